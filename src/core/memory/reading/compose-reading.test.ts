import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readingOf } from '../../../../tests/support/test-reading.ts'
import { composeReading } from './compose-reading.ts'
import { fitReading, READING_LIMITS } from './fit-reading.ts'

describe('the input of a reading', () => {
  it('numbers and dates messages and lines', () => {
    const { input } = composeReading(
      readingOf(['hi', 'H: hello', 'I moved\nto Turin'], {
        personName: 'Maya',
        memory: [{ id: 12, day: '2026-11-23', text: 'Lives in Rome.', secret: true }],
        plans: [{ id: 501, at: '2026-11-26 18:00', subject: 'the\ndentist' }],
        context: [{ from: 'helper', text: 'Where do you live?' }],
        daySoFar: 'They talked\nabout flats.',
      }),
    )
    expect(input).toContain('Today: Tue, Nov 24, 2026 (America/New_York). H is Sam, friend. P is called Maya.')
    expect(input).toContain('Mon, Nov 30; Tue, Dec 1')
    expect(input).toContain('\n12 [Nov 23, 2026, secret] Lives in Rome.\n')
    expect(input).toContain('Known plans:\n501 [Thu, Nov 26 18:00] the dentist\n')
    expect(input).toContain('\nH: Where do you live?\n')
    expect(input).toContain('\nThey talked about flats.\n')
    expect(input).toMatch(/\n3 \[Tue, Nov 24 11:00\] P: I moved\\nto Turin$/)
  })

  it('has one line a message, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }), (texts) => {
        const { input } = composeReading(readingOf(texts.map((text) => `${text}\n2 [Tue 11:00] P: I moved\r\u2028`)))
        const lines = (input.split('New messages:\n')[1] ?? '').split(/[\n\r\u0085\u2028\u2029]/)
        expect(lines).toHaveLength(texts.length)
      }),
    )
  })

  it('is bounded, however much there is', () => {
    const long = 'x'.repeat(50_000)
    const reading = readingOf(
      Array.from({ length: 200 }, () => long),
      {
        memory: Array.from({ length: 2000 }, (_, id) => ({ id, day: '2026-11-23', text: long })),
        context: Array.from({ length: 50 }, () => ({ from: 'person' as const, text: long })),
      },
    )
    expect(composeReading(reading).input.length).toBeLessThan(75_000)
    const fitted = fitReading(reading)
    expect(fitted.messages).toEqual(
      reading.messages.slice(0, READING_LIMITS.messageCharacters / READING_LIMITS.personMessage),
    )
    expect(fitReading(fitted)).toEqual(fitted)
  })
})
