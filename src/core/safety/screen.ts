import { once } from '../once.ts'
import { anyOf, fold, occurs, type Part, PhraseReader, wordsOf } from '../text/phrases.ts'
import type { Concern, Danger, Phrases, SafetyLanguage } from './concern.ts'
import { DE } from './phrases/de.ts'
import { EN } from './phrases/en.ts'
import { ES } from './phrases/es.ts'
import { FR } from './phrases/fr.ts'
import { OTHERS } from './phrases/others.ts'
import { PT } from './phrases/pt.ts'

/** What a sentence is answered for if it tells of several. */
const GRAVEST_FIRST: readonly Concern[] = [
  'overdose',
  'suicide',
  'harm-to-others',
  'grooming',
  'violence',
  'self-harm',
  'medical',
  'eating',
  'someone-else',
]

interface DangerPhrase {
  concern: Concern
  phrase: Part
}

interface Reader {
  language: SafetyLanguage
  /** The phrases by a word that they need; those without such a word are under `''`. */
  byWord: ReadonlyMap<string, readonly DangerPhrase[]>
  before: Part
  after: Part
  elsewhere: Part
  past: Part
  again: Part
  minor: Part
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

function indexed(dangers: readonly DangerPhrase[]): Map<string, DangerPhrase[]> {
  const byWord = new Map<string, DangerPhrase[]>()
  for (const danger of dangers) {
    for (const word of danger.phrase.needs ?? ['']) byWord.set(word, [...(byWord.get(word) ?? []), danger])
  }
  return byWord
}

function readerOf(language: SafetyLanguage, phrases: Phrases): Reader {
  const reader = new PhraseReader(phrases)
  const oneOf = (text: string): Part => anyOf(linesOf(text).map((line) => reader.read(line)))
  const dangers = GRAVEST_FIRST.flatMap((concern) =>
    linesOf(phrases.dangers[concern] ?? '').map((line) => ({ concern, phrase: reader.read(line) })),
  )
  return {
    language,
    byWord: indexed(dangers),
    before: oneOf(phrases.before),
    after: oneOf(phrases.after),
    elsewhere: oneOf(phrases.elsewhere),
    past: oneOf(phrases.past),
    again: oneOf(phrases.again),
    minor: oneOf(phrases.minor),
  }
}

/** In a few milliseconds. */
const allReaders = once((): readonly Reader[] => [
  readerOf('en', EN),
  readerOf('de', DE),
  readerOf('es', ES),
  readerOf('fr', FR),
  readerOf('pt', PT),
  readerOf('en', OTHERS),
])

/** Someone else's words. */
const QUOTED = /["“”„«»][^"“”„«»]{1,400}["“”»«]/gu
const SENTENCE_END = /[.!?;\n。！？।؟]+/u
const sentencesOf = (text: string): string[][] => fold(text).split(SENTENCE_END).map(wordsOf)

/** How many words before a phrase may change its meaning. */
const NEAR = 7

const endsAt = (part: Part, words: readonly string[], end: number): boolean => {
  for (let at = Math.max(0, end - NEAR); at < end; at += 1) if (part.ends(words, at).includes(end)) return true
  return false
}

const byGravity = (one: DangerPhrase, other: DangerPhrase): number =>
  GRAVEST_FIRST.indexOf(one.concern) - GRAVEST_FIRST.indexOf(other.concern)

function findIn(words: readonly string[], reader: Reader): Concern | null {
  const { byWord, before, after, again } = reader
  // A hostile sentence asks thousands of times.
  const isElsewhere = once(() => occurs(reader.elsewhere, words))
  const isPast = once(() => occurs(reader.past, words))
  const isAgain = (from: number, end: number): boolean =>
    words.slice(from, end + 1).some((_, nth) => again.ends(words, from + nth).length > 0)
  const isMeant = (from: number, end: number): boolean =>
    !isElsewhere() &&
    after.ends(words, end).length === 0 &&
    !endsAt(before, words, from) &&
    (!isPast() || isAgain(from, end))
  const possible = new Set(['', ...new Set(words)].flatMap((word) => byWord.get(word) ?? []))
  for (const { concern, phrase } of [...possible].toSorted(byGravity)) {
    const { first } = phrase
    for (const [at, word] of words.entries()) {
      if (first && !first.has(word)) continue
      if (phrase.ends(words, at).some((end) => isMeant(at, end))) return concern
    }
  }
  return null
}

/**
 * The danger that a message tells of in words that nobody says otherwise; null for everything else, which is for the
 * model to decide. `spoken`: the language that the person writes in; "fui violada" is Spanish and Portuguese. In linear time.
 */
export function screen(text: string, spoken: string | null = null): Danger | null {
  const sentences = sentencesOf(text.replace(QUOTED, ' '))
  const isSpoken = ({ language }: Reader): boolean => language === spoken
  for (const reader of allReaders().toSorted((one, other) => Number(isSpoken(other)) - Number(isSpoken(one)))) {
    for (const words of sentences) {
      const concern = findIn(words, reader)
      if (concern) return { concern, language: reader.language }
    }
  }
  return null
}

/** Whether the person says in one of these messages that they are a minor. */
export function saysMinor(texts: readonly string[], language: SafetyLanguage): boolean {
  const minor = allReaders().find((reader) => reader.language === language)?.minor
  return texts.some((text) => sentencesOf(text).some((words) => minor !== undefined && occurs(minor, words)))
}
