import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tellsKept } from '../memory/used-memories.ts'
import { localTimeAt } from '../time/zone-time.ts'
import { headedParts, nextAsking, nextRounds, panelName, roundCost } from './panel.ts'

const ask = (answered: number) => ({ kind: 'ask' as const, answered })
const discuss = (answered: number) => ({ kind: 'discuss' as const, answered })
const sumUp = { kind: 'sum_up' as const, answered: 1 }

describe('the rounds that may follow', () => {
  it.each([
    ['a new panel', [], ['ask']],
    ['one answer', [ask(1)], ['ask']],
    ['two answers', [ask(2)], ['ask', 'discuss', 'sum_up']],
    ['a discussion', [ask(3), discuss(3)], ['ask', 'sum_up']],
    ['a discussion in which nobody answered', [ask(3), discuss(0)], ['ask', 'discuss', 'sum_up']],
    ['a summary', [ask(2), sumUp], ['ask', 'discuss', 'sum_up']],
    ['another question after a discussion', [ask(2), discuss(2), ask(2)], ['ask', 'discuss', 'sum_up']],
    ['another question that failed', [ask(2), discuss(2), ask(0)], ['ask']],
  ])('after %s', (_, rounds, next) => expect(nextRounds(rounds, 3)).toEqual(next))

  it('are none with fewer than two helpers', () => expect(nextRounds([ask(2)], 1)).toEqual([]))
})

it('costs a message for each who answers', () => {
  expect([roundCost('ask', 5), roundCost('discuss', 3), roundCost('sum_up', 5)]).toEqual([5, 3, 1])
})

it.each([
  ['Should I go?', 'Should I go?'],
  ['  Should\n\nI   go? ', 'Should I go?'],
  [`${'word '.repeat(20)}`, 'word word word word word word word word word word word word…'],
  ['x'.repeat(100), `${'x'.repeat(60)}…`],
  [`${'x'.repeat(59)}🙂🙂`, `${'x'.repeat(59)}…`],
])('a panel is named by its question: %j', (question, name) => expect(panelName(question)).toBe(name))

it.each([
  ['### A\n\none\n\n### B\ntwo', ['### A\n\none', '### B\ntwo']],
  ['Before.\n## A\none', ['Before.', '## A\none']],
  ['No heading, #1 is no heading.', ['No heading, #1 is no heading.']],
  ['', []],
])('a summary has the parts that its headings begin: %j', (text, parts) => expect(headedParts(text)).toEqual(parts))

it.each([
  ['Mind your penicillin allergy.', 'Should I go?', true],
  ['Penicillin matters.', 'Does penicillin matter?', false],
  ['Go.', 'Should I go?', false],
])('an answer tells a kept memory in words that nobody said before: %j', (answer, asked, tells) => {
  expect(tellsKept(answer, asked, ['You are allergic to penicillin.'])).toBe(tells)
})

const SUNDAY_EVENING = { weekday: 7, time: '18:00' }

describe('the next time that a panel is asked', () => {
  it.each([
    ['the same day', '2026-11-29T10:00:00Z', '2026-11-29T17:00:00.000Z'],
    ['a week later, from that very moment on', '2026-11-29T17:00:00Z', '2026-12-06T17:00:00.000Z'],
    ['in the days after', '2026-11-30T00:00:00Z', '2026-12-06T17:00:00.000Z'],
    ['over the end of summer time', '2026-10-24T12:00:00Z', '2026-10-25T17:00:00.000Z'],
    ['over its beginning', '2027-03-27T12:00:00Z', '2027-03-28T16:00:00.000Z'],
  ])('is %s', (_, after, next) => {
    expect(nextAsking(SUNDAY_EVENING, new Date(after), 'Europe/Berlin').toISOString()).toBe(next)
  })

  it('is moved out of an hour that does not exist, and happens once in one that occurs twice', () => {
    const night = { weekday: 7, time: '02:30' }
    expect(nextAsking(night, new Date('2027-03-27T12:00Z'), 'Europe/Berlin').toISOString()).toBe(
      '2027-03-28T01:00:00.000Z',
    )
    const once = nextAsking(night, new Date('2026-10-24T12:00Z'), 'Europe/Berlin')
    expect(once.toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(nextAsking(night, once, 'Europe/Berlin').toISOString()).toBe('2026-11-01T01:30:00.000Z')
  })

  it('is at that time of that weekday, within eight days', () => {
    const at = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
    const zone = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Asia/Kathmandu', 'Pacific/Auckland')
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 4, max: 23 }),
        at,
        zone,
        (weekday, hour, from, tz) => {
          const time = `${String(hour).padStart(2, '0')}:15`
          const next = nextAsking({ weekday, time }, from, tz)
          const days = (next.getTime() - from.getTime()) / 86_400_000
          const local = localTimeAt(next, tz)
          expect(days > 0 && days < 8).toBe(true)
          expect(local.slice(11)).toBe(time)
          expect(new Date(`${local.slice(0, 10)}T12:00Z`).getUTCDay() || 7).toBe(weekday)
        },
      ),
    )
  })
})
