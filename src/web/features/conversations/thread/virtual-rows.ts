import type { Day } from './days.ts'

/** Divides the page size evenly, so that an older page starts a new row and never extends a known one. */
const MESSAGES_A_ROW = 10

export interface VirtualRow {
  key: string
  day: Day
  /** Messages of the day, `from` up to but not including `to`; null: its heading. */
  part: { from: number; to: number } | null
}

/**
 * Rows of the days, oldest first, without the first heading, which moves up when older messages load. They are counted
 * from the message with the id `anchorId`: rows stay the same when messages are added before or after.
 */
export function rowsOf(days: readonly Day[], anchorId: number): VirtualRow[] {
  const ids = days.flatMap(({ messages }) => messages.map(({ id }) => id))
  let place = -Math.max(0, ids.indexOf(anchorId))
  const rows: VirtualRow[] = []
  for (const day of days) {
    let part: VirtualRow['part'] = null
    for (const [index, { id }] of day.messages.entries()) {
      if (index === 0 && rows.length > 0) rows.push({ key: `day-${id}`, day, part: null })
      if (!part || place % MESSAGES_A_ROW === 0) {
        part = { from: index, to: index }
        rows.push({ key: `from-${id}`, day, part })
      }
      part.to = index + 1
      place += 1
    }
  }
  return rows
}
