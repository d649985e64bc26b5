import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, allowanceAt, messagesLeft, monthStart, periodAt } from './allowance.ts'

const at = (text: string): Date => new Date(text)
const span = (anchor: string, now: string): string[] => {
  const { start, end } = periodAt(at(anchor), at(now))
  return [start.toISOString(), end.toISOString()]
}

describe('the periods of an anchor', () => {
  it('follow the calendar from the first of a month', () => {
    const november = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z']
    expect(span('2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z')).toEqual(november)
    expect(span('2026-11-01T00:00:00Z', '2026-11-30T23:59:59.999Z')).toEqual(november)
    expect(span('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')[0]).toBe('2026-12-01T00:00:00.000Z')
    expect(span('2026-11-01T00:00:00Z', '2027-01-15T00:00:00Z')[0]).toBe('2027-01-01T00:00:00.000Z')
  })

  it('shrink to the end of a short month and come back to the day', () => {
    const anchor = '2027-12-31T10:00:00Z'
    expect(span(anchor, '2028-02-15T00:00:00Z')).toEqual(['2028-01-31T10:00:00.000Z', '2028-02-29T10:00:00.000Z'])
    expect(span(anchor, '2028-02-29T10:00:00Z')).toEqual(['2028-02-29T10:00:00.000Z', '2028-03-31T10:00:00.000Z'])
  })

  it('hold every instant in exactly one of them, without a gap', () => {
    const instants = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, instants, (anchor, now) => {
        const { start, end } = periodAt(anchor, now)
        expect(start <= now && now < end).toBe(true)
        expect(periodAt(anchor, end).start).toEqual(end)
        expect(periodAt(anchor, start)).toEqual({ start, end })
      }),
    )
  })
})

describe('an allowance', () => {
  const count = {
    messageCreditsUsed: 20,
    messageCreditsLimit: 25,
    billingAnchor: at('2026-11-01T00:00:00Z'),
    allowancePeriodStart: at('2026-11-01T00:00:00Z'),
    allowancePeriodEnd: at('2026-12-01T00:00:00Z'),
  }

  it('counts as new from the instant its period ends', () => {
    expect(allowanceAt(count, at('2026-11-30T23:59:59.999Z'))).toMatchObject({
      used: 20,
      resetsAt: '2026-12-01T00:00:00.000Z',
    })
    expect(allowanceAt(count, at('2026-12-01T00:00:00Z'))).toMatchObject({
      used: 0,
      resetsAt: '2027-01-01T00:00:00.000Z',
    })
  })

  it.each([
    ['a minute', '2026-10-31T23:59:00Z', 20, '2026-12-01T00:00:00.000Z'],
    ['a month', '2026-10-01T00:00:00Z', 0, '2026-11-01T00:00:00.000Z'],
    ['years', '2024-02-20T00:00:00Z', 0, '2024-03-01T00:00:00.000Z'],
  ])('leaves a period that a clock began which ran ahead by more than a day: %s', (_, now, used, resetsAt) => {
    expect(allowanceAt(count, at(now))).toEqual({ used, limit: 25, resetsAt })
  })

  it('never leaves less than nothing', () => {
    expect(messagesLeft({ used: 300, limit: 25 })).toBe(0)
  })

  it('starts with the month in UTC', () => {
    expect(monthStart(at('2026-11-30T23:30:00-05:00')).toISOString()).toBe('2026-12-01T00:00:00.000Z')
    expect(addMonths(at('2026-12-01T00:00:00Z'), 1).toISOString()).toBe('2027-01-01T00:00:00.000Z')
  })
})
