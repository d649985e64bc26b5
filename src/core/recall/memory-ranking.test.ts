import { describe, expect, it } from 'vitest'
import type { Cues } from './cues.ts'
import { bestFirst, firstScore, type ReadCandidate, rankTurn, tellsOfDeed } from './memory-ranking.ts'

const PERIOD = { from: 1000, to: 2000, echoMs: 500, likeliest: null }
const cues = (asks: Partial<Cues['asks']> = {}, period: Cues['period'] = null): Cues => ({
  timeZone: 'UTC',
  period,
  isOpen: false,
  topic: '',
  asks: { when: false, past: false, ...asks },
})
const WORDS = { own: 0, window: 0, coverage: 0, rarest: 0, session: 0 }
const ASKED = { text: 'Coffee or tea?', sameSpeaker: false }
const MESSAGE = { text: '', at: 0, speaker: 0, previous: { text: 'I see.', sameSpeaker: true } } as const
/** A candidate without any evidence. */
const NOTHING: ReadCandidate = { position: 7, sessionStart: 0, ...WORDS, ...MESSAGE }
const scoreOf = (fields: Partial<ReadCandidate>, given: Cues = cues()): number =>
  rankTurn(given, { ...NOTHING, ...fields }).score

describe('the score of a message', () => {
  it.each<[string, Partial<ReadCandidate>, number]>([
    ['nothing', {}, 0],
    ['the words in and around it', { window: 1 }, 4],
    ['the part of the words around it', { coverage: 1 }, 2],
    ['its rarest word', { rarest: 1 }, 2],
    ['its session', { session: 1 }, 2],
    ['its own words once', { own: 1 }, 0],
    ['who wrote it', { speaker: 1 }, 1],
    ['who did not write it', { speaker: -1 }, -1],
    ['its length', { text: 'I like tea.' }, Math.LN2 / 2],
    ['three times its length twice as much', { text: 'I like tea and I also like coffee' }, Math.LN2],
    ['that it answers', { previous: ASKED }, 1],
    ['not that it goes on', { previous: { ...ASKED, sameSpeaker: true } }, 0],
    ['not that it follows', { previous: { ...ASKED, text: 'Tea.' } }, 0],
  ])('counts %s', (_, fields, worth) => {
    expect(scoreOf(fields)).toBeCloseTo(worth, 4)
  })

  it.each(['?', '？', '؟'])('is lower for a question: %s', (mark) => {
    expect(scoreOf({ text: `Tea${mark}` }) - scoreOf({ text: 'Tea.' })).toBeCloseTo(-1)
    expect(scoreOf({ previous: { text: `Tea${mark} Or not`, sameSpeaker: false } })).toBeCloseTo(1)
  })

  it.each([
    [999, 0],
    [1000, 4],
    [1999, 4],
    [2000, 2],
    [2499, 2],
    [2500, 0],
  ])('counts a date within the period, or shortly after it: %i', (at, worth) => {
    expect(scoreOf({ at }, cues({}, PERIOD))).toBeCloseTo(worth)
    expect(scoreOf({ at })).toBe(0)
    expect(scoreOf({ sessionStart: at }, cues({}, PERIOD))).toBe(0)
    expect(firstScore(cues({}, PERIOD), { ...NOTHING, sessionStart: at })).toBeCloseTo(worth)
  })
})

it('is known for words and date before the text is read', () => {
  const found = { ...NOTHING, own: 1, window: 1, coverage: 1, rarest: 1, session: 1, at: 1000 }
  expect(firstScore(cues({ when: true }, PERIOD), { ...found, sessionStart: 2500 })).toBeCloseTo(10)
})

describe('a question for a time', () => {
  it.each([
    ['We met Yesterday', 1],
    ['Every weekend in August', 1],
    ['It was 2019', 1],
    ['Maybe a blast someday, at 120 Main Street', 0],
  ])('prefers a message with one: %s', (text, worth) => {
    expect(scoreOf({ text }, cues({ when: true })) - scoreOf({ text })).toBeCloseTo(worth)
  })
})

describe('messages that were ranked', () => {
  it('are sorted best first, equals in their order', () => {
    const given = [1, 2, 3].map((row) => rankTurn(cues(), { ...NOTHING, row, window: row === 3 ? 1 : 0 }))
    expect(bestFirst(given).map(({ candidate }) => candidate.row)).toEqual([3, 1, 2])
    expect(given[0]?.candidate.row).toBe(1)
  })

  it('have an answer before its question', () => {
    const question = { ...NOTHING, own: 1, window: 1, text: 'When do you fly?' }
    const answer = { ...NOTHING, window: 1, text: 'Next Tuesday.', previous: ASKED }
    const ranked = [question, answer].map((one) => rankTurn(cues({ when: true }), one))
    expect(bestFirst(ranked)[0]?.candidate).toBe(answer)
  })
})

it.each([
  ['picked up my new glasses', true],
  ['had lunch with my old boss, awkward', true],
  ['I finally went to see Noor', true],
  ['the boiler broke and I sat in the cold', true],
  ['Ugh. Made soup.', true],
  ['the weekend went by way too fast', false],
  ['someone took my parking spot', false],
  ['so tired today', false],
  ['I need a holiday', false],
])('reports something that the writer did: %s', (text, expected) => {
  expect(tellsOfDeed(text)).toBe(expected)
})
