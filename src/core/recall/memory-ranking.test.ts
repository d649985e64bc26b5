import { describe, expect, it } from 'vitest'
import type { Cues } from './cues.ts'
import { firstWorth, type ReadCandidate, rankTurns } from './memory-ranking.ts'

const PERIOD = { from: 1000, to: 2000, echoMs: 500, likeliest: null }
const cues = (asks: Partial<Cues['asks']> = {}, period: Cues['period'] = null): Cues => ({
  timeZone: 'UTC',
  period,
  isOpen: false,
  topic: '',
  asks: { when: false, who: false, where: false, howMany: false, past: false, ...asks },
})
const WORDS = { own: 0, window: 0, coverage: 0, rarest: 0, session: 0, before: 0 }
const ASKED = { text: 'Coffee or tea?', sameSpeaker: false }
const MESSAGE = { text: '', at: 0, speaker: 0, previous: { text: 'I see.', sameSpeaker: true } } as const
/** A candidate without any evidence. */
const NOTHING: ReadCandidate = { position: 7, sessionStart: 0, ...WORDS, ...MESSAGE }
const scoreOf = (fields: Partial<ReadCandidate>, given: Cues = cues()): number =>
  rankTurns(given, [{ ...NOTHING, ...fields }])[0]?.score ?? Number.NaN
/** The score of a text for the kind of answer, beyond its score for any question. */
const kindOf = (text: string, asks: Partial<Cues['asks']>): number => scoreOf({ text }, cues(asks)) - scoreOf({ text })

describe('the score of a message', () => {
  it.each<[string, Partial<ReadCandidate>, number]>([
    ['nothing', {}, 0],
    ['the words around it', { window: 1 }, 8.39],
    ['the part of the words around it', { coverage: 1 }, 2.49],
    ['its rarest word', { rarest: 1 }, 1.69],
    ['its session', { session: 1 }, 4.51],
    ['its own words', { own: 1 }, 0.99],
    ['who wrote it', { speaker: 1 }, 0.61],
    ['who did not write it', { speaker: -1 }, -0.61],
    ['its length', { text: 'I like tea.' }, 0.27726],
    ['three times its length twice as much', { text: 'I like tea and I also like coffee' }, 0.55452],
    ['that it opens a session', { previous: null, before: 1 }, 1.26],
    ['that it answers', { previous: ASKED }, 0.64],
    ['that it answers what was asked in these words', { previous: ASKED, before: 0.5 }, 1.64],
    ['not that it goes on', { previous: { ...ASKED, sameSpeaker: true }, before: 1 }, 0],
    ['not that it follows', { previous: { ...ASKED, text: 'Tea.' }, before: 1 }, 0],
  ])('counts %s', (_, fields, worth) => {
    expect(scoreOf(fields)).toBeCloseTo(worth, 4)
  })

  it.each(['?', '？', '؟'])('is lower for a question: %s', (mark) => {
    expect(scoreOf({ text: `Tea${mark}` }) - scoreOf({ text: 'Tea.' })).toBeCloseTo(-0.75)
    expect(scoreOf({ previous: { text: `Tea${mark} Or not`, sameSpeaker: false } })).toBeCloseTo(0.64)
  })

  it.each([
    [999, 0],
    [1000, 4.23],
    [1999, 4.23],
    [2000, 2.37],
    [2499, 2.37],
    [2500, 0],
  ])('counts a date within the period, or shortly after it: %i', (at, worth) => {
    expect(scoreOf({ at }, cues({}, PERIOD))).toBeCloseTo(worth)
    expect(scoreOf({ at })).toBe(0)
    expect(scoreOf({ sessionStart: at }, cues({}, PERIOD))).toBe(0)
    expect(firstWorth(cues({}, PERIOD), { ...NOTHING, sessionStart: at })).toBeCloseTo(worth)
  })
})

it('is known for words and date before the text is read', () => {
  const found = { ...NOTHING, own: 1, window: 1, coverage: 1, rarest: 1, session: 1, before: 1, at: 1000 }
  expect(firstWorth(cues({ when: true }, PERIOD), { ...found, sessionStart: 2500 })).toBeCloseTo(18.07)
})

describe('the kind of answer asked for', () => {
  it.each([
    ['We met Yesterday', 1],
    ['Every weekend in August', 2],
    ['On weekends', 1],
    ['Two years ago, last May, on a Monday morning', 2],
    ['It was 2019', 1],
    ['Maybe a blast someday, at 120 Main Street', 0],
  ])('is a time: %s', (text, times) => {
    expect(kindOf(text, { when: true })).toBeCloseTo(1.04 * times)
    expect(kindOf(text, { who: false, howMany: true })).toBe(0)
  })

  it.each([
    ['We met Anna', 1],
    ['I saw Élodie and Zoë', 2],
    ['We met Anna, Ben, Carol and Dan', 3],
    ['Anna came', 0],
    ['We ate. Anna came! Ben left? Carol stayed', 0],
    ['I met an IT expert', 0],
  ])('is a name: %s', (text, names) => {
    expect(kindOf(text, { who: true })).toBeCloseTo(0.56 * names)
    expect(kindOf(text, { where: true })).toBeCloseTo(0.68 * names)
    expect(kindOf(text, { who: true, where: true })).toBeCloseTo(1.24 * names)
  })
})

describe('rankTurns', () => {
  it('sorts best first, keeps the order of equals, and returns the candidates themselves', () => {
    const given = [1, 2, 3].map((row) => ({ ...NOTHING, row, window: row === 3 ? 1 : 0 }))
    const ranked = rankTurns(cues(), given)
    expect(ranked.map(({ candidate }) => candidate.row)).toEqual([3, 1, 2])
    expect(ranked[0]?.candidate).toBe(given[2])
    expect(given[0]?.row).toBe(1)
    expect(rankTurns(cues(), [])).toEqual([])
  })

  it('ranks an answer before its question', () => {
    const question = { ...NOTHING, own: 1, window: 1, text: 'When do you fly?' }
    const answer = { ...NOTHING, window: 1, before: 1, text: 'Next Tuesday.', previous: ASKED }
    expect(rankTurns(cues({ when: true }), [question, answer])[0]?.candidate).toBe(answer)
  })
})
