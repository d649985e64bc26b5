import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LATEST_MS } from './delivery-rules.ts'
import { passedTimes, wasDown } from './missed-times.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const every = (gap: number) => (time: number) => time + gap

describe('missed planned times', () => {
  it.each([
    ['only the first', HOUR, DAY, { missed: null, stillDue: null }],
    ['the first long ago', 20 * HOUR, DAY, { missed: null, stillDue: null }],
    ['two, the second just now', DAY, DAY, { missed: { until: 0, times: 1 }, stillDue: DAY }],
    ['two, the second two hours ago', DAY + 2 * HOUR, DAY, { missed: { until: 0, times: 1 }, stillDue: DAY }],
    ['two, both long ago', DAY + 3 * HOUR, DAY, { missed: { until: DAY, times: 2 }, stillDue: null }],
    ['four', 3 * DAY + HOUR, DAY, { missed: { until: 2 * DAY, times: 3 }, stillDue: 3 * DAY }],
    ['two within two hours', HOUR, HOUR / 2, { missed: { until: HOUR / 2, times: 2 }, stillDue: HOUR }],
  ])('are reported as one span: %s', (_, now, gap, passed) => {
    expect(passedTimes(0, now, every(gap))).toEqual(passed)
  })

  it('are in the span, still due, or the only one', () => {
    const gaps = fc.array(fc.integer({ min: 60_000, max: 8 * DAY }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(gaps, fc.integer({ min: 0, max: 400 * DAY }), (given, now) => {
        const all = [0]
        for (const gap of given) all.push((all.at(-1) ?? 0) + gap)
        const next = (time: number) => all.find((each) => each > time) ?? Number.POSITIVE_INFINITY
        const passed = all.filter((time) => time <= now)
        const { missed, stillDue } = passedTimes(0, now, next)
        const newest = passed.at(-1) ?? 0
        const isOnly = passed.length === 1
        expect(stillDue).toBe(isOnly || now - newest > LATEST_MS ? null : newest)
        const rest = stillDue === null ? passed : passed.slice(0, -1)
        expect(missed).toEqual(isOnly ? null : { until: rest.at(-1), times: rest.length })
      }),
    )
  })

  it('are found without counting one by one after years', () => {
    let asked = 0
    const next = (time: number) => {
      asked += 1
      return (Math.floor(time / DAY) + 1) * DAY
    }
    const now = 8_000_000 * DAY + HOUR
    expect(passedTimes(0, now, next)).toEqual({
      missed: { until: now - HOUR - DAY, times: 999 },
      stillDue: now - HOUR,
    })
    expect(asked).toBeLessThan(1100)
  })
})

const at = (time: string): Date => new Date(`2026-11-18T${time}Z`)
const runs = { ranAt: at('18:00:00'), awayFrom: at('10:00:00'), awayUntil: at('15:00:00') }

it.each([
  ['before the outage', '09:59:00', runs, false],
  ['in the outage', '12:00:00', runs, true],
  ['as workers came back', '15:00:00', runs, true],
  ['after the outage', '15:00:01', runs, false],
  ['now', '18:00:30', runs, false],
  ['after workers fell silent', '18:01:01', runs, true],
  ['where there never was an outage', '12:00:00', { ...runs, awayFrom: null, awayUntil: null }, false],
  ['where no worker ever ran', '12:00:00', { ranAt: null, awayFrom: null, awayUntil: null }, true],
])('detects whether the server was down: %s', (_, time, noted, away) => {
  expect(wasDown(noted, at(time))).toBe(away)
})
