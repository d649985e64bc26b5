import { setOf } from '../text/words.ts'
import { ASKS, DANGLING, DROPPED_I, HELPER, isVerb, restoreDroppedSubject, VERBS } from './find-subject.ts'
import { EMPTY, isSayable, JUDGEMENT, ODD, UNSAYABLE } from './sayable.ts'
import type { TypedClause } from './split-clauses.ts'
import { FEWEST, MOST_TURNED, turn, turnedWord } from './turn-words.ts'

/** A part of a message that can be echoed: a clause turned to the second person, or else a few of its words. */
export interface SaidBack {
  /** `you can't sleep`: in lower case, without end punctuation; null if it cannot be turned safely. */
  turned: string | null
  /** A short phrase without a verb, also turned: `another bill`. */
  fragment: string | null
  /** Its words, normalised by plainOf. */
  plain: string
  at: number
}

const LEADS = setOf(
  `so well ok okay and but anyway anyways btw fyi fine lol lmao haha hahaha ha ugh omg hey hi hello oh um uh hmm hm like honestly tbh
  ngl actually basically also plus yeah yes yep no nah nope literally update sorry please fr smh wow man dude bro sis girl
  then yay listen anyhoo welp alright really though tho wait because`,
)
const TRAILERS = setOf(
  'lol lmao haha hahaha btw tbh tho though ugh smh fr please pls plz dude bro xd omg ngl too and but so because or like idk then yeah ok okay anyway',
)
/** Starts a request to the helper: `don't tell me that`. */
const BIDDING =
  /^(?:please |just |do |don't |never ){0,9}(?:tell|ask|give|say|show|stop|let|help|judge|lecture|remind|answer|explain|guess|listen|talk|speak|wait|look|imagine|forget) /

const LONGEST_FRAGMENT = 6
/** Later parts of a long message are not echoed. */
const MOST_PARTS = 24
const SUBJECTS = setOf(
  "i i'd we my our he she they it it's he's she's they're there there's its that's the nobody everyone",
)
const JOINTS = setOf('and but so then plus')
/** These bind more tightly: split there only if the whole would be too long. */
const CLOSE_JOINTS = setOf('because although though since when while')

interface Part {
  words: readonly string[]
  asks: boolean
}

const partOf = ({ words, end }: TypedClause, from: number, to: number): Part => ({
  words: words.slice(from, to),
  asks: end === '?' && to === words.length,
})

const NOWHERE: ReadonlySet<string> = new Set()

/** Splits words into parts wherever one of `joints` introduces a new subject. */
function cutAt(small: readonly string[], joints: ReadonlySet<string>, from = 0, to = small.length) {
  const cuts = small.flatMap((word, index) =>
    index > from + 1 && index < to && joints.has(word) && SUBJECTS.has(small[index + 1] ?? '') ? [index] : [],
  )
  return [from, ...cuts.slice(0, MOST_PARTS)].map((start, place) => ({ start, end: cuts[place] ?? to }))
}

/** The whole clause if it can be echoed, else parts that stand alone. */
function partsOf(clause: TypedClause): Part[] {
  const small = clause.words.map((word) => word.toLowerCase())
  const part = ({ start, end }: { start: number; end: number }): Part => trimmed(clause, small, start, end)
  const [whole] = cutAt(small, NOWHERE).map(part)
  if (whole && (small.length > MOST_TURNED * 4 ? null : turn(whole.words)) !== null) return [whole]
  return cutAt(small, JOINTS).flatMap(({ start, end }) =>
    (end - start > MOST_TURNED ? cutAt(small, CLOSE_JOINTS, start, end) : [{ start, end }]).map(part),
  )
}

const ASKED_AFTER = setOf('what how why if whether when where who which')
/** `idk maybe I should`: `I don't know` is only a lead-in. */
const isUnsureLead = (small: readonly string[], at: number): boolean =>
  small[at] === 'i' &&
  small[at + 1] === "don't" &&
  small[at + 2] === 'know' &&
  small.length > at + 4 &&
  !ASKED_AFTER.has(small[at + 3] ?? '')

/** `that hurt ok`, but not `it went ok`. */
const isTrailer = (small: readonly string[], at: number): boolean =>
  TRAILERS.has(small[at] ?? '') &&
  !(['ok', 'okay', 'fine', 'right', 'like', 'so'].includes(small[at] ?? '') && BEFORE_OKAY.has(small[at - 1] ?? ''))
const BEFORE_OKAY = setOf(
  "went is it's was be are am feel felt going being did doing i think hope really not isn't wasn't looks",
)

/** `no` is a lead-in to a sentence, but not in `no excuses`. */
const isLead = (small: readonly string[], at: number): boolean =>
  LEADS.has(small[at] ?? '') && (small[at] !== 'no' || SUBJECTS.has(small[at + 1] ?? ''))

/** `I am going to try it, I guess`; a feeling that is only guessed keeps the `I guess`. */
const endsInGuess = (small: readonly string[], start: number, end: number): boolean =>
  small[end - 2] === 'i' &&
  small[end - 1] === 'guess' &&
  end - start > 3 &&
  !small.slice(start, end).some((word) => ['happy', 'glad', 'fine', 'good', 'ok', 'okay', 'great'].includes(word))

function trimmed(clause: TypedClause, small: readonly string[], from: number, to: number): Part {
  let start = from
  let end = to
  if (isUnsureLead(small, start)) start += 3
  while (start < end && isLead(small, start)) start += 1
  if (endsInGuess(small, start, end)) end -= 2
  while (end > start && isTrailer(small, end - 1)) end -= 1
  return partOf(clause, start, end)
}

/** These turn a few words into more than a fragment. */
const NO_FRAGMENT = setOf(
  "i i'd we it he she they him her me not nothing nobody who what it's that's this these those just only please",
)

/** `another bill`, `first glaze firing`: a short noun phrase. */
function fragmentOf(words: readonly string[]): string | null {
  const small = words.map((word) => word.toLowerCase())
  const isShort = words.length >= FEWEST && words.length <= LONGEST_FRAGMENT
  const isName = !small.some((word) => NO_FRAGMENT.has(word) || VERBS.has(word)) && !isVerb(small[0] ?? '')
  if (!isShort || !isName || DANGLING.has(small.at(-1) ?? '') || JUDGEMENT.test(small.join(' '))) return null
  return words.map((_, index) => turnedWord(words, index)).join(' ')
}

const TELLING = setOf('i my we he she they think guess it')
/** A longer statement may end with a question mark for emphasis. */
const LONGEST_ASKED = 6
/** Must not be echoed: questions, words to the helper, and what is harsh, odd or empty. */
function isUnfit({ words, asks }: Part, text: string): boolean {
  const first = words[0]?.toLowerCase() ?? ''
  const isQuestion =
    (asks && words.length <= LONGEST_ASKED && !TELLING.has(first)) || (ASKS.has(first) && !DROPPED_I.has(first))
  const toHelper = words.some((word) => HELPER.has(word.toLowerCase())) || BIDDING.test(`${text} `)
  return isQuestion || toHelper || UNSAYABLE.test(text) || ODD.test(text) || EMPTY.test(text)
}

function saidBack(part: Part, at: number): SaidBack[] {
  const { words } = part
  const text = words.join(' ').toLowerCase()
  if (words.length < FEWEST || isUnfit(part, text)) return []
  const turned = turn(words)
  const fragment = turned === null ? fragmentOf(words) : null
  return turned === null && fragment === null
    ? []
    : [{ turned, fragment, plain: ` ${text.replace(/[',]/g, '')} . `, at }]
}

const MOST_ADDED = 3
const LONGEST_ADDED = 4

/** `she likes birds, tea and cake`: joins a sentence with what follows its commas. */
function withAdded(clauses: readonly TypedClause[]): TypedClause[] {
  const joined: TypedClause[] = []
  let added = 0
  for (const clause of clauses) {
    const last = joined.at(-1)
    const isMore =
      clause.words.length <= LONGEST_ADDED &&
      !ASKS.has(clause.words[0]?.toLowerCase() ?? '') &&
      fragmentOf(clause.words) !== null
    if (last?.end === ',' && added < MOST_ADDED && isMore && turn(last.words) !== null) {
      added += 1
      joined[joined.length - 1] = joinedClause(last, clause)
    } else {
      added = 0
      joined.push(clause)
    }
  }
  return joined
}

function joinedClause(first: TypedClause, second: TypedClause): TypedClause {
  const words = [...first.words.slice(0, -1), `${first.words.at(-1) ?? ''},`, ...second.words]
  const typed = [...first.typed, ...second.typed]
  const places = [...first.places, ...second.places.map((place) => place + first.typed.length)]
  return { words, typed, places, end: second.end }
}

export function sayBack(clauses: readonly TypedClause[]): SaidBack[] {
  const parts = withAdded(clauses.slice(0, MOST_PARTS)).flatMap(partsOf).slice(0, MOST_PARTS)
  return parts.flatMap((part, at) => saidBack(part, at))
}

const ASKING = setOf('what how when where who which why much often whom')

/** The words after `should I`, turned: `text him back`. Null if they cannot be turned. */
export function decisionIn(clauses: readonly TypedClause[]): string | null {
  const clause = clauses.find(({ words }) => /\bshould (?:I|we)\b/i.test(words.join(' ')))
  if (clause === undefined) return null
  const small = clause.words.map((word) => word.toLowerCase())
  const at = small.indexOf('should')
  if (ASKING.has(small[at - 1] ?? '')) return null
  const { words } = trimmed(clause, small, at + 2, small.length)
  const text = words.join(' ').toLowerCase()
  const toHelper = words.some((word) => HELPER.has(word.toLowerCase()))
  const isPlain = words.length > 0 && words.length <= 10 && !DANGLING.has(words.at(-1)?.toLowerCase() ?? '')
  if (!isPlain || toHelper || UNSAYABLE.test(text) || /^(?:be|not|have)\b|\b(?:or|i|we)\b/.test(text)) return null
  return words.map((_, index) => turnedWord(words, index)).join(' ')
}

const LONGEST_TAIL = 12
/** Maximum length of a lead, in words. */
const LONGEST_LEAD = 12

/** The words after a match of `lead` (which ends in `$`), turned: `get people to listen to you`. Null if impossible. */
export function turnedTail(clauses: readonly TypedClause[], lead: RegExp): string | null {
  for (const clause of clauses.slice(0, MOST_PARTS)) {
    const small = clause.words.map((word) => word.toLowerCase())
    for (let at = Math.min(LONGEST_LEAD, small.length); at > 0; at -= 1) {
      if (!lead.test(clause.words.slice(0, at).join(' '))) continue
      const { words } = trimmed(clause, small, at, small.length)
      const text = words.join(' ').toLowerCase()
      const fits = words.length > 0 && words.length <= LONGEST_TAIL && !DANGLING.has(words.at(-1)?.toLowerCase() ?? '')
      const toHelper = words.some((word) => HELPER.has(word.toLowerCase()))
      return fits && !toHelper && isSayable(text) ? words.map((_, index) => turnedWord(words, index)).join(' ') : null
    }
  }
  return null
}

const FEWEST_ITEMS = 3
const MOST_ITEMS = 8
const LONGEST_ITEM = 5

/** Three or more short items, with or without a colon before them: `sawdust, pipe smoke and the dog`. */
export function listIn(text: string, clauses: readonly TypedClause[]): string | null {
  const at = /^[^\n]{1,60}:\s/.test(text) ? 1 : 0
  const items = clauses.slice(at).filter(({ words }) => !/^\d+$/.test(words.join('')))
  const small = items.map(({ words }) => words.map((_, index) => turnedWord(words, index)).join(' '))
  const fits =
    items.length >= FEWEST_ITEMS &&
    items.length <= MOST_ITEMS &&
    items.every(({ words }) => words.length <= LONGEST_ITEM)
  if (items.some(({ words }) => LEADS.has(words[0]?.toLowerCase() ?? ''))) return null
  if (!fits || !small.every(isSayable) || hasSubjects(items)) return null
  return `${small.slice(0, -1).join(', ')} and ${small.at(-1)?.replace(/^and /i, '')}`
}

const hasSubjects = (items: readonly TypedClause[]): boolean =>
  items.some(({ words }) => turn(words) !== null && restoreDroppedSubject(words)?.[0] === words[0])
