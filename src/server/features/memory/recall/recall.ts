import {
  addClosest,
  type Closeness,
  type Held,
  isWorthMentioning,
  rerankByMeaning,
} from '../../../../core/recall/closeness.ts'
import { askedByThemselves, cuesIn, isInPeriod, speakerIn, subjectOf } from '../../../../core/recall/cues.ts'
import {
  type Candidate,
  findCandidates,
  occursAt,
  sessionStart,
  type TermHits,
} from '../../../../core/recall/find-candidates.ts'
import { bestFirst, firstScore, type Ranked, rankTurn } from '../../../../core/recall/memory-ranking.ts'
import { withoutDuplicates } from '../../../../core/recall/recalled-text.ts'
import { sharedVisibilities } from '../../../../core/recall/visibility.ts'
import { tellsAnything } from '../../../../core/recall/words.ts'
import { withTimeout } from '../../../platform/async/timers.ts'
import { mapWithoutBlocking } from '../../../platform/async/without-blocking.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import { buildLayout, type Layout } from './build-layout.ts'
import { findClosest } from './find-closest.ts'
import type { RecallQuestion, RecallResult, Requester } from './question.ts'
import { type FoundMessage, readCandidates } from './read-candidates.ts'
import { conversationsOf, findPostings } from './store.ts'
import { askedTermsOf, hashTerm, termsOf } from './terms.ts'

/** Messages found by words, and ones only similar in meaning, among which the best are read. */
const CANDIDATES = 40
/** Most texts that are decrypted for ranking: what others tell seldom makes up for a poor first score. */
const READ = 30
/** If everything of a period is asked for, all that are found in it are read. */
const CANDIDATES_OF_A_TIME = 150
/** Maximum number of terms searched for: a long message is not searched with all its words. */
const MOST_TERMS = 24

/** The newest messages of a conversation, which may not be indexed yet. */
const UNINDEXED = 10
const NOTHING_CLOSE: Closeness = new Float32Array()
const NOTHING_SHOWN: ReadonlySet<number> = new Set()

/** Terms and postings are independent, so they are fetched in parallel. */
async function lookUp(
  { db }: Uses<'db'>,
  { userId, dataKey }: Requester,
  helperId: number,
  text: string,
  visibilities: number[],
) {
  const terms = [...new Set(askedTermsOf(text))].slice(0, MOST_TERMS)
  const hashes = terms.map((term) => hashTerm(dataKey, term))
  const [conversations, postings] = await Promise.all([
    conversationsOf(db, { userId }),
    findPostings(db, userId, hashes, helperId, visibilities),
  ])
  const visible = conversations.filter((one) => one.helperId === helperId || visibilities.length > 0)
  return { terms, postings, visible, layout: buildLayout(visible) }
}

type LookedUp = Awaited<ReturnType<typeof lookUp>>

/** Where each term of a question occurs, except names of the speakers, which occur in every other message. */
function hitsOf({ terms, postings, layout }: LookedUp, names: readonly string[]): Map<string, TermHits> {
  const ofNames = new Set(names.flatMap(termsOf))
  const hits = layout.hitsOf(postings, terms.length).map((found, nth) => [terms[nth] ?? '', found] as const)
  return new Map(hits.filter(([term]) => !ofNames.has(term)))
}

function present({ candidate, score }: Ranked<FoundMessage>, layout: Layout): RecallResult {
  const { row, text, at, position } = candidate
  return {
    messageId: row.messageId,
    helperId: row.helperId,
    helperName: layout.locate(position).helperName,
    isFromUser: row.isFromUser,
    isImported: row.isImported,
    text,
    sentAt: new Date(at),
    score,
  }
}

/** How many of the words that a topic is about a message holds, by its position. */
function heldIn(hits: ReadonlyMap<string, TermHits>, topic: string): (position: number) => Held {
  const asked = [...new Set(termsOf(subjectOf(topic)))].flatMap((term) => hits.get(term) ?? [])
  return (position) => ({ asked: asked.length, held: asked.filter((one) => occursAt(one, position)).length })
}

/** Best first; never sensitive ones, never another person's. What the helper may not see is left out before ranking. */
async function searchMessages(
  services: Services,
  requester: Requester,
  question: Omit<RecallQuestion, 'count'>,
): Promise<RecallResult[]> {
  // What is asked for, and where it may be
  const { helperId, text, askedAt, shown = NOTHING_SHOWN, onlySure = false } = question
  const visibilities = sharedVisibilities(requester.privacy, helperId)
  const cues = cuesIn(text, askedAt.getTime(), requester.timeZone)
  const { period } = cues
  const lookedUp = await lookUp(services, requester, helperId, cues.topic, visibilities)
  const { visible, layout } = lookedUp
  if (layout.corpus.messages <= shown.size && visible.every((one) => one.helperId === helperId)) return []
  const helpers = visible.map((one) => ({ id: one.helperId, name: one.name }))
  const { speaker, names } = speakerIn(text, requester.firstName, helpers, helperId)

  // By words
  // Positions of messages shown anyway, except the last, which may not be indexed; those are recognised by message id.
  const { from, to } = layout.newestOf(helperId, shown.size - UNINDEXED)
  const scoreOf = (one: Candidate): number =>
    one.position >= from && one.position < to ? Number.NEGATIVE_INFINITY : firstScore(cues, one)
  const during = (at: number): boolean => period !== null && isInPeriod(period, at)
  const shownAnyway = to === from ? shown.size : UNINDEXED
  const limit = shownAnyway + (cues.isOpen ? CANDIDATES_OF_A_TIME : CANDIDATES)
  const hits = hitsOf(lookedUp, names)
  const byWords = findCandidates([...hits.values()], layout.corpus, scoreOf, limit, during)

  // By meaning, unless all of a time is asked for
  const heldAt = heldIn(hits, cues.topic)
  const topic = { helperId, visibilities, text: askedByThemselves(cues.topic, names), layout }
  const closest = cues.isOpen ? NOTHING_CLOSE : await findClosest(services, requester, topic)
  const closeness = closest.fill(0, from, to)

  // The best of both, which are read and ranked again
  const startOf = (position: number): number => sessionStart(layout.corpus, position)
  const isOwn = speaker === 'person' && names.length === 0
  const first = addClosest(byWords, closeness, CANDIDATES, startOf).map((candidate) => ({
    candidate,
    score: firstScore(cues, candidate),
  }))
  const candidates = rerankByMeaning(first, closeness, isOwn)
    .slice(0, cues.isOpen ? limit : shownAnyway + READ)
    .map(({ candidate }) => candidate)
  const reading = { layout, helperId, visibilities, speaker }
  const read = (await readCandidates(services, requester, reading, candidates)).filter(
    ({ row }) => !shown.has(row.messageId),
  )
  const isSure = (one: Ranked<FoundMessage>): boolean => {
    const { position } = one.candidate
    return isWorthMentioning(one, closeness[position] ?? 0, heldAt(position))
  }
  const ranked = bestFirst(await mapWithoutBlocking(read, (candidate) => rankTurn(cues, candidate)))
  return rerankByMeaning(ranked, closeness, isOwn)
    .filter((one) => !onlySure || cues.isOpen || isSure(one))
    .map((one) => present(one, layout))
}

/** Best first. */
export async function recall(
  services: Services,
  requester: Requester,
  { count, ...question }: RecallQuestion,
): Promise<RecallResult[]> {
  const ranked = await searchMessages(services, requester, question)
  return withoutDuplicates(ranked)
    .values()
    .filter((one) => tellsAnything(one.text))
    .take(count)
    .toArray()
}

/** Only what is surely about it. Nothing if that takes too long or fails. */
export async function recallInTime(
  services: Services,
  requester: Requester,
  question: RecallQuestion,
): Promise<RecallResult[]> {
  const found = recall(services, requester, { ...question, onlySure: true }).catch((cause): RecallResult[] => {
    services.log.error({ err: cause, helper: question.helperId }, 'nothing could be recalled')
    return []
  })
  return withTimeout(found, services.config.recallTimeoutMs, () => [])
}
