import { pausesAfter } from './message-list.tsx'
import type { VirtualRow } from './virtual-rows.ts'

const HEADING_PX = 56
const MESSAGE_PX = 52
const LINE_PX = 24
/** Of the time under a message. */
const TIME_PX = 20
/** Width of the average letter in the font of messages. */
const LETTER_PX = 8
/** Maximum share of the width that a message takes. */
const BUBBLE = 0.75

export function estimateHeight({ day, part }: VirtualRow, width: number): number {
  if (!part) return HEADING_PX
  const lettersALine = Math.max(1, (width * BUBBLE) / LETTER_PX)
  return day.messages.slice(part.from, part.to).reduce((sum, { content }, index) => {
    const lines = Math.floor(content.length / lettersALine) * LINE_PX
    return sum + MESSAGE_PX + lines + (pausesAfter(day.messages, part.from + index) ? TIME_PX : 0)
  }, 0)
}

const elementOf = (row: VirtualRow, at: 'first' | 'last'): Element | null => {
  const { messages } = row.day
  const message = row.part ? messages[at === 'first' ? row.part.from : row.part.to - 1] : messages[0]
  return document.getElementById(`message-${message?.id}`)
}

/**
 * Measurements of the full list in pixels: the heights its rows would have, where the first row begins in the scrolling
 * element, how far that is scrolled, and its size.
 */
export function measurePlainList(rows: readonly VirtualRow[], box: HTMLElement | null) {
  const heights = new Map<string, number>()
  const boxTop = (box?.getBoundingClientRect().top ?? 0) - (box?.scrollTop ?? 0)
  const first = rows[0] && elementOf(rows[0], 'first')?.closest('ol')
  const top = (first?.getBoundingClientRect().top ?? boxTop) - boxTop
  let y = top + boxTop
  for (const row of rows) {
    const bottom = bottomOf(row)
    if (bottom === null) continue
    heights.set(row.key, bottom - y)
    y = bottom
  }
  const size = { width: box?.clientWidth ?? 0, height: box?.clientHeight ?? 0 }
  return { heights, top, scrollTop: box?.scrollTop ?? 0, box: size }
}

/** A heading ends where the list of its day begins, a row of messages where the gap after its last one ends. */
function bottomOf(row: VirtualRow): number | null {
  if (!row.part) return elementOf(row, 'first')?.closest('ol')?.getBoundingClientRect().top ?? null
  const bottom = elementOf(row, 'last')?.getBoundingClientRect().bottom
  return bottom === undefined ? null : bottom + GAP_PX
}

/** Between two messages, and after the last one of a day. */
const GAP_PX = 8
