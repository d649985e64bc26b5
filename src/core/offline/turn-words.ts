import { FACING } from '../text/facing-words.ts'
import { setOf } from '../text/words.ts'
import { ADVERBS, DANGLING, isVerb, restoreDroppedSubject, TIMES } from './find-subject.ts'
import { JUDGEMENT } from './sayable.ts'

/** Turns words to the second person: `my boss yelled at me`, `your boss yelled at you`. */

export const FEWEST = 2
export const MOST_TURNED = 18
const LONGEST = 110
const TURNED = new Map(Object.entries({ ...FACING, "i'd": "you'd" }))
const PAST = new Map([
  ['was', 'were'],
  ["wasn't", "weren't"],
])
/** `he said I was` must not become `you you were`. */
const SAYING = setOf('told tells tell reminded promised showed')

/** First-person `was`: `I was`, `I just was`, `was I`. */
function isOwnPast(small: readonly string[], index: number): boolean {
  const before = small[index - 1] ?? ''
  const subject = ADVERBS.has(before) ? (small[index - 2] ?? '') : before
  return subject === 'i' || subject === 'we' || small[index + 1] === 'i'
}

const NO_OWNED = setOf(
  'and or but in on at with who that are were all always never still just also both to from for about so',
)

/** `my neighbors dog`: typed without its apostrophe. */
const OWNERS =
  /^(?:mom|mum|dad|mother|father|sister|brother|boss|manager|friend|neighbou?r|roommate|flatmate|husband|wife|boyfriend|girlfriend|partner|son|daughter|grandma|grandpa|grandfather|grandmother|uncle|aunt|teacher|landlord|ex|cousin)s$/

const LOUD = setOf('SO VERY NOT NEVER ALWAYS REALLY ALL AGAIN TOO AND BUT NO SUCH EVERY MY ONLY EVER STILL')
/** The preceding words that decide how a word is turned. */
const REACH = 2
export function turnedWord(all: readonly string[], place: number): string {
  const first = Math.max(0, place - REACH)
  const words = all.slice(first, place + 2)
  const index = place - first
  const small = words.map((word) => word.toLowerCase())
  const word = small[index] ?? ''
  if (LOUD.has(words[index] ?? '')) return TURNED.get(word) ?? word
  const past = PAST.get(word)
  if (past !== undefined && isOwnPast(small, index)) return past
  const follows = small[index + 1] ?? ''
  const owns =
    OWNERS.test(word) && small[index - 1] === 'my' && follows !== '' && !NO_OWNED.has(follows) && !isVerb(follows)
  if (owns) return `${word.slice(0, -1)}'s`
  const isTold = word === 'i' && small[index - 1] === 'me' && SAYING.has(small[index - 2] ?? '')
  return isTold ? 'that you' : (TURNED.get(word) ?? words[index] ?? '')
}

/** `moved in` is complete; `lives in` cannot be told apart from it and passes as well. */
const isCut = (small: readonly string[]): boolean =>
  DANGLING.has(small.at(-1) ?? '') &&
  !(['in', 'on', 'out', 'about'].includes(small.at(-1) ?? '') && isVerb(small.at(-2) ?? ''))

/** `i am learn`: an echo would repeat the mistake. */
const BROKEN = /\bi am (?:learn|work|live|go|have|want|need|think|make|like|know|study|come|get)\b/

/** Judgements by others, which may be echoed as theirs. */
const REPORTED =
  /^(?:my|the|he|she|they|everyone|everybody|people|our|a|some|his|her)\b.{0,40}\b(?:says?|said|thinks?|thought|told me|tells me|calls? me|called me)\b(?!.{0,200}\b(?:hates?|worthless|ugly|fat|kill\p{L}{0,40})\b)/u

const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word)
export function turn(words: readonly string[]): string | null {
  const small = words.map((word) => word.toLowerCase())
  if (words.length > MOST_TURNED || words.length < FEWEST) return null
  if (isCut(small) || BROKEN.test(small.join(' '))) return null
  if (JUDGEMENT.test(small.join(' ')) && !REPORTED.test(small.join(' '))) return null
  const full = restoreDroppedSubject(words)
  if (full === null) return null
  const text = full.map((_, index) => turnedWord(full, index)).join(' ')
  if (/\byou you\b/.test(text) || text.length > LONGEST) return null
  const keepsCapital =
    isCapital(full[0] ?? '') &&
    !TIMES.has(full[0]?.toLowerCase() ?? '') &&
    !/^(?:I|My|Our|The|He|She|They|It|There|We|This|That|Me|His|Her|Their|Some|Everyone|Everybody|People|A|An|Now|Maybe)\b/.test(
      full[0] ?? '',
    )
  return keepsCapital ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
