/** What a person thinks of a message that a helper wrote. */
export const REACTION_KINDS = ['up', 'down'] as const
export type ReactionKind = (typeof REACTION_KINDS)[number]

export const REACTION_EMOJI: Record<ReactionKind, string> = { up: '👍', down: '👎' }
