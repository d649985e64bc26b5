import { setOf } from '../text/words.ts'

export const ASKS = setOf(
  `what who whom where when which why how is are am was were do does did can could should would will shall has have isn't aren't
  don't doesn't didn't can't couldn't wouldn't what's who's where's how's any`,
)

export const HELPER = setOf("you your yours yourself you're you've you'd you'll u")
/** A phrase that ends with one of these is incomplete. */
export const DANGLING = setOf(
  `the a an my your his their our of to with for from at in on by about than and but or because is are was were be been that
  which who if when while as into very really so too i we very isn't aren't wasn't didn't haven't hasn't don't can't won't didn't doesn't it's he's she's am have has had`,
)

/** Verbs whose subject is often dropped: `lost my job`. */
export const DROPPED_I = setOf(
  `lost got had went failed passed quit finished started broke can't couldn't don't didn't haven't want feel felt did sold hit
  wish hate just only been still finally walked stayed decided hoping forgot missed cried slept woke ate ran moved met made bought
  spent signed applied argued fought found saw told asked won skipped messed made baked cooked burned burnt spilled cleaned
  watched played wrote read called texted booked paid gave took came think guess swear miss dropped tried learned practised practiced studied turned`,
)

/** `I am` is dropped: `bored again`. */
const BEING = setOf(
  `feeling thinking trying working having going looking wondering hoping struggling dreading planning waiting sitting lying
  learning studying reading bored hungry busy sleepy excited nervous confused stuck tired exhausted sick happy sad worried
  stressed scared done ready late home back allergic pregnant married single retired unemployed`,
)

const ADVERBS_OF_BEING = setOf('just still really so pretty kinda')
const HAVING = setOf('been')
const OTHER_SUBJECTS = setOf(
  "he she they it this there he's she's they're it's that's there's that today's everything's",
)
const OPENERS = setOf('my our the a an his her their some everyone everybody people')
export const VERBS = setOf(
  `is isn't are aren't was wasn't were weren't has hasn't have haven't had hadn't did didn't does doesn't do don't will won't can
  can't could couldn't would wouldn't should might must says said thinks thought makes made gives gave takes took gets got goes
  went felt knew told came left broke lost won died fell ran met brought became put sent paid threw hit bit ate sold bought wrote
  sang stole saw heard kept woke spent stood sat held taught caught led read cut hurt let set quit forgot hung began grew drew found
  drove chose spoke swore tore wore built slept froze shook`,
)

/** Verbs that may also end with s, ed or ing. */
const REGULAR = setOf(
  `keep say want think make give take get go seem look feel know hate love like need tell ask call come start stop hurt leave
  break lose win die fall run meet bring work live move turn yell cry cancel ignore text refuse reject snap scream write reply
  fail pass happen end finish begin sleep bark agree promise forget quit help hire fire pay charge hang walk sing snore try send
  cheat ghost block play visit talk laugh smell taste crack leak freeze crash spill burn cook eat drink study practise practice
  learn teach follow watch read post share borrow return owe cost cover expire arrive change improve grow shrink itch click ache
  bite scratch sprain twist steal lie argue fight complain care mind matter remind remember miss wait plan hope expect offer invite join
  decide apologise apologize explain answer believe show hide hit push pull throw drop pick carry wear clean wash fix build paint
  draw drive ride fly travel book order deliver raise lower drag delete close open reach touch hug kiss marry propose split
  accept earn save spend invest wish worry stress annoy bother scare shout whisper stare smile retire graduate enrol sign turn
  dry stay check log join enter settle speak hear find understand deal cope manage become mean nod chew swim treat sit suit fit depend offer melt rise sink shatter peel stick set land hand name sound confuse frustrate distract interrupt disappear appear`,
)

/** Between `I` and `was`. */
export const ADVERBS = setOf('just really still never always only also actually already then kind of so')

export const TIMES = setOf(
  'now maybe perhaps yesterday today tonight tomorrow lately recently sometimes finally luckily sadly unfortunately apparently',
)

const wasLeftOut = (first: string): string[] => [
  'I',
  ...(BEING.has(first) ? ['am'] : HAVING.has(first) ? ['have'] : []),
]

/** These need a verb after them. */
const PASSING = setOf('just still finally only')

/** After a name: `Dave is leaving`. */
const NAMED_DO = setOf("is was has had said told wants got will won't can't didn't doesn't isn't wasn't keeps left")
const NO_NAMES = setOf(
  'who what which everyone everybody everything nobody nothing one some someone something not now here how and but only all being life',
)

const KIN = setOf(
  'mom mum mama dad daddy grandma grandpa granny nana boyfriend girlfriend hubby husband wife boss landlord roommate ex legs feet arms knees head stomach throat',
)

export function isVerb(word: string): boolean {
  if (VERBS.has(word) || REGULAR.has(word)) return true
  const stems = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y'), word.replace(/d$/, '')]
  const past = [word.replace(/ed$/, ''), word.replace(/(.)\1ed$/, '$1'), word.replace(/ied$/, 'y')]
  return [...stems, ...past].some((stem) => stem !== word && REGULAR.has(stem))
}

const PRONOUNS = setOf('he she they it')
const NO_VERB = setOf('and or of in at with who that from to for on but as than like all both too also')
/** `outsmarts me`: an object shows that the word before it is a verb. */
const OBJECTS = setOf('me my him her it us the a them that himself herself')

const isBeforeObject = (small: readonly string[]): boolean =>
  small.some((word, index) => index > 1 && /(?:s|ed)$/.test(word) && OBJECTS.has(small[index + 1] ?? '')) ||
  (/^[\p{L}]{4,40}s$/u.test(small[2] ?? '') && small.length === 4)

const NOT_A_THING = setOf(
  'long good best what when which that this these those then than here there just still also only even never always sometimes maybe much more most very really they with from your mine about being having please thank thanks nobody someone anyone nothing something because like well guess same next last first',
)

const IS = setOf("is are was were isn't aren't wasn't weren't has have will won't")
/** `coffee helps`, `glaze came out`. */
const isBareThing = ([first = '', second = '']: readonly string[]): boolean =>
  /^[a-z]{4,}$/.test(first) &&
  !NOT_A_THING.has(first) &&
  !isVerb(first) &&
  !first.endsWith('ing') &&
  !first.endsWith('ly') &&
  (VERBS.has(second) || isVerb(second)) &&
  !second.endsWith('ing')

/** `interest rates are high`. */
function isThings(small: readonly string[]): boolean {
  const at = small.findIndex((word) => IS.has(word))
  const subject = small.slice(0, at)
  return (
    at > 0 &&
    at < 4 &&
    small.length > at + 1 &&
    subject.every(
      (word) =>
        /^[\p{L}'-]{3,40}$/u.test(word) &&
        !NOT_A_THING.has(word) &&
        !ASKS.has(word) &&
        !HELPER.has(word) &&
        !PRONOUNS.has(word) &&
        !NO_VERB.has(word) &&
        !word.includes("'"),
    )
  )
}

function hasSubject(small: readonly string[]): boolean {
  const [first = '', second = ''] = small
  if (['i', "i'd", 'we'].includes(first)) return second !== ''
  if (first === 'me' && second === 'and') return true
  if (PRONOUNS.has(first)) return second !== '' && !NO_VERB.has(second)
  if (OTHER_SUBJECTS.has(first)) return first.includes("'") || isVerb(second)
  if (NAMED_DO.has(second) && first.length > 2 && !NO_NAMES.has(first) && !NOT_A_THING.has(first)) return true
  if (isBareThing(small) || isThings(small)) return true
  return (
    OPENERS.has(first) &&
    small.length > 2 &&
    (!DANGLING.has(second) || second === 'i' || ['everyone', 'everybody', 'people', 'some'].includes(first)) &&
    (small.slice(2, 7).some(isVerb) || isBeforeObject(small))
  )
}

const AFTER_ACT = setOf(
  'a an the my our with w on in at to for about it him her them out up off some another two three',
)
/** `matched with a guy`: a past act of the person, without its subject. */
const isOwnPastAct = ([first = '', second = '']: readonly string[]): boolean =>
  first.endsWith('ed') && isVerb(first) && AFTER_ACT.has(second)

/** The dropped words at the start; null if unclear. */
function leftOut(small: readonly string[]): string[] | null {
  const [first = '', second = ''] = small
  if (ADVERBS_OF_BEING.has(first) && BEING.has(second)) return ['I', 'am']
  if (first === 'took' && /^(?:\d|a|an|two|three|only|so|forever|ages|me)/.test(second)) return ['it']
  if (PASSING.has(first) && !isVerb(second) && !BEING.has(second) && !DROPPED_I.has(second)) return null
  if (DROPPED_I.has(first) || BEING.has(first) || HAVING.has(first)) return wasLeftOut(first)
  return isOwnPastAct(small) ? ['I'] : null
}

/** Restores the dropped subject: `lost my job` begins with `I`. Null if unclear. */
export function restoreDroppedSubject(words: readonly string[]): string[] | null {
  const small = words.map((word) => word.toLowerCase())
  const first = small[0] ?? ''
  if (first === 'its') return ["it's", ...words.slice(1)]
  if (KIN.has(first) && hasSubject(['my', ...small])) return ['my', ...words]
  if (hasSubject(small) || (TIMES.has(first) && hasSubject(small.slice(1)))) return [...words]
  const left = leftOut(small)
  return left === null ? null : [...left, first, ...words.slice(1)]
}
