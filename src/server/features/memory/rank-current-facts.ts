import { askedSlots } from '../../../core/memory/asked-slots.ts'
import { currentFirst } from '../../../core/memory/rank-current-facts.ts'
import { mayBeTold } from '../../../core/recall/visibility.ts'
import type { Services } from '../../ports/services.ts'
import { openMessage } from '../../sealed-message.ts'
import { type DataKey, keyedHash } from '../../vault.ts'
import type { Recollection } from '../recall/question.ts'
import { FACT_HASHES } from './seal-fact.ts'
import { findCurrentOfSlots, findStanding, type StandingRow } from './store-facts.ts'
import { findSources } from './store-messages.ts'

/** What is asked, by whom, and what the helper that is told may know of others' messages. */
export interface AskedOf {
  userId: number
  dataKey: DataKey
  helperId: number
  text: string
  visibilities: number[]
}

/** What the helper may see of the messages that tell what is current. */
async function readTold(
  services: Pick<Services, 'db'>,
  asked: AskedOf,
  ids: readonly number[],
): Promise<Recollection[]> {
  if (ids.length === 0) return []
  const rows = await findSources(services.db, asked.userId, ids)
  const told = rows.filter((row) => mayBeTold(asked, row))
  return told.map(({ id, helperId, helperName, isFromUser, content, sentAt }) => ({
    messageId: id,
    helperId,
    helperName,
    isFromUser,
    text: openMessage(asked.dataKey, content),
    sentAt,
    score: 0,
  }))
}

/** The messages that tell what is current of what is asked for. */
export async function findCurrent({ db }: Pick<Services, 'db'>, { userId, dataKey, text }: AskedOf): Promise<number[]> {
  const slots = askedSlots(text)
  if (slots.length === 0) return []
  const rows = await findCurrentOfSlots(db, { userId, slots: slots.map(keyedHash(dataKey, FACT_HASHES)) })
  return rows.map(({ messageId }) => messageId)
}

/** Of those that are ranked: what was superseded by what. */
function supersededOf(rows: readonly StandingRow[], there: ReadonlySet<number>) {
  return rows.flatMap(({ messageId, isCurrent, later }) => {
    if (later === null || !there.has(messageId)) return []
    // What told something else that still is so gives way only to what the question led to as well.
    if (isCurrent && !there.has(later)) return []
    return [{ messageId, laterMessageId: later }]
  })
}

/**
 * Ranks what is current before what it superseded, and brings in what is current of what is asked for where no word of
 * the question led to it: `current` (`findCurrent`). Gives as many as it was given, or more by what it brought in; their
 * scores fall.
 */
export async function rankCurrentFacts(
  services: Pick<Services, 'db'>,
  asked: AskedOf,
  ranked: readonly Recollection[],
  current: readonly number[],
): Promise<Recollection[]> {
  const ids = ranked.map(({ messageId }) => messageId)
  const there = new Set(ids)
  const standing = ids.length > 0 ? await findStanding(services.db, asked.userId, ids) : []
  const superseded = supersededOf(standing, there)
  const missing = [...current, ...superseded.map(({ laterMessageId }) => laterMessageId)].filter((id) => !there.has(id))
  const known = await readTold(services, asked, [...new Set(missing)])
  const list = currentFirst(asked.text, ranked, superseded, known, new Set(current))
  const scores = ranked.map(({ score }) => score).sort((one, other) => other - one)
  return list.map((one, place) => ({ ...one, score: scores[Math.min(place, scores.length - 1)] ?? 0 }))
}
