import { gramsOfPart, looseForm, type Script, scriptOf } from './grams.ts'

/**
 * Words of languages whose stems we don't know: one that somebody looks for, and one of a message, both by their letters.
 * Endings change the last third of a word (`kitap`, `kitabımı`), prefixes its first letters (`kitabu`, `vitabu`).
 */

const INFLECTED = /^(\p{sc=Han}+)\p{sc=Hiragana}+$/u
const HIRAGANA = /^\p{sc=Hiragana}/u
const ENDS_IN_VOWEL = /[aeiouy]$/

/** A word of this length is looked for at the beginning of others only. */
const SHORT = 2
/** What stays of a word in its other forms has at least so many letters. */
const LEAST_KEPT = 4
/** The same in scripts that write no vowels. */
const LEAST_CONSONANTS = 3
/** The longest prefix that is exchanged for another one, or that stands before a word: `ki`, `וה`, `وال`. */
const MOST_EXCHANGED = 2
const MOST_BEFORE = 3
/** The longest ending of a short word. */
const MOST_ENDING = 5
/** The longest ending that takes the place of the last vowel of a word of four letters: `voda`, `vodami`. */
const MOST_FOR_VOWEL = 3

/** One way in which a word may be there: it contains `part`, and then `fits`. */
interface Way {
  part: string
  fits(word: string): boolean
}

const within =
  (part: string, most: number) =>
  (word: string): boolean => {
    const at = word.indexOf(part)
    return at >= 0 && at <= most
  }
const beginsWith = (part: string): Way => ({ part, fits: (word) => word.startsWith(part) })

function waysOfCharacters(asked: string): Way[] {
  const whole = { part: asked, fits: (word: string) => word.includes(asked) }
  const [, stem] = INFLECTED.exec(asked) ?? []
  if (!stem) return [whole]
  // `食べる` and `食べました`, but not `食事`.
  const fits = (word: string) =>
    word
      .split(stem)
      .slice(1)
      .some((rest) => HIRAGANA.test(rest))
  return [whole, { part: stem, fits }]
}

function waysOfSyllables(asked: string): Way[] {
  if (asked.length === 1) return [beginsWith(asked)]
  const kept = Math.max(SHORT, Math.ceil((2 * asked.length) / 3))
  return [{ part: asked, fits: (word) => word.includes(asked) }, beginsWith(asked.slice(0, kept))]
}

/** In Arabic and Hebrew, what stands before a word and its ending may both be others: `المدرسة`, `مدرستي`. */
function waysOfPrefixed(asked: string): Way[] {
  const kept = [asked.slice(0, Math.max(LEAST_KEPT, Math.ceil((2 * asked.length) / 3)))]
  if (asked.length > LEAST_CONSONANTS)
    kept.push(asked.slice(-Math.max(LEAST_CONSONANTS, asked.length - MOST_EXCHANGED)))
  if (asked.length > LEAST_KEPT + MOST_EXCHANGED) kept.push(asked.slice(MOST_EXCHANGED, -1))
  return [...kept.map((part) => ({ part, fits: within(part, MOST_BEFORE) })), withoutEnding(asked, LEAST_CONSONANTS)]
}

/** The text has the word without the ending that was typed: `kitaplar`, `kitap`. */
const withoutEnding = (asked: string, least: number): Way => ({
  part: asked.slice(0, least),
  fits: (word) => word.length >= Math.max(least, asked.length / 2) && asked.startsWith(word),
})

function waysOfLetters(asked: string): Way[] {
  const { length } = asked
  const whole = { part: asked, fits: length < LEAST_KEPT ? within(asked, MOST_BEFORE) : within(asked, Infinity) }
  if (length < LEAST_KEPT) return [whole]
  const ways = [whole, beginsWith(asked.slice(0, Math.max(LEAST_KEPT, Math.ceil((2 * length) / 3))))]
  if (length > LEAST_KEPT) {
    const end = asked.slice(1)
    ways.push(withoutEnding(asked, LEAST_KEPT), { part: end, fits: within(end, MOST_EXCHANGED) })
  } else if (ENDS_IN_VOWEL.test(asked)) {
    const part = asked.slice(0, -1)
    ways.push({ part, fits: (word) => word.startsWith(part) && word.length <= part.length + MOST_FOR_VOWEL })
  }
  return ways
}

const WAYS: Record<Script, (asked: string) => Way[]> = {
  characters: waysOfCharacters,
  syllables: waysOfSyllables,
  unspaced: (asked) => [{ part: asked, fits: (word) => word.includes(asked) }],
  prefixed: waysOfPrefixed,
  letters: waysOfLetters,
}

function waysOf(asked: string): Way[] {
  const script = scriptOf(asked)
  const isShort = asked.length <= SHORT && (script === 'letters' || script === 'prefixed')
  if (!isShort) return WAYS[script](asked)
  const mayEnd = asked.length === SHORT
  return [
    {
      part: asked,
      fits: (word) => word === asked || (mayEnd && word.startsWith(asked) && word.length <= SHORT + MOST_ENDING),
    },
  ]
}

/** Whether a word of `looseWords` is a form of the one that is looked for, or contains it. */
export function likeWord(askedWord: string): (word: string) => boolean {
  const ways = waysOf(looseForm(askedWord))
  return (word) => ways.some(({ fits }) => fits(word))
}

/** Grams of which a message has all of one list, if it may contain a word like this one. */
export const gramsLike = (askedWord: string): string[][] =>
  waysOf(looseForm(askedWord))
    .map(({ part }) => gramsOfPart(part))
    .filter((grams) => grams.length > 0)
