import type { PreferredTime } from '../personas/options.ts'
import { type Span, spotIn } from './slots.ts'

/** Where the helpers of one person sit in a slot, so that they do not all write at once. Minutes after midnight. */

/** Minutes between two helpers of one person, where their slot has room. */
export const APART = 30
/** Where there is none, half of that, and so on. */
const LEAST_APART = 1

/** What a helper knows of the others of its slot. */
export interface Seating {
  /** Fixed times of others that it keeps away from. */
  taken: readonly number[]
  /** How many vary their times, and which of them it is, from 0; a helper of fixed times leaves both out of account. */
  varying: number
  seat: number
}

/** A helper's place, kept with it: planning needs to know nothing else of the others. */
export interface Place extends Seating {
  slot: PreferredTime
  /** Among those who share the slot: who was there first stays where it is. */
  order: number
}

function grid(spans: readonly Span[], step: number): number[] {
  const times: number[] = []
  for (const [from, until] of spans) for (let time = from; time < until; time += step) times.push(time)
  return times
}

/** Times of a slot at every `step`, no closer than `apart` to what is taken; those nearest its middle first. */
function freeTimes(spans: readonly Span[], taken: readonly number[], step: number, apart: number): number[] {
  const middle = spotIn(spans, null)
  const free = grid(spans, step).filter((time) => taken.every((other) => Math.abs(other - time) >= apart))
  return free.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b)
}

/** The time of a helper that does not vary: the one nearest the middle that nobody has. */
export function fixedSeat(spans: readonly Span[], taken: readonly number[]): number {
  for (let apart = APART; apart >= LEAST_APART; apart /= 2) {
    const [time] = [...freeTimes(spans, taken, apart, apart), ...freeTimes(spans, taken, apart / 2, apart)]
    if (time !== undefined) return time
  }
  return spotIn(spans, null)
}

/** At least `count` times of a slot, if there are so many. */
function seatsOf(spans: readonly Span[], taken: readonly number[], count: number): number[] {
  const seats = new Set<number>()
  for (let apart = APART; seats.size < count && apart >= LEAST_APART; apart /= 2)
    for (const time of freeTimes(spans, taken, apart, apart)) seats.add(time)
  return [...seats]
}

/** In an order that `draw` decides: numbers in [0, 1), the same for the same index. */
const shuffled = (seats: readonly number[], draw: (index: number) => number): number[] =>
  seats
    .map((seat, index) => ({ seat, key: draw(index) }))
    .sort((a, b) => a.key - b.key)
    .map(({ seat }) => seat)

/** Up to half an hour later than each seat, as far as the next one leaves room; latest first. */
function loosen(spans: readonly Span[], seats: readonly number[], taken: readonly number[], share: number) {
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

/** The time of a helper that varies it, on a day that `draw` stands for. All who share the slot draw the same. */
export function variedSeat(spans: readonly Span[], seating: Seating, draw: (index: number) => number): number {
  const { taken, varying, seat } = seating
  const free = seatsOf(spans, taken, varying)
  const today = shuffled(free, (index) => draw(index + 1)).slice(0, varying)
  const own = today[seat]
  return (own === undefined ? null : loosen(spans, today, taken, draw(0)).get(own)) ?? spotIn(spans, draw(0))
}
