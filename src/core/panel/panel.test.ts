import { describe, expect, it } from 'vitest'
import { tellsKept } from '../memory/used-facts.ts'
import { headedParts, nextRounds, panelName, roundCost } from './panel.ts'

const ask = (answered: number) => ({ kind: 'ask' as const, answered })
const discuss = (answered: number) => ({ kind: 'discuss' as const, answered })
const sumUp = { kind: 'sum_up' as const, answered: 1 }

describe('the rounds that may follow', () => {
  it.each([
    ['a new panel', [], ['ask']],
    ['one answer', [ask(1)], ['ask']],
    ['two answers', [ask(2)], ['ask', 'discuss', 'sum_up']],
    ['a discussion', [ask(3), discuss(3)], ['ask', 'sum_up']],
    ['a discussion in which nobody answered', [ask(3), discuss(0)], ['ask', 'discuss', 'sum_up']],
    ['a summary', [ask(2), sumUp], ['ask', 'discuss', 'sum_up']],
    ['another question after a discussion', [ask(2), discuss(2), ask(2)], ['ask', 'discuss', 'sum_up']],
    ['another question that failed', [ask(2), discuss(2), ask(0)], ['ask']],
  ])('after %s', (_, rounds, next) => expect(nextRounds(rounds, 3)).toEqual(next))

  it('are none with fewer than two helpers', () => expect(nextRounds([ask(2)], 1)).toEqual([]))
})

it('costs a message for each who answers', () => {
  expect([roundCost('ask', 5), roundCost('discuss', 3), roundCost('sum_up', 5)]).toEqual([5, 3, 1])
})

it.each([
  ['Should I go?', 'Should I go?'],
  ['  Should\n\nI   go? ', 'Should I go?'],
  [`${'word '.repeat(20)}`, 'word word word word word word word word word word word word…'],
  ['x'.repeat(100), `${'x'.repeat(60)}…`],
  [`${'x'.repeat(59)}🙂🙂`, `${'x'.repeat(59)}…`],
])('a panel is named by its question: %j', (question, name) => expect(panelName(question)).toBe(name))

it.each([
  ['### A\n\none\n\n### B\ntwo', ['### A\n\none', '### B\ntwo']],
  ['Before.\n## A\none', ['Before.', '## A\none']],
  ['No heading, #1 is no heading.', ['No heading, #1 is no heading.']],
  ['', []],
])('a summary has the parts that its headings begin: %j', (text, parts) => expect(headedParts(text)).toEqual(parts))

it.each([
  ['Mind your penicillin allergy.', 'Should I go?', true],
  ['Penicillin matters.', 'Does penicillin matter?', false],
  ['Go.', 'Should I go?', false],
])('an answer tells a kept memory in words that nobody said before: %j', (answer, asked, tells) => {
  expect(tellsKept(answer, asked, ['You are allergic to penicillin.'])).toBe(tells)
})
