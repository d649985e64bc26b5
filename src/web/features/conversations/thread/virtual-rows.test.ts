import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Message } from '../../../../contract/messages.ts'
import { groupByDay } from './days.ts'
import { rowsOf, type VirtualRow } from './virtual-rows.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const PAGE = 50

const messagesOf = (count: number, hoursApart: number): Message[] =>
  Array.from({ length: count }, (_, index) => {
    const sentAt = new Date(NOW.getTime() - (count - index) * hoursApart * 3_600_000).toISOString()
    return { id: index + 1, sentAt } as Message
  })
const rows = (messages: Message[], anchorId: number) => rowsOf(groupByDay(messages, NOW, 'UTC'), anchorId)
const idsOf = ({ day, part }: VirtualRow): number[] =>
  part ? day.messages.slice(part.from, part.to).map(({ id }) => id) : []

const conversations = fc.tuple(fc.integer({ min: 1, max: 300 }), fc.double({ min: 0.1, max: 40, noNaN: true }))

describe('virtual rows of a long conversation', () => {
  it('contain every message once, in order, at most ten per row, after the heading of each day but the first', () => {
    fc.assert(
      fc.property(conversations, ([count, hoursApart]) => {
        const messages = messagesOf(count, hoursApart)
        const all = rows(messages, 1)
        expect(all.flatMap(idsOf)).toEqual(messages.map(({ id }) => id))
        expect(Math.max(...all.map((row) => idsOf(row).length))).toBeLessThanOrEqual(10)
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
        for (const [index, row] of all.entries())
          if (index > 0 && row.part?.from === 0) expect(all[index - 1]).toMatchObject({ day: row.day, part: null })
      }),
    )
  })

  it('keep their ids when older pages and newer messages are added', () => {
    fc.assert(
      fc.property(conversations, fc.integer({ min: 0, max: 20 }), ([count, hoursApart], added) => {
        const messages = messagesOf(count + 2 * PAGE + added, hoursApart)
        const loaded = messages.slice(2 * PAGE, 2 * PAGE + count)
        const anchorId = loaded[0]?.id ?? 0
        const before = rows(loaded, anchorId).filter(({ part }) => part)
        const after = rows(messages, anchorId).filter(({ part }) => part)
        const at = after.findIndex(({ key }) => key === before[0]?.key)
        const known = after.slice(at, at + before.length)
        expect(known.map(({ key }) => key)).toEqual(before.map(({ key }) => key))
        expect(known.slice(0, -1).map(idsOf)).toEqual(before.slice(0, -1).map(idsOf))
      }),
    )
  })
})
