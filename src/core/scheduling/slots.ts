import type { PreferredTime } from '../personas/options.ts'

/** Local hours in which nothing is sent outside the app; none if equal. The end may be on the next day. */
export interface QuietHours {
  start: number
  end: number
}

export const isQuietHour = ({ start, end }: QuietHours, hour: number): boolean =>
  start <= end ? hour >= start && hour < end : hour >= start || hour < end

/** Local hours of each slot: start inclusive, end exclusive. */
export const SLOT_HOURS: Record<PreferredTime, readonly [from: number, until: number]> = {
  morning: [8, 10],
  midday: [11, 13],
  afternoon: [14, 17],
  evening: [18, 21],
}

const MINUTES_AN_HOUR = 60

export type MinuteSpan = readonly [from: number, until: number]

/** The parts of a slot outside quiet hours, in minutes after midnight; the whole slot if all of it is quiet. */
export function openSpans([from, until]: MinuteSpan, quiet: QuietHours): MinuteSpan[] {
  const spans: [number, number][] = []
  for (let hour = from; hour < until; hour += 1) {
    if (isQuietHour(quiet, hour)) continue
    const open = spans.at(-1)
    if (open && open[1] === hour * MINUTES_AN_HOUR) open[1] += MINUTES_AN_HOUR
    else spans.push([hour * MINUTES_AN_HOUR, (hour + 1) * MINUTES_AN_HOUR])
  }
  return spans.length > 0 ? spans : [[from * MINUTES_AN_HOUR, until * MINUTES_AN_HOUR]]
}

const lengthOf = ([from, until]: MinuteSpan): number => until - from

/** Minutes after midnight at `share` of the spans' total length; null for the middle of the longest. */
export function minuteAt(spans: readonly MinuteSpan[], share: number | null): number {
  if (share === null) {
    const longest = spans.reduce((best, span) => (lengthOf(span) > lengthOf(best) ? span : best))
    return (longest[0] + longest[1]) / 2
  }
  let left = share * spans.reduce((sum, span) => sum + lengthOf(span), 0)
  for (const span of spans) {
    if (left < lengthOf(span)) return span[0] + left
    left -= lengthOf(span)
  }
  return spans.at(-1)?.[0] ?? 0
}
