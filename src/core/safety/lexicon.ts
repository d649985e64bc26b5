import { memoizeWords } from '../text/memoize-words.ts'
import { isSlip } from '../text/slips.ts'
import { spellings } from '../text/spellings.ts'
import { type Matcher, MEANS_NOTHING, type Meaning } from './matcher.ts'
import type { Token } from './normalise.ts'
import { type Classes, isWordClass } from './patterns.ts'

export interface Entry {
  meaning: Meaning
  opens: boolean
  closes: boolean
}

const NOTHING: Entry = { meaning: MEANS_NOTHING, opens: false, closes: false }
const FEWEST_FOR_SLIPS = 5
const FEWEST_MASKED = 3
const STEM = 3
const LARGE = 8
const OF_AGE = 18

function sizeOf(number: number): 'small' | 'minor' | 'adult' | 'year' {
  if (number >= 1900 && number < 2100) return 'year'
  if (number < LARGE) return 'small'
  return number < OF_AGE ? 'minor' : 'adult'
}

const TWINS = /(\p{L})\1/gu

const isDigit = (word: string): boolean => word.charCodeAt(0) <= NINE && /^\d+$/.test(word)
const NINE = 57

/** Whether a letter is doubled. */
function hasTwin(word: string): boolean {
  for (let at = 1; at < word.length; at += 1) if (word[at] === word[at - 1]) return true
  return false
}

interface Words {
  classes: Classes
  keyWords: string
  otherWords: string
  openers: string
  closers: string
}

const wordsIn = (list: string): string[] => list.split(/[\s|]+/).filter((word) => word !== '')

/** Typos included. */
export class Lexicon {
  readonly #entries = new Map<string, Entry>()
  /** Word stems, by their first letters. */
  readonly #stems = new Map<string, { stem: string; symbol: number }[]>()
  readonly #keys = new Map<string, string[]>()
  readonly #others: ReadonlySet<string>
  readonly #numbers: Record<'small' | 'minor' | 'adult' | 'year', Entry>

  readonly #matcher: Matcher

  constructor(matcher: Matcher, words: Words) {
    this.#matcher = matcher
    const { symbols } = matcher
    const meanings = new Map<string, Set<number>>()
    const mean = (word: string, symbol: number): void => {
      if (word.endsWith('*')) this.#addStem(word.slice(0, -1), symbol)
      else meanings.set(word, (meanings.get(word) ?? new Set()).add(symbol))
    }
    for (const [name, symbol] of symbols) for (const word of membersOf(name, words.classes)) mean(word, symbol)
    const openers = new Set(wordsIn(words.openers).flatMap(spellings))
    const closers = new Set(wordsIn(words.closers).flatMap(spellings))
    for (const word of new Set([...meanings.keys(), ...openers, ...closers])) {
      const meaning = matcher.meaningOf([...(meanings.get(word) ?? [])])
      this.#entries.set(word, { meaning, opens: openers.has(word), closes: closers.has(word) })
    }
    this.#others = new Set(wordsIn(words.otherWords).flatMap(spellings))
    for (const key of wordsIn(words.keyWords).flatMap(spellings)) {
      const bucket = key.slice(0, 1)
      this.#keys.set(bucket, [...(this.#keys.get(bucket) ?? []), key])
    }
    const entryOf = (...names: string[]): Entry => ({
      ...NOTHING,
      meaning: matcher.meaningOf(names.flatMap((name) => symbols.get(name) ?? [])),
    })
    this.#numbers = {
      small: entryOf('#'),
      minor: entryOf('#', '##', '#minor'),
      adult: entryOf('#', '##', '#adult'),
      year: entryOf('#', '#year'),
    }
  }

  #addStem(stem: string, symbol: number): void {
    const bucket = stem.slice(0, STEM)
    this.#stems.set(bucket, [...(this.#stems.get(bucket) ?? []), { stem, symbol }])
  }

  knows(word: string): boolean {
    return this.#entries.has(word)
  }

  /** A word close to one of the rules' may be a typo of it. */
  find({ word, masked }: Token): Entry {
    return masked ? this.#search(word, true) : this.#remembered(word)
  }

  readonly #remembered = memoizeWords((word) => this.#search(word, false))

  #search(word: string, masked: boolean): Entry {
    if (isDigit(word)) return this.#withSymbols(this.#numbers[sizeOf(Number(word))], this.#literal(word))
    const known = this.#entries.get(word) ?? (hasTwin(word) ? this.#entries.get(word.replace(TWINS, '$1')) : undefined)
    const begun = this.#stemmed(word)
    if (known || begun.length > 0) return this.#withSymbols(known ?? NOTHING, begun)
    const meant = this.#meant(word, masked)
    return meant === undefined ? NOTHING : this.#withSymbols(this.#entries.get(meant) ?? NOTHING, this.#stemmed(meant))
  }

  #withSymbols(entry: Entry, more: readonly number[]): Entry {
    if (more.length === 0) return entry
    return { ...entry, meaning: this.#matcher.meaningOf([...new Set([...entry.meaning.symbols, ...more])]) }
  }

  /** The symbols of a number that patterns name themselves: `988`. */
  #literal(word: string): readonly number[] {
    return this.#entries.get(word)?.meaning.symbols ?? []
  }

  #stemmed(word: string): number[] {
    const bucket = word.length < STEM ? undefined : this.#stems.get(word.slice(0, STEM))
    return bucket ? bucket.filter(({ stem }) => word.startsWith(stem)).map(({ symbol }) => symbol) : []
  }

  #meant(word: string, masked: boolean): string | undefined {
    if (word.length < (masked ? FEWEST_MASKED : FEWEST_FOR_SLIPS) || this.#others.has(word)) return undefined
    return this.#keys
      .get(word.slice(0, 1))
      ?.find(
        (key) =>
          Math.abs(key.length - word.length) <= 1 && (masked || key.length >= FEWEST_FOR_SLIPS) && isSlip(word, key),
      )
  }
}

/** The members of a class or group, or itself. */
function membersOf(symbol: string, classes: Classes): string[] {
  if (symbol.startsWith('(')) return symbol.slice(1, -1).split('|')
  const members = classes[symbol]
  return members !== undefined && isWordClass(members) ? wordsIn(members).flatMap(spellings) : [symbol]
}
