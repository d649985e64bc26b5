import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, allowanceAt, costOfReply, messagesLeft, monthStart, periodAt } from './allowance.ts'

const at = (text: string): Date => new Date(text)
const span = (anchor: string, now: string): string[] => {
  const { start, end } = periodAt(at(anchor), at(now))
  return [start.toISOString(), end.toISOString()]
}

describe('periodAt', () => {
  it('follows the calendar for an anchor on the first of a month', () => {
    const november = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z']
    expect(span('2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z')).toEqual(november)
    expect(span('2026-11-01T00:00:00Z', '2026-11-30T23:59:59.999Z')).toEqual(november)
    expect(span('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')[0]).toBe('2026-12-01T00:00:00.000Z')
    expect(span('2026-11-01T00:00:00Z', '2027-01-15T00:00:00Z')[0]).toBe('2027-01-01T00:00:00.000Z')
  })

  it('ends a short month on its last day, and returns to the anchor day', () => {
    const anchor = '2027-12-31T10:00:00Z'
    expect(span(anchor, '2028-02-15T00:00:00Z')).toEqual(['2028-01-31T10:00:00.000Z', '2028-02-29T10:00:00.000Z'])
    expect(span(anchor, '2028-02-29T10:00:00Z')).toEqual(['2028-02-29T10:00:00.000Z', '2028-03-31T10:00:00.000Z'])
  })

  it('assigns every instant to exactly one period, without gaps', () => {
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

describe('allowanceAt', () => {
  const count = {
    messageCreditsUsed: 20,
    messageCreditsLimit: 25,
    billingAnchor: at('2026-11-01T00:00:00Z'),
    allowancePeriodStart: at('2026-11-01T00:00:00Z'),
    allowancePeriodEnd: at('2026-12-01T00:00:00Z'),
  }

  it('starts at zero from the instant its period ends', () => {
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
  ])('drops a period that starts more than a day in the future (a clock ran ahead): %s', (_, now, used, resetsAt) => {
    expect(allowanceAt(count, at(now))).toEqual({ used, limit: 25, resetsAt })
  })

  it('never leaves a negative number of messages', () => {
    expect(messagesLeft({ used: 300, limit: 25 })).toBe(0)
  })

  it('starts months in UTC', () => {
    expect(monthStart(at('2026-11-30T23:30:00-05:00')).toISOString()).toBe('2026-12-01T00:00:00.000Z')
    expect(addMonths(at('2026-12-01T00:00:00Z'), 1).toISOString()).toBe('2027-01-01T00:00:00.000Z')
  })
})

it.each([
  [{ used: 4, limit: 1500 }, 'Uses 1 of your 1,496 messages left.'],
  [{ used: 5, limit: 25 }, 'Uses 1 of your 20 messages left.'],
  [{ used: 24, limit: 25 }, 'Uses your last message.'],
  [{ used: 25, limit: 25 }, 'This needs a message, and you have none left.'],
  [{ used: 30, limit: 25 }, 'This needs a message, and you have none left.'],
])('says what another reply costs: %j', (allowance, cost) => {
  expect(costOfReply(allowance)).toBe(cost)
})
