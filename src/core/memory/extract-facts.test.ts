import { describe, expect, it } from 'vitest'
import { extractFacts } from './extract-facts.ts'

const told = (text: string): string[] =>
  extractFacts(text, () => null).map(({ subject, attribute, value }) => [subject, attribute, value].join('|'))

describe('facts in a message', () => {
  it.each([
    ['I live in Boston.', ['|home|Boston']],
    ["I'm a nurse", ['|job|a nurse']],
    ['My sister Anna says I always undersell myself.', ['|family|a sister called Anna']],
    ['My sister Anna lives in Paris.', ['|family|a sister called Anna', 'sister|home|Paris']],
    ["My son Leo's teacher called.", ['|family|a son called Leo']],
    ['My wife Maria and I moved to Boston.', ['|partner|Maria (your wife)', '|home|Boston']],
    ['My boss Karen yelled at me, and my dog Rex is sick.', ['|boss|Karen', '|pet|a dog called Rex']],
  ])('%s', (text, facts) => {
    expect(told(text)).toEqual(facts)
  })

  it.each([
    'If I lived in Boston I would be happier.',
    'Do I live in Boston?',
    'My mother says I live in a dream.',
    'He said: "I live in Boston."',
    'Yeah right, I live in Buckingham Palace.',
    'In my novel I live in Boston.',
    '> I live in Boston',
  ])('finds nothing in: %s', (text) => {
    expect(told(text)).toEqual([])
  })

  it('quotes the message word for word', () => {
    const message = 'Well, guess what: I’ve moved to Denver! My cat is called Tom.'
    for (const { quote } of extractFacts(message, () => null)) expect(message).toContain(quote)
    expect(extractFacts(message, () => null)).toHaveLength(2)
  })
})
