import { type Corpus, GAP, type TermHits } from '../../../../core/recall/find-candidates.ts'
import { type Chunk, decodeHits, decodeSessions } from '../../../../core/recall/postings.ts'
import type { ConversationRow, PostingsRow } from './store.ts'

interface Place {
  base: number
  size: number
}

/** All conversations in one global range of positions, with gaps so that none are adjacent to another's. */
export interface Layout {
  corpus: Corpus
  hitsOf(postings: readonly PostingsRow[], terms: number): TermHits[]
  /** The conversation and position of a global position. */
  locate(position: number): { helperId: number; helperName: string; position: number }
  /** The global position where a conversation starts, and how many it has. */
  placeOf(helperId: number): Place
  /**
   * The gap behind them is included; `to` is exclusive. None of a conversation with messages from elsewhere: those are the
   * newest in the index, and not in the conversation.
   */
  newestOf(helperId: number, count: number): { from: number; to: number }
}

export function buildLayout(conversations: readonly ConversationRow[]): Layout {
  const places = new Map<number, Place>()
  let positions = 0
  for (const { helperId, nextPosition } of conversations) {
    places.set(helperId, { base: positions, size: nextPosition })
    positions += nextPosition + GAP
  }
  const placeOf = (helperId: number): Place => places.get(helperId) ?? { base: 0, size: 0 }
  const sessions = decodeSessions(
    conversations.map(({ helperId, sessions: stored }) => ({ ...placeOf(helperId), stored })),
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
        const place = places.get(helperId)
        if (place) chunks[nth - 1]?.push({ chunk, base: place.base, entries })
      }
      return chunks.map((list) => decodeHits(list, positions))
    },
    locate(position) {
      const conversation = conversations.findLast(({ helperId }) => placeOf(helperId).base <= position)
      if (!conversation) throw new Error('a position outside of every conversation')
      const { helperId, name: helperName } = conversation
      return { helperId, helperName, position: position - placeOf(helperId).base }
    },
    placeOf,
    newestOf(helperId, count) {
      if (conversations.some((one) => one.helperId === helperId && one.hasImports)) return { from: 0, to: 0 }
      const { base, size } = placeOf(helperId)
      const end = base + size
      return { from: end - Math.min(size, Math.max(0, count)), to: size === 0 ? end : end + GAP }
    },
  }
}
