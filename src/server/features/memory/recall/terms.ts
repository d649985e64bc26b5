import { createHmac, type KeyObject } from 'node:crypto'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as greek } from '@orama/stemmers/greek'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { askedWords, type Stem, termsIn, wordsIn } from '../../../../core/recall/words.ts'
import { gramsIn } from '../../../../core/search/grams.ts'
import { gramsLike, likeWord } from '../../../../core/search/like-word.ts'
import { foreignLanguage } from '../../../../core/text/foreign-language.ts'
import { emojiIn, foldLetters, spellOut } from '../../../../core/text/words.ts'
import type { DataKey } from '../../../platform/crypto/vault.ts'

type Stemmer = (word: string) => string

const LATIN = new Map<string | null, Stemmer>([
  ['de', german],
  ['es', spanish],
  ['fr', french],
  ['it', italian],
  ['nl', dutch],
  ['pt', portuguese],
])
const SCRIPTS: [RegExp, Stemmer][] = [
  [/^\p{sc=Cyrillic}/u, russian],
  [/^\p{sc=Greek}/u, greek],
]

/** Words repeat, so their stems are cached up to a limit. */
const MOST_KEPT = 20_000
const kept = new Map<string, string>()

function englishStem(word: string): string {
  const known = kept.get(word)
  if (known !== undefined) return known
  const stemmer = SCRIPTS.find(([script]) => script.test(word))?.[1] ?? english
  const stem = stemmer(word)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(word, stem)
  return stem
}

/** The stems of a word in every known language, and of the word without accents or spelt without them. */
function everyStem(word: string): string[] {
  const forms = [...new Set([word, foldLetters(word), spellOut(word)])]
  return [...new Set(forms.flatMap((form) => [englishStem(form), ...[...LATIN.values()].map((stem) => stem(form))]))]
}

/** As English and as the language of the text. A short question of unclear language matches by the English stem. */
export function stemsOf(text: string): Stem {
  const own = LATIN.get(foreignLanguage(text))
  if (!own) return (word) => [englishStem(word)]
  return (word) => [...new Set([englishStem(word), own(word)])]
}

/** Each person's key for terms is derived from their data key, which is deleted with the account. */
const TERMS = 'recall terms 1'

const termKeyOf = (dataKey: DataKey): KeyObject =>
  dataKey.derived(TERMS, (secret) => createHmac('sha256', secret).update(TERMS).digest())

/** HMAC-SHA256 of a term, cut to an int8. */
export const hashTerm = (dataKey: DataKey, term: string): bigint =>
  createHmac('sha256', termKeyOf(dataKey)).update(term).digest().readBigInt64BE()

export const termsOf = (text: string): string[] => termsIn(text, stemsOf(text))

/** The terms to look for. */
export const askedTermsOf = (question: string): string[] => termsIn(askedWords(question).join(' '), stemsOf(question))

/** Of its accented words, as somebody types them who leaves out accents or spells letters out. */
export function plainTermsOf(text: string): string[] {
  const accented = [...new Set(wordsIn(text))].filter((word) => foldLetters(word) !== word)
  const plain = accented.flatMap((word) => [foldLetters(word), spellOut(word)])
  return plain.length > 0 ? termsIn(plain.join(' '), stemsOf(text)) : []
}

/** Extra terms for a person's search: without accents, parts of words whose stems we don't know, and emoji. */
export const searchTermsOf = (text: string): Set<string> =>
  new Set([...plainTermsOf(text), ...gramsIn(text), ...emojiIn(text)])

/** A word that is looked for. */
export interface SearchedWord {
  word: string
  /** As stems, or as an emoji: each of them is the word. */
  stems: readonly string[]
  /** Where a message has all terms of one of these, it may contain the word in a form whose stem we don't know. */
  parts: readonly (readonly string[])[]
  /** Whether a word of `looseWords` may be a form of it, or contains it. */
  isLike(loose: string): boolean
}

/** Without words that carry no meaning. */
export function searchedWords(query: string): SearchedWord[] {
  const words = wordsIn(query).map((word) => ({
    word,
    stems: [...new Set(termsIn(word, everyStem))],
    parts: gramsLike(word),
    isLike: likeWord(word),
  }))
  const emoji = emojiIn(query).map((sign) => ({ word: sign, stems: [sign], parts: [], isLike: () => false }))
  return [...words.filter(({ stems }) => stems.length > 0), ...emoji]
}
