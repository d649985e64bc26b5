import { ENTRY_BYTES, positionsIn } from '../../../core/recall/postings.ts'
import type { Services } from '../../ports/services.ts'
import { openMessage } from '../../sealed-message.ts'
import type { DataKey } from '../../vault.ts'
import { findLocated, findPostings, type Located, type PostingsRow } from './store.ts'
import { hashTerm, termsOf } from './terms.ts'

/** Words in more messages than this are too common to be useful. */
const MOST_MENTIONS = 6

export interface Mentions {
  userId: number
  dataKey: DataKey
  helperId: number
  visibilities: number[]
  words: readonly string[]
}

export interface Mention {
  messageId: number
  isFromUser: boolean
  sentAt: Date
  text: string
}

/** The positions of rare terms. */
function rarePositions(rows: readonly PostingsRow[]): Located[] {
  const sizes = new Map<number, number>()
  for (const { nth, entries } of rows) sizes.set(nth, (sizes.get(nth) ?? 0) + entries.length / ENTRY_BYTES)
  const rare = rows.filter(({ nth }) => (sizes.get(nth) ?? 0) <= MOST_MENTIONS)
  return rare.flatMap((row) => [...positionsIn([row])].map((position) => ({ helperId: row.helperId, position })))
}

/** Messages with any of the words that the helper may see. Common words are skipped. */
export async function findMentions(
  { db }: Pick<Services, 'db'>,
  { userId, dataKey, helperId, visibilities, words }: Mentions,
): Promise<Mention[]> {
  const terms = [...new Set(words.flatMap(termsOf))]
  const hashes = terms.map((term) => hashTerm(dataKey, term))
  const positions = rarePositions(await findPostings(db, userId, hashes, helperId, visibilities))
  if (positions.length === 0) return []
  const rows = await findLocated(db, userId, positions, helperId, visibilities)
  return rows.map(({ messageId, isFromUser, sentAt, content }) => ({
    messageId,
    isFromUser,
    sentAt,
    text: openMessage(dataKey, content),
  }))
}
