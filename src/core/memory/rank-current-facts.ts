import { wordsOf } from '../offline/words.ts'
import { sentencesOf } from './clauses.ts'

/** A message that may answer a question. */
export interface Told {
  messageId: number
  text: string
  isFromUser: boolean
  sentAt: Date
}

/** A message with an outdated fact, and the one that states the current fact. */
export interface Superseded {
  messageId: number
  laterMessageId: number
}

const ASKS_PAST =
  /\b(?:before|used to|previous(?:ly)?|former(?:ly)?|original(?:ly)?|first|earlier|initially|ago|back then|at the time|in (?:19|20)\d\d)\b/i
const ASKS_NOW =
  /\b(?:now|current(?:ly)?|latest|newest|these days|nowadays|at the moment|so far|still|most recent(?:ly)?)\b/i
/** Rank at which a current fact is inserted if no word of the question found it. */
const BROUGHT_IN_AT = 3

const SMALL = new Set(
  `the a an and or but so if to of in on at for with by from as is are was were be been am do does did have has had i you he she it we
they me my your his her its our their that this what when where who which how not no just really very now new still also about up out
get got go going went will would can could more most some than then them there too again after before last over im ive its`.split(
    /\s+/,
  ),
)
const stem = (word: string): string => word.replace(/['’]\p{L}*$/u, '').replace(/(?:ing|ed|es|s)$/, '')
const contentOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !SMALL.has(word) && word.length > 1)
      .map(stem),
  )

interface AskedSentence {
  words: ReadonlySet<string>
  /** How many of the sentence's words are in the question. */
  hits: number
  text: string
}

/** The sentence of a message that has the most words of the question. */
function closestSentence(text: string, asked: ReadonlySet<string>): AskedSentence {
  let best: AskedSentence = { words: new Set(), hits: 0, text: '' }
  for (const sentence of sentencesOf(text)) {
    const words = contentOf(sentence)
    const hits = words.intersection(asked).size
    if (hits > best.hits) best = { words, hits, text: sentence }
  }
  return best
}

/** Ways in which people announce a change. */
const CHANGES =
  /\b(?:now|no longer|any ?more|new|these days|since|instead|again|finally|moved?|switched|swapped|changed?|dropped|sold|left|quit|retired|joined|started|finished|lowered|raised|pushed|cancell?ed|down to|up to|went off|fell through|forget the|from now on|turns out|actually)\b/i

const LEAST_SHARED = 2
const LEAST_SHARE = 0.5
const VALUES = /\d[\d:.,]*|(?<=\s)\p{Lu}[\p{L}]+/gu
const valuesOf = (text: string): Set<string> => new Set((text.match(VALUES) ?? []).map((value) => value.toLowerCase()))

/** Whether the newer one states the same thing with another number or name. */
function retells(one: AskedSentence, other: AskedSentence): boolean {
  if (one.hits === 0 || other.hits === 0 || other.text.endsWith('?') || one.text.endsWith('?')) return false
  if (CHANGES.test(other.text) && !CHANGES.test(one.text)) return true
  if (other.hits < one.hits) return false
  const shared = one.words.intersection(other.words).size
  if (shared < LEAST_SHARED || shared < LEAST_SHARE * Math.min(one.words.size, other.words.size)) return false
  const values = valuesOf(other.text)
  return values.size > 0 && !values.isSubsetOf(valuesOf(one.text))
}

function moveBefore<T extends Told>(list: T[], later: number, earlier: number): void {
  const [moved] = list.splice(later, 1)
  if (moved) list.splice(earlier, 0, moved)
}

/** A repeated statement ranks before the first one. */
function newestFirst<T extends Told>(list: T[], question: string): void {
  const asked = contentOf(question)
  const closest = new Map(
    list.flatMap((told) => (told.isFromUser ? [[told, closestSentence(told.text, asked)] as const] : [])),
  )
  for (let later = 1; later < list.length; later += 1) {
    const newer = list[later]
    const told = newer && closest.get(newer)
    if (!newer || !told) continue
    const earlier = list.findIndex((older, index) => {
      const before = closest.get(older)
      return index < later && before !== undefined && older.sentAt < newer.sentAt && retells(before, told)
    })
    if (earlier >= 0) moveBefore(list, later, earlier)
  }
}

function standingFirst<T extends Told>(
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

/**
 * Ranks current facts before those they superseded. `ranked` is best first, `superseded` pairs some of these, and
 * `known` are the messages that state current facts asked about. A question about the past is left as it is.
 */
export function currentFirst<T extends Told>(
  question: string,
  ranked: readonly T[],
  superseded: readonly Superseded[],
  known: readonly T[],
  asked: ReadonlySet<number>,
): T[] {
  if (ASKS_PAST.test(question) && !ASKS_NOW.test(question)) return [...ranked]
  const list = [...ranked]
  for (const told of known) {
    const isThere = list.some(({ messageId }) => messageId === told.messageId)
    if (asked.has(told.messageId) && !isThere) list.splice(Math.min(BROUGHT_IN_AT, list.length), 0, told)
  }
  newestFirst(list, question)
  standingFirst(list, superseded, new Map(known.map((told) => [told.messageId, told])))
  return list
}
