import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as greek } from '@orama/stemmers/greek'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { Stem } from '../../../../core/recall/words.ts'
import { foldLetters, spellOut } from '../../../../core/text/fold-letters.ts'
import { foreignLanguage } from '../../../../core/text/foreign-language.ts'

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
export function everyStem(word: string): string[] {
  const forms = [...new Set([word, foldLetters(word), spellOut(word)])]
  return [...new Set(forms.flatMap((form) => [englishStem(form), ...[...LATIN.values()].map((stem) => stem(form))]))]
}

/** As English and as the language of the text. A short question of unclear language matches by the English stem. */
export function stemsOf(text: string): Stem {
  const own = LATIN.get(foreignLanguage(text))
  if (!own) return (word) => [englishStem(word)]
  return (word) => [...new Set([englishStem(word), own(word)])]
}
