import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDates } from '../../server/features/memory/remember/remember.ts'
import { daysAhead } from './days-ahead.ts'

const TUESDAY = new Date('2026-11-24T15:00:00Z')
const ZONES = ['America/New_York', 'Europe/London', 'Asia/Kolkata', 'Pacific/Auckland', 'America/St_Johns', 'UTC']

const wordsAt = (text: string, at = TUESDAY, timeZone = 'America/New_York'): string =>
  daysAhead(text, at, timeZone, readDates)
    .map(({ words }) => words)
    .join(' | ')

it.each([
  ['dentist on Thursday at 3', 'on Thu, Nov 26, 2026'],
  ['dentist this thursday', 'on Thu, Nov 26, 2026'],
  ['dentist Thursday morning', 'on Thu, Nov 26, 2026 in the morning'],
  ['it is due by Friday', 'by Fri, Nov 27, 2026'],
  ['flying tomorrow', 'on Wed, Nov 25, 2026'],
  ['a date tonight', 'on Tue, Nov 24, 2026 in the evening'],
  ['tomorrow night at 8', 'on Wed, Nov 25, 2026 at night'],
  ['on December 3', 'on Thu, Dec 3, 2026'],
  ['on Dec. 3rd, 2027', 'on Fri, Dec 3, 2027'],
  ['on the 3rd of December', 'on Thu, Dec 3, 2026'],
  ['on Thursday, December 3', 'on Thu, Dec 3, 2026'],
  ['3 December', 'on Thu, Dec 3, 2026'],
  ['on Jan 2', 'on Sat, Jan 2, 2027'],
  ['on 2026-12-03', 'on Thu, Dec 3, 2026'],
  ['on Feb 29, 2028', 'on Tue, Feb 29, 2028'],
])('reads %s: %s', (text, words) => {
  expect(wordsAt(text)).toBe(words)
})

it.each([
  'on Tuesday',
  'next Friday',
  'last Friday',
  'every Friday',
  'on Fridays',
  'Friday week',
  'a week from Friday',
  'the Friday after',
  'on the first Monday in December',
  'the second Thursday of January',
  'Thursday or Friday',
  'from Monday to Wednesday',
  'Monday-Wednesday',
  'Dec 3-5',
  'December 3 – 8',
  'between December 3 and December 8',
  '3.12.2026',
  '12/3/2026',
  '03.12.',
  'Friday the 13th',
  'on Friday, December 3',
  'on Feb 30',
  'on Nov 3',
  'at 5pm',
  'in two weeks',
  'for two days',
  'at Thanksgiving',
  'on Christmas Eve',
  'I am 24',
  'since Thursday',
  'Black Friday’s sales',
  'tomorrow’s exam',
  'Thursday next week',
  'Thursday of next week',
  'on May day',
  'in December',
  'on the 5th',
  'mid December 3rd week',
])('leaves %s in words', (text) => {
  expect(wordsAt(text)).toBe('')
})

it('goes by the local day, late in the evening and across clock changes', () => {
  expect(wordsAt('tomorrow', new Date('2026-11-25T04:30:00Z'))).toBe('on Wed, Nov 25, 2026')
  expect(wordsAt('tomorrow', new Date('2026-11-24T12:30:00Z'), 'Pacific/Auckland')).toBe('')
  expect(wordsAt('tomorrow', new Date('2026-11-24T18:30:00Z'), 'Pacific/Auckland')).toBe('on Thu, Nov 26, 2026')
  expect(wordsAt('tomorrow', new Date('2026-03-08T04:30:00Z'))).toBe('on Sun, Mar 8, 2026')
  expect(wordsAt('tomorrow', new Date('2026-11-01T03:30:00Z'))).toBe('on Sun, Nov 1, 2026')
  expect(wordsAt('tomorrow', new Date('2026-10-24T22:30:00Z'), 'Europe/London')).toBe('on Sun, Oct 25, 2026')
})

it('leaves what is relative in the small hours, when tomorrow may be after the night', () => {
  const atOne = new Date('2026-11-24T06:00:00Z')
  expect(wordsAt('tomorrow', atOne)).toBe('')
  expect(wordsAt('on Thursday', atOne)).toBe('on Thu, Nov 26, 2026')
})

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const aTime = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })

it('agrees with the calendar in every zone', () => {
  fc.assert(
    fc.property(aTime, fc.constantFrom(...ZONES), fc.integer({ min: 1, max: 290 }), (at, zone, days) => {
      const today = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate()
      const day = today.add({ days })
      const [found] = daysAhead(`on ${MONTHS[day.month - 1]} ${day.day}`, at, zone, readDates)
      expect(found?.date).toBe(day.toString())
      const soon = today.add({ days: 1 + (days % 6) })
      expect(daysAhead(`on ${NAMES[soon.dayOfWeek - 1]}`, at, zone, readDates)[0]?.date).toBe(soon.toString())
      const { hour } = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
      const tomorrow = daysAhead('a test tomorrow', at, zone, readDates)[0]?.date
      expect(tomorrow).toBe(hour < 4 ? undefined : today.add({ days: 1 }).toString())
    }),
    { numRuns: 300 },
  )
})
