import { linesOf } from '../text/lines-of.ts'
import { memoizeWords } from '../text/memoize-words.ts'
import { spellings } from '../text/spellings.ts'
import { dangerWords } from './classifier/concept-lexicon.ts'
import type { SafetyLanguage } from './concern.ts'
import { type Entry, Lexicon } from './lexicon.ts'
import { type Match, Matcher, type MatcherToken, MEANS_NOTHING } from './matcher.ts'
import type { Token } from './normalise.ts'
import { type Classes, type Pattern, patternsOf } from './patterns.ts'
import type { RuleSet, SignalRule } from './rule-set.ts'
import { classesSpelledOut, spelledOut } from './spelled-out.ts'

/** The lists of a rule set that cancel signals or add to them. */
export const KINDS = [
  'idioms',
  'harmless',
  'minor',
  'speaker',
  'denials',
  'past',
  'current',
  'frames',
  'quotes',
  'breaksFrame',
  'conditions',
  'everyday',
  'laughter',
  'soon',
] as const
export type Kind = (typeof KINDS)[number]

export interface Span {
  from: number
  to: number
}

export interface Findings {
  signals: readonly (Span & { rule: SignalRule })[]
  spans: Record<Kind, Span[]>
  words: number
  /** The tokens of plainly harmless phrases. */
  explained: ReadonlySet<number>
}

const FEWEST_GLUED = 8
const MOST_GLUED = 48
const MOST_UNGLUED_WORDS = 12
const LONGEST_PART = 12
const FEWEST_PARTS = 3
/** Guards against segmenting words of other languages into short ones: `assiette`. */
const SHORTEST_TELLING = 4

/** One after another, so that they need not all be in memory at once. */
function* patternsIn(rules: RuleSet, classes: Classes): Generator<{ pattern: Pattern; rule: number }> {
  const lists = [...rules.signals.map(({ patterns }) => patterns), ...KINDS.map((kind) => rules[kind])]
  const spellOut = spelledOut(rules.shortForms)
  for (const [rule, list] of lists.entries()) {
    for (const line of linesOf(spellOut(list))) {
      for (const pattern of patternsOf(line, classes)) yield { pattern, rule }
    }
  }
}

export class RuleReader {
  readonly language: SafetyLanguage
  readonly commonWords: ReadonlySet<string>
  readonly #dangers: ReadonlySet<string>
  readonly #rules: RuleSet
  readonly #matcher: Matcher
  readonly #lexicon: Lexicon
  readonly #shortForms: ReadonlyMap<string, readonly string[]>

  constructor(rules: RuleSet) {
    this.language = rules.language
    this.#rules = rules
    this.commonWords = new Set(rules.commonWords.split(' ').flatMap(spellings))
    this.#dangers = new Set([...rules.keyWords.split(' ').flatMap(spellings), ...dangerWords(rules.language)])
    this.#shortForms = new Map(
      Object.entries(rules.shortForms).map(([short, long]) => [
        short,
        long.split(' ').map((word) => spellings(word)[0] ?? word),
      ]),
    )
    const classes = classesSpelledOut(rules.classes, rules.shortForms)
    this.#matcher = new Matcher(patternsIn(rules, classes))
    this.#lexicon = new Lexicon(this.#matcher, { ...rules, classes })
  }

  read(tokens: readonly Token[]): Findings {
    const parts = tokens.map((token) => split(token, this.#written(token.word)))
    const words = parts.flat()
    const entries = words.map((word) => this.#lexicon.find(word))
    const found = this.#sort(this.#matcher.run(placesOf(words, entries)))
    return { ...found, words: words.length, explained: tokensIn(found.spans.harmless, parts) }
  }

  /** Splits a word that was run together with others; as it is if it was not. */
  apart(token: Token): readonly Token[] {
    return split(token, this.#unglued(token.word) ?? [token.word])
  }

  /** Expands short forms and splits words that were run together. */
  readonly #written = memoizeWords((word) => this.#shortForms.get(word) ?? this.#unglued(word) ?? [word])

  /** `iwanttodie`: splits it into words of the rules, if it consists of nothing else. */
  #unglued(word: string): readonly string[] | undefined {
    if (word.length < FEWEST_GLUED || word.length > MOST_GLUED || this.#lexicon.knows(word)) return undefined
    const best: (readonly string[] | undefined)[] = [[]]
    for (let start = 0; start < word.length; start += 1) {
      const before = best[start]
      if (before) this.#extend(word, start, before, best)
    }
    const parts = best[word.length]
    const tells = parts && parts.length >= FEWEST_PARTS && parts.some((part) => part.length >= SHORTEST_TELLING)
    return tells ? parts : undefined
  }

  #extend(word: string, start: number, before: readonly string[], best: (readonly string[] | undefined)[]): void {
    const last = Math.min(word.length, start + LONGEST_PART)
    for (let end = start + 1; end <= last; end += 1) {
      if (before.length >= (best[end]?.length ?? MOST_UNGLUED_WORDS)) continue
      const part = word.slice(start, end)
      if (this.#isPart(part)) best[end] = [...before, part]
    }
  }

  #isPart(part: string): boolean {
    return (part.length > 1 || /[iyaeo]/.test(part)) && (this.#lexicon.knows(part) || this.commonWords.has(part))
  }

  isWord(word: string): boolean {
    return this.#lexicon.knows(word) || this.commonWords.has(word) || this.isDanger(word)
  }

  /** Spelled without a typo. */
  isDanger(word: string): boolean {
    return this.#dangers.has(word)
  }

  #sort(matches: readonly Match[]): Pick<Findings, 'signals' | 'spans'> {
    const spans = Object.fromEntries(KINDS.map((kind) => [kind, [] as Span[]])) as Record<Kind, Span[]>
    const signals: (Span & { rule: SignalRule })[] = []
    const { signals: rules } = this.#rules
    for (const { rule: number, from, to } of matches) {
      const rule = rules[number]
      if (rule) signals.push({ rule, from, to })
      else spans[KINDS[number - rules.length] ?? 'idioms'].push({ from, to })
    }
    return { signals, spans }
  }
}

/** The numbers of the tokens whose words lie in a span. */
function tokensIn(spans: readonly Span[], parts: readonly (readonly Token[])[]): Set<number> {
  if (spans.length === 0) return new Set()
  const sources = parts.flatMap((words, nth) => words.map(() => nth))
  return new Set(spans.flatMap(({ from, to }) => sources.slice(from, to + 1)))
}

function split(token: Token, parts: readonly string[]): readonly Token[] {
  if (parts.length === 1 && parts[0] === token.word) return [token]
  return parts.map((word, nth) => ({ ...token, word, parted: nth === 0 ? token.parted : 0 }))
}

function placesOf(words: readonly Token[], entries: readonly Entry[]): MatcherToken[] {
  let clauseMayStart = true
  return words.map(({ parted }, nth) => {
    const entry = entries[nth]
    const next = words[nth + 1]
    const startsClause = parted > 0 || clauseMayStart
    clauseMayStart = entry?.opens ?? false
    return {
      meaning: entry?.meaning ?? MEANS_NOTHING,
      startsClause,
      endsSentence: next === undefined || next.parted === 2,
      endsClause: next === undefined || next.parted > 0 || (entries[nth + 1]?.closes ?? false),
      startsSentence: parted === 2,
    }
  })
}
