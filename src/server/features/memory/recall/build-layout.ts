import { type Corpus, GAP, type TermHits } from '../../../../core/recall/find-candidates.ts'
import { decodeSessions } from '../../../../core/recall/position-messages.ts'
import { type Chunk, decodeHits } from '../../../../core/recall/postings.ts'
import type { ConversationRow, PostingsRow } from './store.ts'

/** All conversations in one global range of positions, with gaps so that none are adjacent to another's. */
export interface Layout {
  corpus: Corpus
  hitsOf(postings: readonly PostingsRow[], terms: number): TermHits[]
  /** The conversation and position of a global position. */
  locate(position: number): { helperId: number; helperName: string; position: number }
  /** The global position of a conversation's position; null if it was added later. */
  positionOf(helperId: number, position: number): number | null
  /** Global position where a conversation starts. */
  baseOf(helperId: number): number
  /**
   * The gap behind them is included; `to` is exclusive. None of a conversation with messages from elsewhere: those are the
   * newest in the index, and not in the conversation.
   */
  newestOf(helperId: number, count: number): { from: number; to: number }
}

export function buildLayout(conversations: readonly ConversationRow[]): Layout {
  const bases = new Map<number, number>()
  const sizes = new Map<number, number>()
  let positions = 0
  for (const { helperId, nextPosition } of conversations) {
    bases.set(helperId, positions)
    sizes.set(helperId, nextPosition)
    positions += nextPosition + GAP
  }
  const baseOf = (helperId: number): number => bases.get(helperId) ?? 0
  const positionsOf = (helperId: number): number => sizes.get(helperId) ?? 0
  const sessions = decodeSessions(
    conversations.map(({ helperId, sessions: stored }) => ({ base: baseOf(helperId), stored })),
  )
  return {
    corpus: {
      messages: conversations.reduce((sum, { messages }) => sum + messages, 0),
      positions,
      sessions,
    },
    hitsOf(postings, terms) {
      const chunks = Array.from({ length: terms }, (): Chunk[] => [])
      for (const { nth, helperId, chunk, entries } of postings) {
        // A message or even a conversation may have been added since the conversations were read.
        const base = bases.get(helperId)
        if (base !== undefined) chunks[nth - 1]?.push({ chunk, base, entries })
      }
      return chunks.map((list) => decodeHits(list, positions))
    },
    positionOf(helperId, position) {
      return position < positionsOf(helperId) ? baseOf(helperId) + position : null
    },
    locate(position) {
      const conversation = conversations.findLast(({ helperId }) => baseOf(helperId) <= position)
      if (!conversation) throw new Error('a position outside of every conversation')
      const { helperId, name: helperName } = conversation
      return { helperId, helperName, position: position - baseOf(helperId) }
    },
    baseOf,
    newestOf(helperId, count) {
      if (conversations.some((one) => one.helperId === helperId && one.hasImports)) return { from: 0, to: 0 }
      const size = positionsOf(helperId)
      const end = baseOf(helperId) + size
      return { from: end - Math.min(size, Math.max(0, count)), to: size === 0 ? end : end + GAP }
    },
  }
}
