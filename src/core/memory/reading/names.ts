import { folded } from '../../text/words.ts'
import { calendarNames, HOLIDAY_NAMES, monthNames } from './numbers.ts'

/** The words that were said or shown, folded, as a name may be compared with them. */
export interface SaidWords {
  words: ReadonlySet<string>
  /** Those that may be names with another ending, by their beginning. */
  names: ReadonlyMap<string, readonly string[]>
  /** All letters without what is between them. */
  letters: string
}

const NO_NAMES = new Set(
  `i am pm ok mr mrs ms miss mx dr prof sir madam aunt auntie uncle mom mum mama dad papa grandma grandpa granny nana
herr frau don dona senor senora sr sra seu pan pani monsieur madame mme mlle mevrouw meneer signor signora bey hanim`.split(
    /\s+/,
  ),
)
const isCalendarWord = (word: string): boolean => calendarNames().has(word) || HOLIDAY_NAMES.has(word)
/** `Jan 11`, `3. Mar`; alone it may be somebody. */
const isMonthByNumber = (word: string, before: string, after: string): boolean =>
  monthNames().has(word) && (/\d\.?\s?(?:de )?$/.test(before) || /^\.?,?\s?\d/.test(after))

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’ʼ][\p{L}\p{M}]+)*/gu
const APOSTROPHES = /['’ʼ]/g
const partsOf = (word: string): string[] => word.split(APOSTROPHES)
const isCapital = (word: string): boolean => /^[\p{Lu}\p{Lt}]/u.test(word)
const HONORIFIC = /(?:さん|くん|君|ちゃん|様|さま|先生|씨|님)$/u

const hasCase = (word: string): boolean => word.toLowerCase() !== word.toUpperCase()
const BEGINNING = 3
const beginningOf = (word: string): string => word.slice(0, BEGINNING)
const LONG_ENOUGH = 5

/** Short words without a capital are no names that may have another ending: `the` is not Theo. */
const mayBeName = (said: string, key: string): boolean =>
  (isCapital(said) || key.length >= LONG_ENOUGH || !hasCase(said)) && !isCalendarWord(key) && !monthNames().has(key)

export function saidWords(texts: readonly string[]): SaidWords {
  const found = texts
    .flatMap((text) => [...text.matchAll(WORD)])
    .flatMap(([word]) => [word.replace(APOSTROPHES, ''), ...partsOf(word)])
  const said = new Map(found.map((word) => [word, folded(word)]))
  const names = new Set([...said].filter(([word, key]) => mayBeName(word, key)).map(([, key]) => key))
  return {
    words: new Set(said.values()),
    names: Map.groupBy(names, beginningOf),
    letters: folded(texts.join('\n')).replace(/[^\p{L}]/gu, ''),
  }
}

function sharedBeginning(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/** One name in two grammatical cases: `Krakowa` and `Krakowie`, `Tomek` and `Tomka`, `Asia` and `Asi`. */
function isInflected(name: string, said: string): boolean {
  const shared = sharedBeginning(name, said)
  const shorter = Math.min(name.length, said.length)
  const rest = name.length + said.length - 2 * shared
  if (shared < BEGINNING || rest > Math.max(4, shared)) return false
  return shared === shorter || shared >= shorter - (shorter > 4 ? 2 : 1)
}

const SHORTEST_MISTYPED = 6

/** One letter too many, too few or another one, or two swapped: models mend how people type. */
function isMistyped(name: string, said: string): boolean {
  if (Math.min(name.length, said.length) < SHORTEST_MISTYPED) return false
  const start = sharedBeginning(name, said)
  const reversed = [name, said].map((word) => [...word.slice(start)].reverse().join(''))
  const [ending = '', saidEnding = ''] = reversed
  const end = sharedBeginning(ending, saidEnding)
  const [one = '', other = ''] = reversed.map((word) => word.slice(end))
  return Math.max(one.length, other.length) < 2 || (one.length === 2 && one === [...other].reverse().join(''))
}

function isSaid(name: string, { words, names, letters }: SaidWords): boolean {
  const key = folded(name)
  if (words.has(key) || (key.length > LONG_ENOUGH && letters.includes(key))) return true
  return (names.get(beginningOf(key)) ?? []).some((said) => isInflected(key, said) || isMistyped(key, said))
}

/** A word that says whom a line is about. */
export function isSubjectSaid(word: string, said: SaidWords): boolean {
  if (hasCase(word)) return isSaid(word, said) || partsOf(word).every((part) => part.length < 2 || isSaid(part, said))
  const bare = folded(word).replace(folded(word).length > 2 ? HONORIFIC : /$^/, '')
  return said.letters.includes(bare) || isSaid(word, said)
}

/** Words of German alone, and words that it shares with others: `will`, `um`, `ich`. */
const ONLY_GERMAN = new Set(
  `und eine einen einem einer ist sind wird werden nicht keine mit vom zu zum zur auf aus für nach seit über unter ihre ihren ihrem
ihrer seine seinen seinem seiner weil dass auch oder aber mein meine wir unser geht kommt wohnt arbeitet heißt`.split(
    /\s+/,
  ),
)
const ALSO_GERMAN = new Set(
  'das die der dem den ein war hat will kein bei von im am ihr sein es sich als wenn noch nur ich um ab hab bin'.split(
    ' ',
  ),
)
const GERMAN_SHARE = 0.15
const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? []

/** Whether most of it is German, as a text without a sign of its own then is. */
export function isMostlyGerman(texts: readonly string[]): boolean {
  const words = wordsIn(texts.join(' ').toLowerCase())
  const german = words.filter((word) => ONLY_GERMAN.has(word) || ALSO_GERMAN.has(word))
  return german.length > GERMAN_SHARE * words.length && german.some((word) => ONLY_GERMAN.has(word))
}

/** German writes every noun with a capital, so its names cannot be told by one. In lower case only, for MIT and Uber. */
export const isGerman = (text: string): boolean => wordsIn(text).some((word) => ONLY_GERMAN.has(word))

const STARTS = /(?:^|[.!?…。]["'”’»)]*\s+|["“„«‚‘(]\s?)$/u
const AFTER_TITLE = /(?:^|\s)(?:mr|mrs|ms|dr|prof|sr|sra|st|m)\.\s+$/iu
const startsSentence = (before: string): boolean =>
  STARTS.test(before) && !/[(]\s?$/.test(before) && !AFTER_TITLE.test(before)

/** The first name in a text that nobody said, if any. */
export function unsaidName(text: string, said: SaidWords): string | undefined {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const before = text.slice(0, index)
    const after = text.slice(index + word.length)
    if (startsSentence(before) || isSaid(word.replace(APOSTROPHES, ''), said)) continue
    const unsaid = partsOf(word).find((part) => {
      const key = folded(part)
      const isName = isCapital(part) && part.length > 1 && !NO_NAMES.has(key) && !isCalendarWord(key)
      return isName && !isMonthByNumber(key, before, after) && !isSaid(part, said)
    })
    if (unsaid) return unsaid
  }
  return undefined
}
