import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quantise } from '../recall/vectors.ts'
import { type ComparedMessage, currentFirst, type Superseded } from './rank-current-facts.ts'

const told = (messageId: number, text = 'Noted, see below', sentOn = messageId, isFromUser = true): ComparedMessage => {
  return { messageId, text, isFromUser, sentAt: new Date(Date.UTC(2026, 0, sentOn)), closeness: 0, vector: null }
}
const messages = (...ids: number[]): ComparedMessage[] => ids.map((id) => told(id))
const idsOf = (list: readonly ComparedMessage[]): number[] => list.map(({ messageId }) => messageId)
const by = (messageId: number, laterMessageId: number): Superseded => ({ messageId, laterMessageId })
const NOBODY: ReadonlySet<number> = new Set()

it.each([
  ['ranks behind what is current', [1, 2, 3], [by(1, 3)], [], [3, 1, 2]],
  ['stays where it already does', [3, 2, 1], [by(1, 3)], [], [3, 2, 1]],
  ['brings in what is current right before it', [2, 1], [by(1, 9)], [9], [2, 9, 1]],
  ['stays where it is if the current message is unknown', [1, 2], [by(1, 9)], [8], [1, 2]],
  ['that was not found brings in nothing', [1, 2], [by(7, 9)], [9], [1, 2]],
  ['brings in once what superseded two', [1, 2], [by(1, 9), by(2, 9)], [9], [9, 1, 2]],
  ['follows two steps', [1, 2, 3], [by(1, 2), by(2, 3)], [], [3, 2, 1]],
  ['follows two steps given in reverse order', [1, 2, 3], [by(2, 3), by(1, 2)], [], [3, 2, 1]],
])('a superseded message %s', (_, ranked, superseded, known, expected) => {
  const list = currentFirst('Where am I?', messages(...ranked), superseded, messages(...known), NOBODY)
  expect(idsOf(list)).toEqual(expected)
})

it.each([
  ['in the fourth place', [1, 2, 3, 4, 5], [9], [9], [1, 2, 3, 9, 4, 5]],
  ['at the end of fewer', [1, 2], [9], [9], [1, 2, 9]],
  ['never twice', [1, 9], [9], [9], [1, 9]],
  ['only if it is asked for', [1, 2], [8, 9], [9], [1, 2, 9]],
])('adds the current fact that is asked for: %s', (_, ranked, known, asked, expected) => {
  const list = currentFirst('Where am I?', messages(...ranked), [], messages(...known), new Set(asked))
  expect(idsOf(list)).toEqual(expected)
})

describe('a question about the past', () => {
  const PAST =
    'before|used to|previous|previously|FORMER|formerly|original|originally|first|earlier|initially|ago|back then|at the time|in 1999|in 2019'
  const NOW =
    'now|current|currently|latest|newest|these days|nowadays|at the moment|so far|STILL|most recent|most recently'
  const order = (question: string): number[] =>
    idsOf(currentFirst(question, messages(1, 2), [by(1, 2)], messages(9), new Set([9])))

  it.each(PAST.split('|'))('keeps its ranking: %s', (word) => {
    expect(order(`Which job ${word}?`)).toEqual([1, 2])
  })

  it.each(NOW.split('|'))('that also mentions the present is reranked: %s', (word) => {
    expect(order(`First of all, which car ${word}?`)).toEqual([2, 1, 9])
  })

  it('is recognised by whole words only', () => {
    expect(order('Who in Chicago was to know of my agony beforehand, in 205 ways?')).toEqual([2, 1, 9])
  })
})

describe('a newer statement of the same thing', () => {
  const moves = (question: string, older: string, newer: string, sentOn = 2, fromUser = [true, true]): boolean => {
    const list = [told(1, older, 1, fromUser[0]), told(2, newer, sentOn, fromUser[1])]
    return idsOf(currentFirst(question, list, [], [], NOBODY))[0] === 2
  }
  const GOAL = 'What is my marathon goal?'
  const FOUR = 'My marathon goal is 4:00 hours.'
  const FASTER = 'My marathon goal is 3:45 hours.'
  const SINGER = 'Who is my favorite singer?'

  it.each([
    ['with another number', GOAL, FOUR, FASTER, true],
    ['with the same number', GOAL, FOUR, 'As I said, my marathon goal is 4:00 hours.', false],
    ['with another name', SINGER, 'My favorite singer is Adele.', 'My favorite singer is Sade.', true],
    ['with the same name', SINGER, 'My favorite singer is Adele.', 'My favorite singer is ADELE.', false],
    ['with one of the names', SINGER, 'My favorite singers: Adele, Sade.', 'Favorite singer of all: Sade.', false],
    ['with no name', SINGER, 'My favorite singer is Adele.', 'Favorite singer of mine on tour.', false],
    ['as a question', GOAL, FOUR, 'Is my marathon goal 3:45 hours?', false],
    ['in one word', 'My savings?', 'Savings: 200', 'Savings: 300', true],
    ['in one word and a digit', 'My savings?', 'Savings: 7 of 9', 'Savings: 8 of 9', true],
    ['in two words', 'My savings account?', 'Savings account: 200', 'Savings account: 300', true],
    ['in words with other endings', 'Walked laps?', 'Walking the lap: 20', 'I walked laps: 30', true],
    ['with the same owner', "Anna's rent?", "Anna's rent: 200", 'Rent of Anna: 300', true],
    ['in half of the words', GOAL, 'Marathon goal needs legs.', 'Marathon goal means running 40 weekly.', true],
    ['in fewer words', GOAL, 'Marathon goal needs strong legs.', 'Marathon goal means running 40 weekly.', false],
    ['in less of what is asked', 'My weekly marathon goal?', 'Weekly marathon goal: 30', 'Marathon goal: 40', false],
    ['of something that is not asked', 'How is my garden?', FOUR, FASTER, false],
    ['in a sentence among others', GOAL, `It rained. ${FOUR} We slept.`, `We ate. ${FASTER} Bye.`, true],
    ['beside another number', GOAL, FOUR, 'We ate 12 eggs. My marathon goal is 4:00 hours.', false],
  ])('%s: %s', (_, question, older, newer, expected) => {
    expect(moves(question, older, newer)).toBe(expected)
  })

  it('moves first only when it is newer and the person wrote both', () => {
    expect(moves(GOAL, FOUR, FASTER, 1)).toBe(false)
    expect(moves(GOAL, FASTER, FOUR, 0)).toBe(false)
    expect(moves(GOAL, FOUR, FASTER, 2, [false, true])).toBe(false)
    expect(moves(GOAL, FOUR, FASTER, 2, [true, false])).toBe(false)
  })

  it('moves before the best message that it updates, and no further', () => {
    const list = [told(1), told(2, FOUR), told(3), told(4, FASTER), told(5, 'My marathon goal is 3:30 hours.')]
    expect(idsOf(currentFirst(GOAL, list, [], [], NOBODY))).toEqual([1, 5, 4, 2, 3])
    const sorted = [told(1), told(4, FASTER), told(3), told(2, FOUR)]
    expect(idsOf(currentFirst(GOAL, sorted, [], [], NOBODY))).toEqual([1, 4, 3, 2])
  })
})

describe('a newer message that is alike in meaning', () => {
  const DENVER = told(1, 'I live in Denver')
  const AUSTIN = told(2, 'we finally moved, Austin is home now')
  const TALK = [3, 4, 5].map((id) => ({ ...told(id, `made soup number ${id}`, 10 - id), vector: quantise([0, 1, 0]) }))
  const meant = (one: ComparedMessage, closeness: number, ...vector: number[]): ComparedMessage => {
    return { ...one, closeness, vector: quantise(vector) }
  }
  const order = (...list: ComparedMessage[]): number[] => idsOf(currentFirst('Where do I live?', list, [], [], NOBODY))
  const older = meant(DENVER, 0.8, 1, 0, 0.2)

  it.each([
    ['among the best', [older, meant(AUSTIN, 0, 1, 0, 0.4), ...TALK], [2, 1, 3, 4, 5]],
    ['behind them, if it is close to the question', [older, ...TALK, meant(AUSTIN, 0.5, 1, 0, 0.4)], [2, 1, 3, 4, 5]],
    ['unless it is not', [older, ...TALK, meant(AUSTIN, 0, 1, 0, 0.4)], [1, 3, 4, 5, 2]],
    ['unless it is older', [meant(AUSTIN, 0.8, 1, 0, 0.4), older, ...TALK], [2, 1, 3, 4, 5]],
    ['unless it means something else', [older, meant(AUSTIN, 0, -1, 0, 0), ...TALK], [1, 2, 3, 4, 5]],
    ['unless nothing is known of its meaning', [older, AUSTIN, ...TALK], [1, 2, 3, 4, 5]],
  ])('ranks first %s', (_, list, expected) => {
    expect(order(...list)).toEqual(expected)
  })
})

it('returns every message once and changes none', () => {
  const id = fc.integer({ min: 1, max: 9 })
  const ids = fc.uniqueArray(id)
  const pairs = fc.array(fc.record({ messageId: id, laterMessageId: id }))
  fc.assert(
    fc.property(ids, pairs, ids, ids, (ranked, superseded, known, asked) => {
      const given = messages(...ranked)
      const found = idsOf(currentFirst('Where am I?', given, superseded, messages(...known), new Set(asked)))
      expect(new Set(found).size).toBe(found.length)
      expect(found).toEqual(expect.arrayContaining(ranked))
      expect(idsOf(given)).toEqual(ranked)
    }),
  )
})
