import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coarseTime } from './coarse-time.ts'
import { timeInWords } from './said-time.ts'
import { seasonInWords } from './seasons.ts'

const MONDAY = Temporal.PlainDateTime.from('2026-11-23T10:00')
const SUNDAY = Temporal.PlainDateTime.from('2026-11-29T10:00')

it.each([
  ['next week', 'week of Nov 30, 2026'],
  ['this week', 'week of Nov 23, 2026'],
  ['this weekend', 'weekend of Nov 28, 2026'],
  ['over the weekend', 'weekend of Nov 28, 2026'],
  ['this coming weekend', 'weekend of Nov 28, 2026'],
  ['next weekend', 'weekend of Dec 5, 2026'],
  ['next month', 'Dec 2026'],
  ['by the end of the month', 'Nov 2026'],
  ['at the end of next month', 'Dec 2026'],
  ['later, next year', '2027'],
  ['in two weeks', 'week of Dec 7, 2026'],
  ['two weeks from now', 'week of Dec 7, 2026'],
  ['in a month', 'Dec 2026'],
  ['in 18 months', 'May 2028'],
  ['in a year', '2027'],
  ['in a few days', 'week of Nov 23, 2026'],
  ['in a couple of weeks', 'about Dec 2026'],
  ['in a week or two', 'about Nov 2026'],
  ['in several months', 'about Mar 2027'],
  ['in 2027', '2027'],
  ['by the year 2030', '2030'],
  ['in the spring', 'spring 2027'],
  ['this fall', 'fall 2026'],
  ['in the fall', 'fall 2027'],
  ['next winter', 'winter 2026–27'],
  ['in the summer of 2028', 'summer 2028'],
  ['summer 2028', 'summer 2028'],
  ['a spring roll', null],
  ['I fall', null],
  ['for $2027', null],
  ['last week', null],
  ['', null],
])('%s is %s', (text, words) => {
  expect(coarseTime(text, MONDAY, false)).toBe(words)
})

it('counts Sunday as the end of its week', () => {
  expect(coarseTime('this weekend', SUNDAY, false)).toBe('weekend of Nov 28, 2026')
  expect(coarseTime('next week', SUNDAY, false)).toBe('week of Nov 30, 2026')
})

it('knows the southern seasons', () => {
  expect(coarseTime('in the summer', MONDAY, true)).toBe('summer 2026–27')
  expect(coarseTime('next winter', MONDAY, true)).toBe('winter 2027')
})

describe('for any day', () => {
  const day = fc
    .integer({ min: 0, max: 20_000 })
    .map((days) => Temporal.PlainDateTime.from('2020-01-01T12:34').add({ days }))

  it('a week, month or year names no day or hour', () => {
    fc.assert(
      fc.property(day, (at) => {
        expect(timeInWords(at, 'month')).toMatch(/^[A-Z][a-z]{2} \d{4}$/)
        expect(timeInWords(at, 'year')).toMatch(/^\d{4}$/)
        expect(timeInWords(at, 'day')).not.toMatch(/[AP]M/)
        const days = Array.from({ length: 7 }, (_, days) => at.subtract({ days: at.dayOfWeek - 1 }).add({ days }))
        expect(new Set(days.map((one) => timeInWords(one, 'week'))).size).toBe(1)
        expect(new Set(days.map((one) => timeInWords(one, 'weekend'))).size).toBe(1)
      }),
    )
  })

  it('a season is the current one or one of the next twelve months', () => {
    fc.assert(
      fc.property(
        day,
        fc.constantFrom('spring', 'summer', 'fall', 'winter'),
        fc.boolean(),
        (at, season, isSouthern) => {
          for (const which of ['this', 'the', 'next'] as const) {
            const year = Number(/\d{4}/.exec(seasonInWords(season, which, at, isSouthern))?.[0])
            expect(year).toBeGreaterThanOrEqual(at.year - 1)
            expect(year).toBeLessThanOrEqual(at.year + 1)
          }
        },
      ),
    )
  })
})
