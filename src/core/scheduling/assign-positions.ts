import type { PreferredTime } from '../personas/options.ts'
import { clockTimesOf, type HelperSchedule, minutesOf } from './planner.ts'
import {
  APART,
  fixedTime,
  type MinuteSpan,
  openSpans,
  type QuietHours,
  SLOT_HOURS,
  type SlotContext,
  type SlotPosition,
} from './slots.ts'

/**
 * Assigns the helpers of a person their places in the day's slots. Paused ones keep theirs, so that pausing and activating
 * one never moves another.
 */

export interface Member {
  helperId: number
  schedule: Pick<HelperSchedule, 'frequency' | 'preferredTime' | 'varyTiming' | 'customTimes'>
  place: SlotPosition | null
}

const orderIn = (slot: PreferredTime, { place }: Member): number =>
  place?.slot === slot ? place.order : Number.POSITIVE_INFINITY

function byArrival(slot: PreferredTime, members: readonly Member[]): Member[] {
  const order = (member: Member): number => orderIn(slot, member)
  return members.toSorted((a, b) => (order(a) === order(b) ? a.helperId - b.helperId : order(a) - order(b)))
}

function assignSlot(
  slot: PreferredTime,
  members: readonly Member[],
  chosen: readonly number[],
  spans: readonly MinuteSpan[],
): [number, SlotPosition][] {
  const taken = [...chosen]
  const arrived = byArrival(slot, members)
  const orderOf = new Map(arrived.map(({ helperId }, order) => [helperId, order]))
  const placeOf = ({ helperId }: Member, seating: SlotContext): [number, SlotPosition] => [
    helperId,
    { slot, order: orderOf.get(helperId) ?? 0, ...seating },
  ]
  const fixed = arrived.filter(({ schedule }) => !schedule.varyTiming)
  const varying = arrived.filter(({ schedule }) => schedule.varyTiming)
  const places = fixed.map((member) => {
    const place = placeOf(member, { taken: [...taken], varying: 0, seat: 0 })
    taken.push(fixedTime(spans, taken))
    return place
  })
  return [...places, ...varying.map((member, seat) => placeOf(member, { taken, varying: varying.length, seat }))]
}

/** Custom clock times are fixed, and the others avoid them. */
export function assignPositions(members: readonly Member[], quiet: QuietHours): Map<number, SlotPosition> {
  const chosen = members.flatMap((member) => clockTimesOf(member.schedule) ?? []).map(minutesOf)
  const slots = Map.groupBy(
    members.filter((member) => clockTimesOf(member.schedule) === null),
    ({ schedule }) => schedule.preferredTime,
  )
  const places = [...slots].flatMap(([slot, sharing]) => {
    const [from, until] = SLOT_HOURS[slot]
    const near = chosen.filter((time) => time > from * 60 - APART && time < until * 60 + APART)
    return assignSlot(slot, sharing, near, openSpans([from, until], quiet))
  })
  return new Map(places)
}
