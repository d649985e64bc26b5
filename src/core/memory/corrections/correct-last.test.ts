import { describe, expect, it } from 'vitest'
import {
  type Correction,
  LATER,
  READ,
  SHORT_READ,
  SHORT_UNREAD,
  UNREAD,
} from '../../../../tests/support/fact-sets/corrections.ts'
import * as remarks from '../../../../tests/support/fact-sets/remarks.ts'
import { statedAfter } from '../../../../tests/support/stated-after.ts'
import { extractFacts } from '../extract-facts.ts'

const dates = (text: string): string | null =>
  /\b(?:mon|tues|fri|satur)day|may \d/i.exec(text)?.[0].toUpperCase() ?? null

const after = (...messages: string[]): string[] => statedAfter(messages, dates)
const current = ({ before, between, correction }: Correction): string[] => after(before, ...between, correction)

const isSo = (facts: readonly string[], words: string): boolean =>
  words.startsWith('-')
    ? !facts.some(
        (fact) =>
          !/\b(?:no longer|not)\b/.test(fact) &&
          words
            .slice(1)
            .toLowerCase()
            .split(' ')
            .every((word) => fact.includes(word)),
      )
    : facts.some((fact) =>
        words
          .toLowerCase()
          .split(' ')
          .every((word) => fact.includes(word)),
      )

describe('correcting the previous message', () => {
  it.each([
    ['read', READ],
    ['unread', UNREAD],
    ['later', LATER],
    ['short read', SHORT_READ],
    ['short unread', SHORT_UNREAD],
  ])('in the %s set works for at least nine of ten', (_, corrections) => {
    const missed = corrections.filter((one) => {
      const facts = current(one)
      return !one.after.every((words) => isSo(facts, words))
    })
    const told = missed.map((one) => `${one.before} / ${one.correction}: ${current(one).join('; ')}`)
    expect(missed.length, told.join('\n')).toBeLessThanOrEqual(corrections.length / 10)
  })
})

it.each([...remarks.READ, ...remarks.UNREAD])('a remark changes no fact: $fact $remark', ({ fact, remark }) => {
  expect(after(fact, remark)).toEqual(after(fact))
})

it.each([
  ['My favourite colour is green. Actually, no, blue.', 'your favorite color is blue'],
  ['I live in Queens. Sorry, Brooklyn.', 'you live in brooklyn'],
  ["I'm allergic to nuts. No, seriously.", 'you are allergic to nuts'],
  ['I live in Boston. No, really.', 'you live in boston'],
])('reads a correction in the same message: %s', (message, fact) => {
  expect(after(message)).toEqual([fact])
})

it.each([
  'thanks',
  'no thanks',
  "actually, it's hot today",
  'no',
  'sorry',
  "it's fine",
  'wait what',
  'actually i love it',
  'no way',
  'oh no',
])('does not apply to: %s', (text) => {
  const recent = extractFacts('I live in Austin', () => null)
  expect(extractFacts(text, () => null, recent)).toEqual([])
})
