import { closerAmong, similarityAmong, type WithEmbedding } from '../recall/similarity.ts'
import { replaces, restates } from './replacements.ts'
import { statementOf, subjectWords } from './statements.ts'

export interface RankedMessage {
  messageId: number
  text: string
  isFromUser: boolean
  sentAt: Date
}

export type ComparedMessage = RankedMessage & WithEmbedding

/** A message with an outdated fact, and the one that states the current fact. */
export interface Superseded {
  messageId: number
  laterMessageId: number
}

const ASKS_PAST =
  /\b(?:before|used to|previous(?:ly)?|former(?:ly)?|original(?:ly)?|first|earlier|initially|ago|back then|at the time|in (?:19|20)\d\d)\b/i
const ASKS_NOW =
  /\b(?:now|current(?:ly)?|latest|newest|these days|nowadays|at the moment|so far|still|most recent(?:ly)?)\b/i
/** Whether it asks how something was, rather than how it is. */
export const asksPast = (question: string): boolean => ASKS_PAST.test(question) && !ASKS_NOW.test(question)

/** Rank at which a current fact is inserted if no word of the question found it. */
const BROUGHT_IN_AT = 3
/** Only this many of the best messages are overtaken: lower ones are seldom an answer. */
const OVERTAKEN = 5
/** From this rank on, of the reasons in `replacements.ts` only the specific ones count. */
const HARDLY_FOUND = 15
/** Above this rank, a message is surely about what is asked. */
const SURELY_ASKED = 3
/** Any other counts as such if it is this much closer to the question than average. */
const ASKED = 0.15

function moveBefore<T extends RankedMessage>(list: T[], later: number, earlier: number): void {
  const [moved] = list.splice(later, 1)
  if (moved) list.splice(earlier, 0, moved)
}

/** A statement that replaces an earlier one ranks before it. */
function newestFirst<T extends ComparedMessage>(list: T[], question: string): void {
  const asked = subjectWords(question)
  const own = list.filter(({ isFromUser }) => isFromUser)
  const statements = new Map(own.map((told) => [told, statementOf(told.text, asked)]))
  const similarity = similarityAmong(own)
  const closer = closerAmong(own)
  const isReplaced = (older: T, newer: T, at: number): boolean => {
    const [before, later] = [statements.get(older), statements.get(newer)]
    if (!before || !later || older.sentAt >= newer.sentAt) return false
    if (replaces(before, later, asked, at >= HARDLY_FOUND)) return true
    return (at < SURELY_ASKED || closer(newer) >= ASKED) && restates(before, later, asked, similarity(older, newer))
  }
  for (let at = 1; at < list.length; at += 1) {
    const newer = list[at]
    if (!newer) continue
    const earlier = list.slice(0, Math.min(at, OVERTAKEN)).findIndex((older) => isReplaced(older, newer, at))
    if (earlier >= 0) moveBefore(list, at, earlier)
  }
}

function moveSuperseding<T extends RankedMessage>(
  list: T[],
  superseded: readonly Superseded[],
  byId: ReadonlyMap<number, T>,
): void {
  // Oldest first: at the end of a chain, the current fact ranks before all that it followed.
  const inTime = superseded.toSorted((one, other) => one.messageId - other.messageId)
  for (const { messageId, laterMessageId } of inTime) {
    const earlier = list.findIndex((one) => one.messageId === messageId)
    const later = list.findIndex((one) => one.messageId === laterMessageId)
    if (earlier < 0) continue
    const now = byId.get(laterMessageId)
    if (later < 0 && now) list.splice(earlier, 0, now)
    else if (later > earlier) moveBefore(list, later, earlier)
  }
}

/** `ranked`: best first. `known`: messages with current facts asked about. Questions about the past change nothing. */
export function currentFirst<T extends ComparedMessage>(
  question: string,
  ranked: readonly T[],
  superseded: readonly Superseded[],
  known: readonly T[],
  asked: ReadonlySet<number>,
): T[] {
  if (asksPast(question)) return [...ranked]
  const list = [...ranked]
  for (const told of known) {
    const isThere = list.some(({ messageId }) => messageId === told.messageId)
    if (asked.has(told.messageId) && !isThere) list.splice(Math.min(BROUGHT_IN_AT, list.length), 0, told)
  }
  newestFirst(list, question)
  moveSuperseding(list, superseded, new Map(known.map((told) => [told.messageId, told])))
  return list
}
