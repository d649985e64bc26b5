import { FACING } from '../facing-words.ts'
import type { Clause } from './split-clauses.ts'

/** What of a message can be said back: a clause turned to face the person, else a few of their words. */
export interface SaidBack {
  /** `you can't sleep`: begins small, without a mark at its end; null where turning it is not safe. */
  turned: string | null
  /** A short run of words without a verb, turned as well: `another bill`. */
  fragment: string | null
  /** Its words, as plainOf writes them. */
  plain: string
  /** Place of the words in the message. */
  at: number
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const LEADS = set(
  `so well ok okay and but anyway anyways btw fyi fine lol lmao haha hahaha ha ugh omg hey hi hello oh um uh hmm hm like honestly tbh
  ngl actually basically also plus yeah yes yep no nah nope literally update sorry please fr smh wow man dude bro sis girl
  then yay listen anyhoo welp alright really though tho wait because`,
)
const TRAILERS = set(
  'lol lmao haha hahaha btw tbh tho though ugh smh fr please pls plz dude bro xd omg ngl too and but so because or like idk then yeah right ok okay anyway',
)
/** A phrase that ends in one of these was cut. */
const DANGLING = set(
  `the a an my your his their our of to with for from at in on by about than and but or because is are was were be been that
  which who if when while as into very really so too i we very isn't aren't wasn't didn't haven't hasn't don't can't won't didn't doesn't it's he's she's am have has had`,
)
const HELPER = set("you your yours yourself you're you've you'd you'll u")
/** Begins what is asked of the helper: `don't tell me that`. */
const BIDDING =
  /^(?:please |just |do |don't |never )*(?:tell|ask|give|say|show|stop|let|help|judge|lecture|remind|answer|explain|guess|listen|talk|speak|wait|look|imagine|forget) /

/** A subject that may be left out before these: `lost my job`. */
const DROPPED_I = set(
  `lost got had went failed passed quit finished started broke can't couldn't don't didn't haven't want feel felt did sold hit
  wish hate just been still finally walked stayed decided hoping forgot missed cried slept woke ate ran moved met made bought
  spent signed applied argued fought found saw told asked won skipped messed made baked cooked burned burnt spilled cleaned
  watched played wrote read called texted booked paid gave took came think guess swear dropped tried learned practised practiced studied turned`,
)
/** With `am` as well: `bored again`. */
const BEING = set(
  `feeling thinking trying working having going looking wondering hoping struggling dreading planning waiting sitting lying
  learning studying reading bored hungry busy sleepy excited nervous confused stuck tired exhausted sick happy sad worried
  stressed scared done ready late home back allergic pregnant married single retired unemployed`,
)
const ADVERBS_OF_BEING = set('just still really so pretty kinda')
const HAVING = set('been')
const OTHER_SUBJECTS = set("he she they it this there he's she's they're it's that's there's that")
const OPENERS = set('my our the a an his her their some everyone everybody people')

const VERBS = set(
  `is isn't are aren't was wasn't were weren't has hasn't have haven't had hadn't did didn't does doesn't do don't will won't can
  can't could couldn't would wouldn't should might must says said thinks thought makes made gives gave takes took gets got goes
  went felt knew told came left broke lost won died fell ran met brought became put sent paid threw hit bit ate sold bought wrote
  sang stole saw heard kept woke spent stood sat held taught caught led read cut hurt let set quit forgot hung began grew drew found
  drove chose spoke swore tore wore built slept froze shook`,
)
/** They may end in s, ed, ing as well. */
const REGULAR = set(
  `keep say want think make give take get go seem look feel know hate love like need tell ask call come start stop hurt leave
  break lose win die fall run meet bring work live move turn yell cry cancel ignore text refuse reject snap scream write reply
  fail pass happen end finish begin sleep bark agree promise forget quit help hire fire pay charge hang walk sing snore try send
  cheat ghost block play visit talk laugh smell taste crack leak freeze crash spill burn cook eat drink study practise practice
  learn teach follow watch read post share borrow return owe cost cover expire arrive change improve grow shrink itch click ache
  bite scratch steal lie argue fight complain care mind matter remind remember miss wait plan hope expect offer invite join
  decide apologise apologize explain answer believe show hide hit push pull throw drop pick carry wear clean wash fix build paint
  draw drive ride fly travel book order deliver raise lower drag delete close open reach touch hug kiss marry propose split
  accept earn save spend invest wish worry stress annoy bother scare shout whisper stare smile retire graduate enrol sign turn
  dry speak hear find understand deal cope manage become mean nod chew swim treat sit suit fit depend offer melt rise sink shatter peel stick set land hand name sound confuse frustrate distract interrupt disappear appear`,
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
  /^(?:i can't with\b[^.]{0,40}|i don't (?:know|get it|care|remember)(?: \w+)?|i can't(?: \w+)?|i (?:know(?: i know)?|see|mean|swear|think so|hope so|did|do|was|am|have|can't|will|won't)|it (?:is|was)(?: what it is)?|that's (?:it|all|true|right|fine|why))$/
const ODD = /\d{7,}|[@#_/\\<>{}[\]|=*^~`+]{4,}|@|:\/\/|www\.|[<>{}[\]|\\^~`]/

const FEWEST = 2
const MOST_TURNED = 18
const LONGEST_FRAGMENT = 6
/** What comes later in a long message is not said back. */
const MOST_PARTS = 24
const LONGEST = 110

const SUBJECTS = set(
  "i i'd we my our he she they it it's he's she's they're there there's its that's the nobody everyone",
)
const JOINTS = set('and but so then plus')
/** They bind closer: cut there only where the whole would be too long. */
const CLOSE_JOINTS = set('because although though since when while')

interface Part {
  words: readonly string[]
  asks: boolean
}

const partOf = ({ words, end }: Clause, from: number, to: number): Part => ({
  words: words.slice(from, to),
  asks: end === '?' && to === words.length,
})

const NOWHERE: ReadonlySet<string> = new Set()

/** A run of words in parts, cut where one of `joints` leads in a new subject. */
function cutAt(small: readonly string[], joints: ReadonlySet<string>, from = 0, to = small.length) {
  const cuts = small.flatMap((word, index) =>
    index > from + 1 && index < to && joints.has(word) && SUBJECTS.has(small[index + 1] ?? '') ? [index] : [],
  )
  return [from, ...cuts.slice(0, MOST_PARTS)].map((start, place) => ({ start, end: cuts[place] ?? to }))
}

/** A clause as it is, if it can be said back whole, else in parts that stand alone. */
function partsOf(clause: Clause): Part[] {
  const small = clause.words.map((word) => word.toLowerCase())
  const part = ({ start, end }: { start: number; end: number }): Part => trimmed(clause, small, start, end)
  const [whole] = cutAt(small, NOWHERE).map(part)
  if (whole && (small.length > MOST_TURNED * 4 ? null : turn(whole.words)) !== null) return [whole]
  return cutAt(small, JOINTS).flatMap(({ start, end }) =>
    (end - start > MOST_TURNED ? cutAt(small, CLOSE_JOINTS, start, end) : [{ start, end }]).map(part),
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

/** `that hurt ok`, but not `it went ok`. */
const isTrailer = (small: readonly string[], at: number): boolean =>
  TRAILERS.has(small[at] ?? '') &&
  !(['ok', 'okay', 'fine', 'right', 'like', 'so'].includes(small[at] ?? '') && BEFORE_OKAY.has(small[at - 1] ?? ''))
const BEFORE_OKAY = set(
  "went is it's was be are am feel felt going being did doing i think hope really not isn't wasn't looks",
)

/** `no` leads in a sentence, but not `no excuses`. */
const isLead = (small: readonly string[], at: number): boolean =>
  LEADS.has(small[at] ?? '') && (small[at] !== 'no' || SUBJECTS.has(small[at + 1] ?? ''))

/** Without what leads in and what trails off. */
function trimmed(clause: Clause, small: readonly string[], from: number, to: number): Part {
  let start = from
  let end = to
  if (isUnsureLead(small, start)) start += 3
  while (start < end && isLead(small, start)) start += 1
  while (end > start && isTrailer(small, end - 1)) end -= 1
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

function isVerb(word: string): boolean {
  if (VERBS.has(word) || REGULAR.has(word)) return true
  const stems = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y'), word.replace(/d$/, '')]
  const past = [word.replace(/ed$/, ''), word.replace(/(.)\1ed$/, '$1'), word.replace(/ied$/, 'y')]
  return [...stems, ...past].some((stem) => stem !== word && REGULAR.has(stem))
}

const PRONOUNS = set('he she they it')
const NO_VERB = set('and or of in at with who that from to for on but as than like all both too also')
/** `outsmarts me`: an object tells that a verb stands before it. */
const OBJECTS = set('me my him her it us the a them that himself herself')
const isBeforeObject = (small: readonly string[]): boolean =>
  small.some((word, index) => index > 1 && /(?:s|ed)$/.test(word) && OBJECTS.has(small[index + 1] ?? ''))

/** Does a clause begin with someone or something that does what follows? */
function hasSubject(small: readonly string[]): boolean {
  const [first = '', second = ''] = small
  if (['i', "i'd", 'we'].includes(first)) return second !== ''
  if (first === 'me' && second === 'and') return true
  if (PRONOUNS.has(first)) return second !== '' && !NO_VERB.has(second)
  if (OTHER_SUBJECTS.has(first)) return first.includes("'") || isVerb(second)
  if (NAMED_DO.has(second) && first.length > 2 && !NO_NAMES.has(first)) return true
  if (isBareThing(small)) return true
  return (
    OPENERS.has(first) &&
    small.length > 2 &&
    !DANGLING.has(second) &&
    (small.slice(2, 7).some(isVerb) || isBeforeObject(small))
  )
}

/** `matched with a guy`: what only a person does, at the beginning. */
const isOwnPastAct = ([first = '', second = '']: readonly string[]): boolean =>
  first.endsWith('ed') && isVerb(first) && AFTER_ACT.has(second)
const AFTER_ACT = set('a an the my our with w on in at to for about it him her them out up off some another two three')
/** `coffee helps`, `glaze came out`. */
const isBareThing = ([first = '', second = '']: readonly string[]): boolean =>
  /^[a-z]{4,}$/.test(first) &&
  !NOT_A_THING.has(first) &&
  !isVerb(first) &&
  !first.endsWith('ing') &&
  !first.endsWith('ly') &&
  (VERBS.has(second) || isVerb(second)) &&
  !second.endsWith('ing')
const NOT_A_THING = set(
  'what when which that this these those then than here there just still also only even never always sometimes maybe much more most very really they with from your mine about being having please thank thanks nobody someone anyone nothing something because like well guess same next last first',
)

/** With the subject that was left out: `lost my job` begins with `I`. Null where none can be told. */
function withSubject(words: readonly string[]): string[] | null {
  const small = words.map((word) => word.toLowerCase())
  const first = small[0] ?? ''
  if (first === 'its') return ["it's", ...words.slice(1)]
  if (KIN.has(first) && hasSubject(['my', ...small])) return ['my', ...words]
  if (hasSubject(small)) return [...words]
  if (ADVERBS_OF_BEING.has(first) && BEING.has(small[1] ?? '')) return ['I', 'am', ...words]
  const uncapped = [first, ...words.slice(1)]
  if (DROPPED_I.has(first) || BEING.has(first) || HAVING.has(first)) return [...wasLeftOut(first), ...uncapped]
  if (isOwnPastAct(small)) return ['I', ...uncapped]
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

const NO_OWNED = set(
  'and or but in on at with who that are were all always never still just also both to from for about so',
)
/** `my neighbors dog`: typed without its apostrophe. */
const OWNERS =
  /^(?:mom|mum|dad|mother|father|sister|brother|boss|manager|friend|neighbou?r|roommate|flatmate|husband|wife|boyfriend|girlfriend|partner|son|daughter|grandma|grandpa|grandfather|grandmother|uncle|aunt|teacher|landlord|ex|cousin)s$/

function turnedWord(words: readonly string[], index: number): string {
  const small = words.map((word) => word.toLowerCase())
  const word = small[index] ?? ''
  const past = PAST[word]
  if (past !== undefined && isOwnPast(small, index)) return past
  const follows = small[index + 1] ?? ''
  const owns =
    OWNERS.test(word) && small[index - 1] === 'my' && follows !== '' && !NO_OWNED.has(follows) && !isVerb(follows)
  if (owns) return `${word.slice(0, -1)}'s`
  const isTold = word === 'i' && small[index - 1] === 'me' && SAYING.has(small[index - 2] ?? '')
  return isTold ? 'that you' : (TURNED[word] ?? words[index] ?? '')
}

/** `moved in` is whole, `lives in` is not told apart from it and stands as well. */
const isCut = (small: readonly string[]): boolean =>
  DANGLING.has(small.at(-1) ?? '') &&
  !(['in', 'on', 'out', 'about'].includes(small.at(-1) ?? '') && isVerb(small.at(-2) ?? ''))
/** `i am learn`: an echo would repeat the slip. */
const BROKEN = /\bi am (?:learn|work|live|go|have|want|need|think|make|like|know|study|come|get)\b/
/** What others say of them is theirs. */
const REPORTED =
  /^(?:my|the|he|she|they|everyone|everybody|people|our|a|some|his|her)\b.{0,40}\b(?:says?|said|thinks?|thought|told me|tells me|calls? me|called me)\b(?!.*\b(?:hates?|worthless|ugly|fat|kill\p{L}*)\b)/u

const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word)

function turn(words: readonly string[]): string | null {
  const small = words.map((word) => word.toLowerCase())
  if (words.length > MOST_TURNED || words.length < FEWEST) return null
  if (isCut(small) || BROKEN.test(small.join(' '))) return null
  if (JUDGEMENT.test(small.join(' ')) && !REPORTED.test(small.join(' '))) return null
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

/** They make more of a few words than a fragment. */
const NO_FRAGMENT = set(
  "i i'd we it he she they him her me not no nothing nobody who what it's that's this these those just only please",
)

/** `another bill`, `first glaze firing`: a few words that name something. */
function fragmentOf(words: readonly string[]): string | null {
  const small = words.map((word) => word.toLowerCase())
  const isShort = words.length >= FEWEST && words.length <= LONGEST_FRAGMENT
  const isName = !small.some((word) => NO_FRAGMENT.has(word) || VERBS.has(word)) && !isVerb(small[0] ?? '')
  if (!isShort || !isName || DANGLING.has(small.at(-1) ?? '') || JUDGEMENT.test(small.join(' '))) return null
  return words.map((_, index) => turnedWord(words, index)).join(' ')
}

const ASKS = set(
  `what who whom where when which why how is are am was were do does did can could should would will shall has have isn't aren't
  don't doesn't didn't can't couldn't wouldn't what's who's where's how's any`,
)

const TELLING = set('i my we he she they think guess it')
/** Longer statements end in a question mark for emphasis. */
const LONGEST_ASKED = 6
/** Not to be said back: a question, what is meant for the helper, what is harsh, odd or empty. */
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

/** `she likes birds, tea and cake`: a sentence and what follows its commas. */
function withAdded(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = []
  let added = 0
  for (const clause of clauses) {
    const last = joined.at(-1)
    const isMore =
      clause.words.length <= LONGEST_ADDED &&
      !ASKS.has(clause.words[0]?.toLowerCase() ?? '') &&
      fragmentOf(clause.words) !== null
    const isOne =
      clause.words.length === 1 &&
      /^\p{L}{3,}$/u.test(clause.words[0] ?? '') &&
      !LEADS.has(clause.words[0]?.toLowerCase() ?? '') &&
      !TRAILERS.has(clause.words[0]?.toLowerCase() ?? '')
    if (last?.end === ',' && added < MOST_ADDED && (isMore || isOne) && turn(last.words) !== null) {
      added += 1
      joined[joined.length - 1] = joinedClause(last, clause)
    } else {
      added = 0
      joined.push(clause)
    }
  }
  return joined
}

function joinedClause(first: Clause, second: Clause): Clause {
  const words = [...first.words.slice(0, -1), `${first.words.at(-1) ?? ''},`, ...second.words]
  const typed = [...first.typed, ...second.typed]
  const places = [...first.places, ...second.places.map((place) => place + first.typed.length)]
  return { words, typed, places, end: second.end }
}

/** Everything in the clauses that can be said back, in order. */
export function sayBack(clauses: readonly Clause[]): SaidBack[] {
  const parts = withAdded(clauses.slice(0, MOST_PARTS)).flatMap(partsOf).slice(0, MOST_PARTS)
  return parts.flatMap((part, at) => saidBack(part, at))
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

const LONGEST_TAIL = 12
/** How far into a clause its lead may reach. */
const LONGEST_LEAD = 12

/** The words after what `lead` matches (it ends in `$`), turned: `get people to listen to you`. Null where they cannot be. */
export function turnedTail(clauses: readonly Clause[], lead: RegExp): string | null {
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

/** Three short items or more, after a colon or not: `sawdust, pipe smoke and the dog`. */
export function listIn(text: string, clauses: readonly Clause[]): string | null {
  const at = /^[^\n]{1,60}:\s/.test(text) ? 1 : 0
  const items = clauses.slice(at).filter(({ words }) => !/^\d+$/.test(words.join('')))
  const small = items.map(({ words }) => words.map((_, index) => turnedWord(words, index)).join(' '))
  const fits =
    items.length >= FEWEST_ITEMS &&
    items.length <= MOST_ITEMS &&
    items.every(({ words }) => words.length <= LONGEST_ITEM)
  if (!fits || !small.every(isSayable) || hasSubjects(items)) return null
  return `${small.slice(0, -1).join(', ')} and ${small.at(-1)?.replace(/^and /i, '')}`
}

const hasSubjects = (items: readonly Clause[]): boolean =>
  items.some(({ words }) => turn(words) !== null && withSubject(words)?.[0] === words[0])
