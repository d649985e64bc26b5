import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settingsFrom } from '../privacy/settings.ts'
import { askedByThemselves, cuesIn, isInPeriod, speakerIn } from './cues.ts'
import { type Corpus, findCandidates, GAP, REACH, strengthOf } from './find-candidates.ts'
import {
  CHUNK_BITS,
  chunkOf,
  decodeHits,
  decodeSessions,
  encodeEntry,
  encodeSessions,
  keepEntries,
  positionMessages,
} from './postings.ts'
import { countFitting, RECALLED_TOKENS, recalledText } from './recalled-text.ts'
import { sharedVisibilities, visibilityOf } from './visibility.ts'
import { termsIn } from './words.ts'

const asTheyAre = (word: string): string[] => [word]
const HOUR = 3_600_000

describe('the terms of a text', () => {
  it.each([
    ['She went to Anna’s THREE times', ['go', 'anna', '3', 'times']],
    ["I don't know what it is", ['know']],
    ["I'd say they've left, we'll see", ['say', 'leave', 'see']],
    ["J'adore l’aviron jusqu'à Ivry", ['adore', 'aviron', 'à', 'ivry']],
    ["O'Reilly sings dell'opera in Ankara'da", ['reilly', 'sings', 'opera', 'ankara']],
    ['café crème', ['café', 'crème']],
    ['?!', []],
  ])('%s', (text, terms) => expect(termsIn(text, asTheyAre)).toEqual(terms))
  it('splits a language without spaces into words', () =>
    expect(termsIn('私の犬の名前はハチです', asTheyAre)).toEqual(expect.arrayContaining(['犬', '名前'])))
})

describe('the cues of a question', () => {
  const asked = Date.UTC(2026, 10, 20, 12)
  it.each([
    ['What did I do on May 7, 2025?', '2025-05-07T10:00:00Z'],
    ['What happened on 7 May 2025?', '2025-05-07T10:00:00Z'],
    ['What did we say in June?', '2026-06-12T00:00:00Z'],
    ['What did I plan in December?', '2025-12-31T00:00:00Z'],
    ['Who came yesterday?', '2026-11-19T20:00:00Z'],
    ['What did I eat three weeks ago?', '2026-10-30T00:00:00Z'],
    ['What did I say last Monday?', '2026-11-16T08:00:00Z'],
    ['How was 2024?', '2024-02-01T00:00:00Z'],
    ['What did I do the day before yesterday?', '2026-11-18T23:00:00Z'],
    ['What did I do a week ago today?', '2026-11-13T08:00:00Z'],
    ['What was I up to last weekend?', '2026-11-15T08:00:00Z'],
    ['What did I do last week?', '2026-11-09T08:00:00Z'],
    ['What happened last month?', '2026-10-02T08:00:00Z'],
    ['What happened in early March?', '2026-03-04T08:00:00Z'],
    ['What did I do between May 3 and May 8?', '2026-05-08T20:00:00Z'],
    ['What did we do last summer?', '2026-07-08T20:00:00Z'],
    ['What happened at Christmas?', '2025-12-25T20:00:00Z'],
    ['What do I have on December 2?', '2026-12-02T20:00:00Z'],
  ])('%s', (question, at) => {
    const { period } = cuesIn(question, asked)
    expect(period && isInPeriod(period, Date.parse(at))).toBe(true)
  })
  it('uses days of the person’s time zone', () => {
    const at = Date.parse('2026-11-20T03:00:00Z')
    const { period } = cuesIn('What did I do today?', at, 'America/New_York')
    expect(period && [isInPeriod(period, at - 20 * HOUR), isInPeriod(period, at + 3 * HOUR)]).toEqual([true, false])
  })
  it.each([
    ['What did I do yesterday?', true, ''],
    ['What happened on May 7?', true, 'May 7'],
    ['Who did I have dinner with yesterday?', false, 'Who did I have dinner with  ?'],
    ['Where do I live?', false, 'Where do I live?'],
  ])('recognises open questions and topics: %s', (question, isOpen, topic) => {
    expect(cuesIn(question, asked)).toMatchObject({ isOpen, topic })
  })
  it.each(['What may I eat?', 'Where do I live?', 'It is 4 o’clock'])('finds no time in: %s', (question) =>
    expect(cuesIn(question, asked).period).toBeNull(),
  )
})

describe('speakerIn', () => {
  const helpers = [
    { id: 7, name: 'Robin' },
    { id: 8, name: 'Alex' },
  ]
  it.each([
    ['What did Melanie paint?', 'person'],
    ['What did Mel paint?', 'person'],
    ['What did Robin suggest?', 7],
    ['What did Robin and Melanie plan?', null],
    ['What book did you recommend to me?', 8],
    ['Where is my bike?', 'person'],
    ['Is it raining?', null],
  ])('%s', (question, speaker) => expect(speakerIn(question, 'Melanie', helpers, 8).speaker).toBe(speaker))
})

describe('askedByThemselves', () => {
  it.each([
    ['What did Melanie paint?', 'What did I paint?'],
    ["What is Melanie's dog called?", 'What is my dog called?'],
    ['What did Robin paint?', 'What did Robin paint?'],
  ])('%s', (question, asked) => expect(askedByThemselves(question, ['Melanie'])).toBe(asked))
})

describe('positions of messages', () => {
  it('leave a gap between sessions, wider than a window', () => {
    const { positions, sessions } = positionMessages({ nextPosition: 5, lastAt: 0 }, [
      HOUR,
      2 * HOUR,
      9 * HOUR,
      9 * HOUR,
    ])
    expect(positions).toEqual([5, 6, 7 + GAP, 8 + GAP])
    expect(sessions).toEqual([{ firstPosition: 7 + GAP, startedAt: 9 * HOUR }])
    expect(GAP).toBeGreaterThan(REACH)
  })
  it('are the same when messages are added in batches', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 * HOUR }), { maxLength: 30 }), fc.nat(30), (times, cut) => {
        times.sort((one, other) => one - other)
        const start = { nextPosition: 0, lastAt: null }
        const first = positionMessages(start, times.slice(0, cut))
        const second = positionMessages(first, times.slice(cut))
        expect([...first.positions, ...second.positions]).toEqual(positionMessages(start, times).positions)
      }),
    )
  })
  it('keep their sessions when stored and read back', () => {
    const sessions = [
      { firstPosition: 0, startedAt: 1_700_000_000_000 },
      { firstPosition: 70_000, startedAt: 1_800_000_000_000 },
    ]
    const stored = Buffer.concat([Buffer.of(1), encodeSessions(sessions)]).subarray(1)
    expect(
      decodeSessions([
        { base: 5, stored },
        { base: 90_000, stored: stored.subarray(0, 8) },
      ]),
    ).toEqual({
      firstPositions: Int32Array.of(5, 70_005, 90_000),
      startedAt: Float64Array.of(1_700_000_000_000, 1_800_000_000_000, 1_700_000_000_000),
    })
  })
})

describe('stored postings', () => {
  const positions = fc.uniqueArray(fc.nat(3 << CHUNK_BITS), { maxLength: 50 }).map((list) => list.sort((a, b) => a - b))
  const chunksOf = (list: number[]) =>
    [...Map.groupBy(list, chunkOf)].map(([chunk, members]) => ({
      chunk,
      base: 0,
      entries: Uint8Array.from(members.flatMap((position) => encodeEntry(position, 1.5))),
    }))
  it('decode to the same positions, with approximate strengths', () => {
    fc.assert(
      fc.property(positions, (list) => {
        const hits = decodeHits(chunksOf(list).reverse(), 4 << CHUNK_BITS)
        expect([...hits.positions]).toEqual(list)
        for (const strength of hits.strengths) expect(strength).toBeCloseTo(1.5, 1)
      }),
    )
  })
  it('lose only the removed positions', () => {
    fc.assert(
      fc.property(positions, (list) => {
        const kept = chunksOf(list).map((one) => ({
          ...one,
          entries: keepEntries(one.chunk, one.entries, (position) => position % 3 > 0),
        }))
        expect([...decodeHits(kept, 4 << CHUNK_BITS).positions]).toEqual(list.filter((position) => position % 3 > 0))
      }),
    )
  })
})

describe('findCandidates', () => {
  const corpus: Corpus = {
    messages: 40,
    positions: 60,
    sessions: { firstPositions: Int32Array.of(0, 30), startedAt: Float64Array.of(0, 1) },
  }
  const at = (...list: number[]) => ({
    positions: Int32Array.from(list),
    strengths: Float32Array.from(list, () => strengthOf(1, 10)),
  })
  const byWindow = ({ window }: { window: number }): number => window
  it('prefers positions where the rarer words occur together', () => {
    const found = findCandidates([at(3, 20, 40), at(4, 50), at(5, 9, 15, 25, 45, 55)], corpus, byWindow, 3)
    expect(found.map(({ position }) => position)).toContain(4)
    expect(found[0]?.position).toBeGreaterThanOrEqual(3)
    expect(found[0]?.position).toBeLessThanOrEqual(5)
  })
  it('reaches no further than a window', () => {
    const found = findCandidates([at(20)], corpus, byWindow, 50).map(({ position }) => position)
    expect(found.sort((one, other) => one - other)).toEqual([17, 18, 19, 20, 21, 22, 23])
  })
  it('scores a session by how often the words occur in it', () => {
    const sessionAt = (...hits: number[]) =>
      new Map(findCandidates([at(...hits)], corpus, byWindow, 60).map(({ position, session }) => [position, session]))
    const scores = sessionAt(5, 33, 41)
    expect(scores.get(33)).toBe(scores.get(41))
    expect(scores.get(33)).toBeGreaterThan(scores.get(5) ?? Number.NaN)
    // The first message of a session is not part of the one before.
    expect(sessionAt(30).get(29)).toBe(0)
    expect(sessionAt(30).get(30)).toBeGreaterThan(0)
  })
  it('returns the best ones for any limit', () => {
    const terms = [at(1, 8, 33, 41), at(2, 33), at(9, 12, 42)]
    const all = findCandidates(terms, corpus, byWindow, 60).map(({ position }) => position)
    for (const limit of [1, 2, 5]) {
      expect(findCandidates(terms, corpus, byWindow, limit).map(({ position }) => position)).toEqual(
        all.slice(0, limit),
      )
    }
  })
})

describe('sharedVisibilities', () => {
  it('includes general messages and excludes those that are not shared', () => {
    const visibilities = sharedVisibilities(settingsFrom(null), 1)
    expect(visibilities).toContain(visibilityOf({ shareAcrossHelpers: true, privacyTags: [] }))
    expect(visibilities).not.toContain(visibilityOf({ shareAcrossHelpers: true, privacyTags: ['health'] }))
    expect(visibilities).not.toContain(visibilityOf({ shareAcrossHelpers: false, privacyTags: [] }))
    expect(sharedVisibilities(settingsFrom({ crossHelperSharing: false }), 1)).toEqual([])
  })
  it('includes categories granted to the helper, at the maximum level', () => {
    const access = { 1: { general: true, categories: ['health'] } }
    const visibilities = sharedVisibilities(settingsFrom({ encryptionLevel: 'maximum', access }), 1)
    expect(visibilities).toContain(visibilityOf({ shareAcrossHelpers: true, privacyTags: ['health'] }))
    expect(visibilities).not.toContain(visibilityOf({ shareAcrossHelpers: true, privacyTags: ['health', 'legal'] }))
  })
})

describe('recalled messages in a prompt', () => {
  const turn = (text: string) => ({ text, fromPerson: true, otherHelper: null, saidOn: 'Nov 3, 2026' })
  it('are dated quotes, or empty text when there are none', () => {
    expect(recalledText([turn('I ski')])).toContain('Nov 3, 2026, the person to you: I ski')
    expect(recalledText([])).toBe('')
  })
  it('stay within their token budget', () => {
    const many = Array.from({ length: 50 }, () => turn('word '.repeat(500)))
    const count = countFitting(many)
    expect(count).toBeGreaterThan(2)
    expect(recalledText(many.slice(0, count)).length / 4).toBeLessThan(RECALLED_TOKENS + 120)
  })
})
