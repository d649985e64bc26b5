import fc from 'fast-check'
import { expect, it } from 'vitest'
import { datesFrom } from './read-dates.ts'

const read = datesFrom(new Date('2026-11-23T15:00:00Z'), 'America/New_York')

it.each([
  ['in June', 'Jun 2027'],
  ['in early June', 'Jun 2027'],
  ['at the end of June', 'Jun 2027'],
  ['in the second week of June', 'Jun 2027'],
  ['June next year', 'Jun 2027'],
  ['in March or April', 'Mar 2027 or Apr 2027'],
  ['June 3', 'Thu, Jun 3, 2027'],
  ['from June 3 to June 8', 'Thu, Jun 3, 2027 – Tue, Jun 8, 2027'],
  ['the week of June 9', 'week of Jun 7, 2027'],
  ['the weekend of June 5', 'weekend of Jun 5, 2027'],
  ['June 3 at 4pm', 'Thu, Jun 3, 2027, 4 PM'],
  ['Dec 24th, 6:30pm', 'Thu, Dec 24, 2026, 6:30 PM'],
  ['June 3 at 4', 'Thu, Jun 3, 2027'],
  ['tomorrow', 'Tue, Nov 24, 2026'],
  ['tomorrow from 3 to 5pm', 'Tue, Nov 24, 2026'],
  ['tonight', 'Mon, Nov 23, 2026'],
  ['Friday evening', 'Fri, Nov 27, 2026'],
  ['Saturday or Sunday', 'Sat, Nov 28, 2026 or Sun, Nov 29, 2026'],
  ['next week on Friday', 'Fri, Dec 4, 2026'],
  ['in 3 days', 'Thu, Nov 26, 2026'],
  ['in 2 hours', 'Mon, Nov 23, 2026, 12 PM'],
  ['next week', 'week of Nov 30, 2026'],
  ['this weekend', 'weekend of Nov 28, 2026'],
  ['in two weeks', 'week of Dec 7, 2026'],
  ['next month', 'Dec 2026'],
  ['in the spring', 'spring 2027'],
  ['in 2027', '2027'],
  ['with April this weekend', 'weekend of Nov 28, 2026'],
  ['with April', null],
  ['every Monday', null],
  ['on Mondays', null],
  ['last June', null],
  ['at 5pm', null],
  ['in a second', null],
  ['sat on a chair', null],
])('reads %s as precisely as it was said: %s', (text, words) => {
  expect(read(text)).toBe(words)
})

it('keeps the stated clock time across a clock change', () => {
  const inSummer = datesFrom(new Date('2026-07-01T12:00:00Z'), 'America/New_York')
  expect(inSummer('December 3 at 4pm')).toBe('Thu, Dec 3, 2026, 4 PM')
})

it('includes a day or an hour only if one was said', () => {
  const month = fc.constantFrom('January', 'March', 'June', 'August', 'December')
  fc.assert(
    fc.property(month, fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 11 }), (name, day, hour) => {
      const short = name.slice(0, 3)
      expect(read(`in ${name}`)).toMatch(new RegExp(`^${short} \\d{4}$`))
      expect(read(`on ${name} ${day}`)).toMatch(new RegExp(`^\\w{3}, ${short} ${day}, \\d{4}$`))
      expect(read(`on ${name} ${day} at ${hour}pm`)).toMatch(
        new RegExp(`^\\w{3}, ${short} ${day}, \\d{4}, ${hour} PM$`),
      )
    }),
    { numRuns: 60 },
  )
})
