import { FACING } from '../facing-words.ts'
import type { Clause } from './split-clauses.ts'

/** What of a message can be said back: a clause turned to face the person, else a few of their words to quote. */
export interface SaidBack {
  /** `you can't sleep`: begins small, without a mark at its end; null where turning it is not safe. */
  turned: string | null
  quote: string | null
  /** Its words, as plainOf writes them. */
  plain: string
  /** Place of the words in the message. */
  at: number
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const LEADS = set(
  `so well ok okay and but anyway anyways btw fyi lol lmao haha hahaha ha ugh omg hey hi hello oh um uh hmm hm like honestly tbh
  ngl actually basically also plus yeah yes yep no nah nope literally update sorry please fr smh wow man dude bro sis girl
  then yay listen anyhoo welp alright really though tho wait because`,
)
const TRAILERS = set(
  'lol lmao haha hahaha btw tbh tho though ugh smh fr please pls plz man dude bro xd omg ngl too and but so because or like idk then yeah right ok okay anyway',
)
/** A phrase that ends in one of these was cut. */
const DANGLING = set(
  `the a an my your his their our of to with for from at in on by about than and but or because is are was were be been that
  which who if when while as into very really so too i we very don't can't won't didn't doesn't it's he's she's am have has had`,
)
const SELF = set('i me my mine myself am')
const GROUP = set('we us our ours ourselves')
const HELPER = set("you your yours yourself you're you've you'd you'll u")

/** A subject that may be left out before these: `lost my job`. */
const DROPPED_I = set(
  `lost got had went failed passed quit finished started broke can't couldn't don't didn't haven't need want feel feeling felt
  thinking trying working having going looking wondering hoping forgot missed cried slept woke ate ran moved met made bought
  spent signed applied argued fought found saw told asked won skipped messed struggling dreading planning wish hate just been
  still finally walked stayed left decided`,
)
const BEING = set('feeling thinking trying working having going looking wondering hoping struggling dreading planning')
const HAVING = set('been')
const OTHER_SUBJECTS = set("he she they it this there he's she's they're it's that's there's that")
const OPENERS = set('my our the')

const VERBS = set(
  `is isn't are aren't was wasn't were has hasn't have haven't had did didn't does doesn't do don't will won't can can't could
  couldn't would wouldn't should keeps keep says said wants want thinks thought makes made gives gave takes took gets got goes
  went seems looks feels felt knows knew hates loves likes needs tells told asks asked calls called comes came starts started
  stopped hurts left broke lost won died fell ran met brought quit became works went put lets tries sent lives moved turned
  yelled yells cried cries cancelled canceled ignores ignored texted refused refuses threw hit bit ate sold bought chewed
  cheated ghosted blocked rejected snapped screamed wrote replied failed passed passes happened ended finished begins began
  starts leaves sleeps barks agrees agree promised forgot quits helped helps hired fired pays paid charges charged hung walked moved passed sings snores`,
)

/** Said of oneself or of life, these are a judgement, and a helper does not make it its own. */
const JUDGEMENT =
  /\b(?:stupid|idiot|dumb|failure|loser|ugly|fat|worthless|useless|pathetic|disgusting|lazy|unlovable|boring|weak|broken|a mess|terrible|awful|horrible|worst|bad (?:person|mother|mom|mum|father|dad|friend|parent|wife|husband|partner|daughter|son|boss)|not good enough|hates?|sucks?|nobody|no one|noone|unfair|losing my mind|my fault|am nothing|evil|crazy|insane|psycho|toxic|liar|lies|cheats?|cheater|cheated|racist|narcissist\p{L}*|jerk|creep|moron|cheap|selfish|deserve\p{L}*|should|guess|supposed)\b/u
/** Neither said back nor quoted. */
const UNSAYABLE =
  /\b(?:fuck\p{L}*|shit\p{L}*|bitch\p{L}*|cunt\p{L}*|asshole\p{L}*|slut\p{L}*|whore\p{L}*|dick|cock|pussy|porn\p{L}*|sex\p{L}*|horny|nudes?|nigg\p{L}*|fag\p{L}*|retard\p{L}*|kill\p{L}*|murder\p{L}*|stab\p{L}*|shoot\p{L}*|bomb\p{L}*|punch\p{L}*|strangl\p{L}*|burn\p{L}* down|dead|die|dying|suicid\p{L}*|rap(?:e|ed|es|ist)|password|passcode|pin)\b/u
/** May a word of the person be said back at all? */
export const isSayable = (text: string): boolean => {
  const small = text.toLowerCase()
  return !(UNSAYABLE.test(small) || JUDGEMENT.test(small) || ODD.test(small))
}
/** Says nothing that could be said back. */
const EMPTY =
  /^(?:i can't with\b[^.]{0,40}|i don't (?:know|get it|care|remember)(?: \w+)?|i (?:know|see|mean|swear|think so|hope so|did|do|was|am|have|can't|will|won't)|it (?:is|was)(?: what it is)?|that's (?:it|all|true|right|fine|why))$/
const ODD = /\d{7,}|[@#_/\\<>{}[\]|=*^~`+]{4,}|@|:\/\/|www\.|[<>{}[\]|\\^~`]/

const FEWEST = 2
/** A message of one word is quoted from so many letters on. */
const SHORTEST_WORD = 4
const MOST_TURNED = 15
const MOST_QUOTED = 9
/** What comes later in a long message is not said back. */
const MOST_PARTS = 24
const LONGEST = 100

const SUBJECTS = set(
  "i i'd we my our he she they it it's he's she's they're there there's its that's the nobody everyone",
)
const JOINTS = set('and but so then plus')
/** They bind closer: cut there only where the whole would be too long. */
const CLOSE_JOINTS = set('because although though since when while')

interface Part {
  words: readonly string[]
  /** The same words as typed. */
  typed: readonly string[]
  asks: boolean
}

const partOf = ({ words, typed, places, end }: Clause, from: number, to: number): Part => ({
  words: words.slice(from, to),
  typed: typed.slice(places[from] ?? 0, (places[to - 1] ?? 0) + 1),
  asks: end === '?' && to === words.length,
})

/** Long clauses in parts that stand alone: cut where `and`, `but`, `because` lead in a new subject. */
function partsOf(clause: Clause): Part[] {
  const small = clause.words.map((word) => word.toLowerCase())
  const isLong = small.length > MOST_TURNED
  const cuts = small.flatMap((word, index) => {
    const isJoint = JOINTS.has(word) || (isLong && CLOSE_JOINTS.has(word))
    return index > 1 && isJoint && SUBJECTS.has(small[index + 1] ?? '') ? [index] : []
  })
  return [0, ...cuts.slice(0, MOST_PARTS)].map((from, place) =>
    trimmed(clause, small, from, cuts[place] ?? small.length),
  )
}

const ASKED_AFTER = set('what how why if whether when where who which')
/** `idk maybe I should` only begins with not knowing. */
const isUnsureLead = (small: readonly string[], at: number): boolean =>
  small[at] === 'i' &&
  small[at + 1] === "don't" &&
  small[at + 2] === 'know' &&
  small.length > at + 4 &&
  !ASKED_AFTER.has(small[at + 3] ?? '')

/** Without what leads in and what trails off. */
function trimmed(clause: Clause, small: readonly string[], from: number, to: number): Part {
  let start = from
  let end = to
  if (isUnsureLead(small, start)) start += 3
  while (start < end && LEADS.has(small[start] ?? '')) start += 1
  while (end > start && TRAILERS.has(small[end - 1] ?? '')) end -= 1
  return partOf(clause, start, end)
}

const TIMES = set(
  'yesterday today tonight tomorrow lately recently sometimes finally luckily sadly unfortunately apparently',
)

const wasLeftOut = (first: string): string[] => [
  'I',
  ...(BEING.has(first) ? ['am'] : HAVING.has(first) ? ['have'] : []),
]

/** After a name: `Dave is leaving`. */
const NAMED_DO = set("is was has had said told wants got will won't can't didn't doesn't isn't wasn't keeps left")
const NO_NAMES = set(
  'who what which everyone everybody everything nobody nothing one some someone something not now here how and but only all being life',
)
const KIN = set('mom mum mama dad daddy grandma grandpa granny nana boyfriend girlfriend hubby')

/** Does a clause begin with someone or something that does what follows? */
function hasSubject(small: readonly string[]): boolean {
  const [first = '', second = ''] = small
  if (['i', "i'd", 'we'].includes(first) || (first === 'me' && second === 'and')) return true
  if (OTHER_SUBJECTS.has(first)) return first.includes("'") || VERBS.has(second)
  if (NAMED_DO.has(second) && first.length > 2 && !NO_NAMES.has(first)) return true
  const hasVerb = small.slice(1, 7).some((word) => VERBS.has(word))
  return OPENERS.has(first) && small.length > 2 && !DANGLING.has(second) && hasVerb
}

/** With the subject that was left out: `lost my job` begins with `I`. Null where none can be told. */
function withSubject(words: readonly string[]): string[] | null {
  const small = words.map((word) => word.toLowerCase())
  const first = small[0] ?? ''
  if (first === 'its') return ["it's", ...words.slice(1)]
  if (KIN.has(first) && hasSubject(['my', ...small])) return ['my', ...words]
  if (hasSubject(small)) return [...words]
  if (DROPPED_I.has(first)) return [...wasLeftOut(first), ...words]
  return TIMES.has(first) && hasSubject(small.slice(1)) ? [...words] : null
}

const TURNED: Readonly<Record<string, string>> = {
  ...FACING,
  "i'd": "you'd",
}
const PAST: Readonly<Record<string, string>> = { was: 'were', "wasn't": "weren't" }
/** Between `I` and `was`. */
const ADVERBS = set('just really still never always only also actually already then kind of so')

/** `he said I was` must not become `you you were`. */
const SAYING = set('told tells tell reminded promised showed')

/** `was` of the person themselves: `I was`, `I just was`, `was I`. */
function isOwnPast(small: readonly string[], index: number): boolean {
  const before = small[index - 1] ?? ''
  const subject = ADVERBS.has(before) ? (small[index - 2] ?? '') : before
  return subject === 'i' || subject === 'we' || small[index + 1] === 'i'
}

function turnedWord(words: readonly string[], index: number): string {
  const small = words.map((word) => word.toLowerCase())
  const word = small[index] ?? ''
  const past = PAST[word]
  if (past !== undefined && isOwnPast(small, index)) return past
  const isTold = word === 'i' && small[index - 1] === 'me' && SAYING.has(small[index - 2] ?? '')
  return isTold ? 'that you' : (TURNED[word] ?? words[index] ?? '')
}

const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word)

function turn(words: readonly string[]): string | null {
  const small = words.map((word) => word.toLowerCase())
  const mixes = small.some((word) => SELF.has(word)) && small.some((word) => GROUP.has(word))
  if (mixes || words.length > MOST_TURNED || words.length < FEWEST) return null
  if (DANGLING.has(small.at(-1) ?? '')) return null
  if (JUDGEMENT.test(small.join(' '))) return null
  const full = withSubject(words)
  if (full === null) return null
  const text = full.map((_, index) => turnedWord(full, index)).join(' ')
  if (/\byou you\b/.test(text) || text.length > LONGEST) return null
  const keepsCapital =
    isCapital(full[0] ?? '') &&
    !TIMES.has(full[0]?.toLowerCase() ?? '') &&
    !/^(?:I|My|Our|The|He|She|They|It|There|We|This|That|Me)\b/.test(full[0] ?? '')
  return keepsCapital ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function quoted(typed: readonly string[]): string | null {
  const text = typed.join(' ')
  const fits = typed.length <= MOST_QUOTED && text.length <= LONGEST
  return fits && !DANGLING.has(typed.at(-1)?.toLowerCase() ?? '') ? text : null
}

const ASKS = set(
  `what who whom where when which why how is are am was were do does did can could should would will shall has have isn't aren't
  don't doesn't didn't can't couldn't wouldn't what's who's where's how's any`,
)

/** Not to be said back: a question, what is meant for the helper, what is harsh, odd or empty. */
function isUnfit({ words, asks }: Part, text: string): boolean {
  const first = words[0]?.toLowerCase() ?? ''
  const isQuestion = asks || (ASKS.has(first) && !DROPPED_I.has(first))
  const toHelper = words.some((word) => HELPER.has(word.toLowerCase()))
  return isQuestion || toHelper || UNSAYABLE.test(text) || ODD.test(text) || EMPTY.test(text)
}

function saidBack(part: Part, at: number, isOnly: boolean): SaidBack[] {
  const { words, typed } = part
  const text = words.join(' ').toLowerCase()
  const isTooShort = words.length < FEWEST && !(isOnly && text.length >= SHORTEST_WORD)
  if (isTooShort || isUnfit(part, text)) return []
  const turned = turn(words)
  const quote = quoted(typed)
  return turned === null && quote === null ? [] : [{ turned, quote, plain: ` ${text.replaceAll("'", '')} . `, at }]
}

/** Everything in the clauses that can be said back, in order. */
export function sayBack(clauses: readonly Clause[]): SaidBack[] {
  const parts = clauses.slice(0, MOST_PARTS).flatMap(partsOf).slice(0, MOST_PARTS)
  return parts.flatMap((part, at) => saidBack(part, at, parts.length === 1))
}

const ASKING = set('what how when where who which why much often whom')

/** The words after `should I`, turned: `text him back`. Null where they cannot be. */
export function decisionIn(clauses: readonly Clause[]): string | null {
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
