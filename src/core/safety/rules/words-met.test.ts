import { expect, it } from 'vitest'
import { linesOf } from '../../text/lines-of.ts'
import { spellings } from '../../text/spellings.ts'
import { tokensOf } from '../normalise.ts'
import { type Element, patternsOf } from '../patterns.ts'
import { KINDS, type Kind, RuleReader } from '../reader.ts'
import type { RuleSet, SignalRule } from '../rule-set.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { PT } from './pt.ts'

const SPECIAL = /^(?:#|\*)|\*$/

const symbolsIn = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => {
    if (element.kind === 'word') return [element.symbol]
    return element.kind === 'choice' ? element.options.flatMap(symbolsIn) : []
  })

/** The words that patterns consist of, without those that stand for a number or a prefix. */
function wordsOf(rules: RuleSet): string[] {
  const lists = [...rules.signals.map(({ patterns }) => patterns), ...KINDS.map((kind) => rules[kind])]
  const symbols = lists
    .flatMap(linesOf)
    .flatMap((line) => patternsOf(line, rules.classes))
    .flatMap(({ elements }) => symbolsIn(elements))
  const words = symbols.flatMap((symbol) =>
    symbol.startsWith('(') ? symbol.slice(1, -1).split('|') : (rules.classes[symbol] ?? symbol).split(/\s+/),
  )
  return [...new Set(words.flatMap(spellings))].filter((word) => word !== '' && !SPECIAL.test(word))
}

const signal = (patterns: string): SignalRule => ({ concern: 'suicide', family: 'intent', weight: 1, patterns })
const noLists = Object.fromEntries(KINDS.map((kind) => [kind, ''])) as Record<Kind, string>

it.each([EN, DE, ES, FR, PT])('every word of a pattern matches a text that contains it: $language', (rules) => {
  const words = wordsOf(rules)
  const reader = new RuleReader({ ...rules, ...noLists, classes: {}, signals: words.map(signal) })
  const unmet = words.filter((word) => !reader.read(tokensOf(word)).signals.some(({ rule }) => rule.patterns === word))
  expect(unmet).toEqual([])
})
