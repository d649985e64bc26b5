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

/** Spreads a person's helpers over a slot, so that they do not all write at once. Times are minutes after midnight. */

/** Minutes between two helpers of a person, if the slot has room. */
export const APART = 30
/** Without room, the distance is halved until it is below this. */
const LEAST_APART = 1

/** What a helper knows about the others in its slot. */
export interface SlotContext {
  /** Fixed times of others to keep away from. */
  taken: readonly number[]
  /** How many helpers vary their times, and the index of this one; unused by helpers with fixed times. */
  varying: number
  seat: number
}

/** A helper's place, stored with it: planning needs nothing else about the others. */
export interface SlotPosition extends SlotContext {
  slot: PreferredTime
  /** Rank in the slot: earlier helpers keep their place. */
  order: number
}

function grid(spans: readonly MinuteSpan[], step: number): number[] {
  const times: number[] = []
  for (const [from, until] of spans) for (let time = from; time < until; time += step) times.push(time)
  return times
}

/** Times of a slot at every `step`, at least `apart` from the taken ones; nearest the middle first. */
function freeTimes(spans: readonly MinuteSpan[], taken: readonly number[], step: number, apart: number): number[] {
  const middle = minuteAt(spans, null)
  const free = grid(spans, step).filter((time) => taken.every((other) => Math.abs(other - time) >= apart))
  return free.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b)
}

/** The time of a helper whose timing does not vary: the free one nearest the middle of its slot. */
export function fixedTime(spans: readonly MinuteSpan[], taken: readonly number[]): number {
  for (let apart = APART; apart >= LEAST_APART; apart /= 2) {
    const [time] = [...freeTimes(spans, taken, apart, apart), ...freeTimes(spans, taken, apart / 2, apart)]
    if (time !== undefined) return time
  }
  return minuteAt(spans, null)
}

/** At least `count` times of a slot, if there are that many. */
function timesOf(spans: readonly MinuteSpan[], taken: readonly number[], count: number): number[] {
  const seats = new Set<number>()
  for (let apart = APART; seats.size < count && apart >= LEAST_APART; apart /= 2)
    for (const time of freeTimes(spans, taken, apart, apart)) seats.add(time)
  return [...seats]
}

/** Shuffled by `draw`, which returns a number in [0, 1) per index, always the same. */
const shuffled = (seats: readonly number[], draw: (index: number) => number): number[] =>
  seats
    .map((seat, index) => ({ seat, key: draw(index) }))
    .sort((a, b) => a.key - b.key)
    .map(({ seat }) => seat)

/** Moves each seat up to half an hour later, as far as the next one allows; latest first. */
function spreadOut(spans: readonly MinuteSpan[], seats: readonly number[], taken: readonly number[], share: number) {
  const found = new Map<number, number>()
  let next = Number.POSITIVE_INFINITY
  for (const seat of [...seats, ...taken].sort((a, b) => b - a)) {
    const end = spans.find(([from, until]) => seat >= from && seat < until)?.[1] ?? seat
    const room = seats.includes(seat) ? Math.max(0, Math.min(APART, end - seat, next - APART - seat)) : 0
    next = seat + share * room
    if (seats.includes(seat)) found.set(seat, next)
  }
  return found
}

/** The time of a varying helper on the day of `draw`, which is the same for all helpers in the slot. */
export function variedTime(
  spans: readonly MinuteSpan[],
  seating: SlotContext,
  draw: (index: number) => number,
): number {
  const { taken, varying, seat } = seating
  const free = timesOf(spans, taken, varying)
  const today = shuffled(free, (index) => draw(index + 1)).slice(0, varying)
  const own = today[seat]
  return (own === undefined ? null : spreadOut(spans, today, taken, draw(0)).get(own)) ?? minuteAt(spans, draw(0))
}
