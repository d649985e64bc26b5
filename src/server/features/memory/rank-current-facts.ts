import { askedSlots } from '../../../core/memory/asked-slots.ts'
import { followUps, wordsToFollow } from '../../../core/memory/follow-ups.ts'
import { currentFirst } from '../../../core/memory/rank-current-facts.ts'
import { isVisibleTo } from '../../../core/recall/visibility.ts'
import type { Services } from '../../ports/services.ts'
import { openMessage } from '../../sealed-message.ts'
import { type DataKey, keyedHash } from '../../vault.ts'
import { findMentions } from '../recall/find-mentions.ts'
import type { RecallResult } from '../recall/question.ts'
import { FACT_HASHES } from './seal-fact.ts'
import { type FactStatusRow, findCurrentOfSlots, findFactStatus } from './store-current.ts'
import { findSources } from './store-messages.ts'

export interface AskedOf {
  userId: number
  dataKey: DataKey
  helperId: number
  text: string
  visibilities: number[]
}

/** Those of the given messages that the helper may see. */
async function readVisible(
  services: Pick<Services, 'db'>,
  asked: AskedOf,
  ids: readonly number[],
): Promise<RecallResult[]> {
  if (ids.length === 0) return []
  const rows = await findSources(services.db, asked.userId, ids)
  const visible = rows.filter((row) => isVisibleTo(asked, row))
  return visible.map(({ id, helperId, helperName, isFromUser, content, sentAt }) => ({
    messageId: id,
    helperId,
    helperName,
    isFromUser,
    text: openMessage(asked.dataKey, content),
    sentAt,
    score: 0,
    closeness: 0,
    vector: null,
  }))
}

export async function findCurrent({ db }: Pick<Services, 'db'>, { userId, dataKey, text }: AskedOf): Promise<number[]> {
  const slots = askedSlots(text)
  if (slots.length === 0) return []
  const rows = await findCurrentOfSlots(db, { userId, slots: slots.map(keyedHash(dataKey, FACT_HASHES)) })
  return rows.map(({ messageId }) => messageId)
}

/** Which of the ranked messages are superseded by which others. */
function supersededOf(rows: readonly FactStatusRow[], there: ReadonlySet<number>) {
  return rows.flatMap(({ messageId, isCurrent, later }) => {
    if (later === null || !there.has(messageId)) return []
    // A message that also states something still current only yields to messages that the question found, too.
    if (isCurrent && !there.has(later)) return []
    return [{ messageId, laterMessageId: later }]
  })
}

/** Later messages that replace the best one, and that the question did not find. */
async function findFollowUps(
  services: Pick<Services, 'db'>,
  asked: AskedOf,
  best: RecallResult | undefined,
): Promise<number[]> {
  const words = wordsToFollow(asked.text, best)
  if (!best || words.length === 0) return []
  const mentions = await findMentions(services, { ...asked, words })
  return followUps(asked.text, best, mentions).map(({ messageId }) => messageId)
}

/** Also adds messages of `current` (`findCurrent`) that no word of the question found. */
export async function rankCurrentFacts(
  services: Pick<Services, 'db'>,
  asked: AskedOf,
  ranked: readonly RecallResult[],
  current: readonly number[],
): Promise<RecallResult[]> {
  const ids = ranked.map(({ messageId }) => messageId)
  const there = new Set(ids)
  const [statuses, following] = await Promise.all([
    ids.length > 0 ? findFactStatus(services.db, asked.userId, ids) : [],
    findFollowUps(services, asked, ranked[0]),
  ])
  const superseded = supersededOf(statuses, there)
  const wanted = [...current, ...following, ...superseded.map(({ laterMessageId }) => laterMessageId)]
  const known = await readVisible(services, asked, [...new Set(wanted.filter((id) => !there.has(id)))])
  const followed = known.filter(({ messageId }) => following.includes(messageId))
  const list = currentFirst(asked.text, [...ranked, ...followed], superseded, known, new Set(current))
  const scores = ranked.map(({ score }) => score).sort((one, other) => other - one)
  return list.map((one, place) => ({ ...one, score: scores[Math.min(place, scores.length - 1)] ?? 0 }))
}
