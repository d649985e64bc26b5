import { describe, expect, it } from 'vitest'
import { instantOfLocal, localTimeAt } from './local-time.ts'

const NOW = new Date('2026-10-01T12:00:00Z')

describe('a local time', () => {
  it.each([
    ['an ordinary day', '2026-11-30 08:00', 'America/New_York', '2026-11-30T13:00:00Z'],
    ['an hour that the clock skips', '2027-03-14 02:30', 'America/New_York', '2027-03-14T07:00:00Z'],
    ['the first of two hours', '2026-10-25 02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
  ])('is an instant on %s', (_, time, zone, instant) => {
    expect(instantOfLocal(time, zone, NOW)).toEqual(new Date(instant))
  })

  it('is the second of two hours while the first has passed', () => {
    const now = new Date('2026-10-25T01:10:00Z')
    expect(localTimeAt(now, 'Europe/Berlin')).toBe('2026-10-25 02:10')
    expect(instantOfLocal('2026-10-25 02:30', 'Europe/Berlin', now)).toEqual(new Date('2026-10-25T01:30:00Z'))
  })
})
