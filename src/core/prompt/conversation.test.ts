import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateTokens } from '../calls/tokens.ts'
import type { EarlierDay } from '../memory/digest-lines.ts'
import { MINUTE_MS } from '../time/durations.ts'
import type { ReplyContext } from './context.ts'
import { fitContext, HISTORY_TOKENS, shownTurns } from './conversation.ts'

const START = Date.parse('2026-11-20T12:00:00Z')
const turn = (index: number, length: number) => ({
  fromPerson: index % 2 === 0,
  text: `${index} ${'x'.repeat(length)}`,
  at: new Date(START + index * MINUTE_MS),
})
const tokensOf = (turns: readonly { text: string }[]): number =>
  turns.reduce((sum, { text }) => sum + estimateTokens(text), 0)

describe('shownTurns', () => {
  it('shows a short conversation whole', () => {
    const turns = Array.from({ length: 30 }, (_, index) => turn(index, 200))
    expect(shownTurns(turns)).toEqual(turns)
  })

  it('stays within the budget, keeps half of it, and ends with the newest turn', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(900), { minLength: 1, maxLength: 100 }), (lengths) => {
        const turns = lengths.map((length, index) => turn(index, length))
        const shown = shownTurns(turns)
        expect(turns.slice(turns.length - shown.length)).toEqual(shown)
        expect(tokensOf(shown)).toBeLessThanOrEqual(HISTORY_TOKENS)
        if (shown.length < turns.length && shown.length < 47)
          expect(tokensOf(shown)).toBeGreaterThan(HISTORY_TOKENS / 2 - 230)
      }),
    )
  })

  it.each([
    ['Latin', 'y', 8],
    ['Chinese', '我', 3],
  ])('never cuts the newest turn: %s', (_, letter, times) => {
    const long = { ...turn(1, 0), text: letter.repeat(HISTORY_TOKENS * times) }
    expect(shownTurns([turn(0, 10), long])).toEqual([long])
  })

  it('counts Chinese as what it is', () => {
    const turns = Array.from({ length: 100 }, (_, index) => ({ ...turn(index, 0), text: '我'.repeat(100) }))
    const shown = shownTurns(turns)
    expect(shown.length).toBeLessThanOrEqual(HISTORY_TOKENS / 100)
    expect(shown.length).toBeGreaterThanOrEqual(HISTORY_TOKENS / 200)
  })

  it('begins with the same turn for a while', () => {
    const turns = Array.from({ length: 400 }, (_, index) => turn(index, 250))
    const firsts = turns.slice(100).map((_, index) => shownTurns(turns.slice(index, index + 100))[0]?.text)
    expect(new Set(firsts).size).toBeLessThan(firsts.length / 5)
  })
})

describe('fitContext', () => {
  const day = (date: string): EarlierDay => ({ day: date, text: date })
  const context = (lengths: number[], days: string[]): ReplyContext => ({
    purpose: 'reply',
    helper: {
      name: 'A',
      description: '',
      personaType: 'friend',
      tone: 'direct',
      messageLength: 'brief',
      exampleMessages: null,
      background: null,
    },
    personName: null,
    now: new Date('2026-11-20T15:00:00Z'),
    timeZone: 'UTC',
    memory: { lines: [], days: days.map(day) },
    turns: lengths.map((length, index) => turn(index, length)),
    chance: 0,
  })
  const daysIn = (given: ReplyContext): string[] => fitContext(given).memory?.days.map(({ day: date }) => date) ?? []

  it.each([
    ['a day that is shown whole', [10, 10, 10], ['2026-11-19', '2026-11-20'], ['2026-11-19']],
    ['a day of which some was cut', Array(100).fill(300), ['2026-11-19', '2026-11-20'], ['2026-11-19', '2026-11-20']],
    ['no turns', [], ['2026-11-19', '2026-11-20'], ['2026-11-19', '2026-11-20']],
  ])('tells in short what is not shown: %s', (_, lengths, days, told) => {
    expect(daysIn(context(lengths, days))).toEqual(told)
  })
})
