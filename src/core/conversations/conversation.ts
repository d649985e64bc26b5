/** What a person thinks of a message that a helper wrote. */
export const REACTION_KINDS = ['up', 'down'] as const
export type ReactionKind = (typeof REACTION_KINDS)[number]

export const REACTION_EMOJI: Record<ReactionKind, string> = { up: '👍', down: '👎' }

interface Listed {
  helperId: number
  isPinned: boolean
  lastMessage: { id: number } | null
}

const newestOf = ({ lastMessage }: Listed): number => lastMessage?.id ?? 0

/** For sorting a list of conversations: pinned ones first, then by their newest message. */
export const listOrder = (one: Listed, other: Listed): number =>
  Number(other.isPinned) - Number(one.isPinned) || newestOf(other) - newestOf(one) || other.helperId - one.helperId
