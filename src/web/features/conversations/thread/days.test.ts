import { describe, expect, it } from 'vitest'
import type { Message } from '../../../../contract/messages.ts'
import { groupByDay } from './days.ts'

const at = (sentAt: string, id = 1): Message => ({
  id,
  helperId: 1,
  content: 'Hello',
  isFromUser: true,
  sentAt,
  deliveryStatus: 'delivered',
  isSensitive: false,
  isPlanned: false,
  source: 'person',
  aiGenerated: false,
})

const now = new Date('2026-11-20T15:00:00Z')
const labels = (instants: string[], zone = 'UTC'): string[] =>
  groupByDay(instants.map(at), now, zone).map((day) => day.label)

describe('groupByDay', () => {
  it('names the days of the last week and dates older ones', () => {
    expect(
      labels([
        '2026-11-03T10:00:00Z',
        '2026-11-13T10:00:00Z',
        '2026-11-14T10:00:00Z',
        '2026-11-19T10:00:00Z',
        '2026-11-20T10:00:00Z',
      ]),
    ).toEqual(['Nov 3, 2026', 'Nov 13, 2026', 'Saturday', 'Yesterday', 'Today'])
  })

  it('separates days at midnight in the person’s time zone, not UTC', () => {
    expect(labels(['2026-11-20T04:59:00Z', '2026-11-20T05:01:00Z'], 'America/New_York')).toEqual(['Yesterday', 'Today'])
  })

  it('counts calendar days across a clock change', () => {
    const days = groupByDay([at('2026-11-01T04:30:00Z')], new Date('2026-11-02T05:30:00Z'), 'America/New_York')
    expect(days[0]?.label).toBe('Yesterday')
  })

  it('keeps the messages of a day together, in order', () => {
    const days = groupByDay([at('2026-11-20T08:00:00Z', 1), at('2026-11-20T09:00:00Z', 2)], now, 'UTC')
    expect(days).toHaveLength(1)
    expect(days[0]?.messages.map((message) => message.id)).toEqual([1, 2])
  })

  it('shows a message from the future under today', () => {
    expect(labels(['2026-11-21T00:10:00Z'])).toEqual(['Today'])
  })
})
