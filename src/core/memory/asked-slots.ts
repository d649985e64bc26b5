import { plainApostrophes } from '../text/plain-apostrophes.ts'
import { wordsOf } from '../text/words.ts'
import { ATTRIBUTES } from './attributes.ts'
import { FAMILY, FRIEND, PARTNER, PET } from './rules/people.ts'

const RELATION = new RegExp(`\\b(?:my|the|[\\p{L}]{1,40}['’]s) (${FAMILY}|${PARTNER}|${FRIEND}|${PET})\\b`, 'iu')
const LONGEST_NOUN = 5
const MOST_ATTRIBUTES = 4
const SMALL = new Set(
  'what where who whom when which why how is are was were am do does did the a an my your i me you of to in on at for it that this and or have has had now current currently latest again many much most'.split(
    ' ',
  ),
)

/** In a long message the question comes last, after its context, so only the last words count. */
const MOST_WORDS = 32

const stem = (word: string): string => word.replace(/['’]s$/, '').replace(/(?:ing|ed|es|s)$/, '')

const ASKED_IN = Object.entries(ATTRIBUTES).flatMap(([name, { asks, isSingle }]) =>
  isSingle ? [{ name, words: new Set(asks.split(' ').map(stem)) }] : [],
)

/** Best match first. */
function attributesAsked(words: readonly string[]): string[] {
  const asked = new Set(words.filter((word) => !SMALL.has(word)).map(stem))
  const scored = ASKED_IN.map(({ name, words: asks }) => ({ name, hits: asks.intersection(asked).size }))
  return scored
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .slice(0, MOST_ATTRIBUTES)
    .map(({ name }) => name)
}

/** Runs of up to five words that may name something the person has: `marathon goal`, `best time in the 5k`. */
function nounsAsked(words: readonly string[]): string[] {
  const runs: string[] = []
  for (let start = 0; start < words.length; start += 1) {
    if (SMALL.has(words[start] ?? '')) continue
    for (let length = 1; length <= LONGEST_NOUN && start + length <= words.length; length += 1) {
      if (!SMALL.has(words[start + length - 1] ?? '')) runs.push(words.slice(start, start + length).join(' '))
    }
  }
  return runs
}

/** Slots (see slots.ts) that a question may be about; most of them hold nothing. */
export function askedSlots(question: string): string[] {
  const plain = plainApostrophes(question.toLowerCase())
    .replaceAll('favourite', 'favorite')
    .replaceAll('colour', 'color')
  const words = wordsOf(plain).slice(-MOST_WORDS)
  const subject = RELATION.exec(plain)?.[1] ?? ''
  const nouns = nounsAsked(words)
  const counted = /\bhow many\b/.test(plain) ? nouns.map((noun) => `number of ${noun}`) : []
  const names = [...attributesAsked(words), ...nouns, ...counted]
  const own = names.map((name) => `|${name}`)
  return subject === '' ? own : [...own, ...names.map((name) => `${subject}|${name}`)]
}
