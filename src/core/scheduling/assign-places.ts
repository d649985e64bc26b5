import type { PreferredTime } from '../personas/options.ts'
import { clockTimesOf, type Habits, minutesOf } from './planner.ts'
import { APART, fixedSeat, type Place, type Seating } from './slot-places.ts'
import { openSpans, type QuietHours, SLOT_HOURS, type Span } from './slots.ts'

/** Assigns the active helpers of a person their places in the day's slots. */

export interface Member {
  helperId: number
  active: boolean
  habits: Pick<Habits, 'frequency' | 'preferredTime' | 'varyTiming' | 'customTimes'>
  place: Place | null
}

const orderIn = (slot: PreferredTime, { place }: Member): number =>
  place?.slot === slot ? place.order : Number.POSITIVE_INFINITY

function byArrival(slot: PreferredTime, members: readonly Member[]): Member[] {
  const order = (member: Member): number => orderIn(slot, member)
  return members.toSorted((a, b) => (order(a) === order(b) ? a.helperId - b.helperId : order(a) - order(b)))
}

function seatSlot(
  slot: PreferredTime,
  members: readonly Member[],
  chosen: readonly number[],
  spans: readonly Span[],
): [number, Place][] {
  const taken = [...chosen]
  const arrived = byArrival(slot, members)
  const orderOf = new Map(arrived.map(({ helperId }, order) => [helperId, order]))
  const placeOf = ({ helperId }: Member, seating: Seating): [number, Place] => [
    helperId,
    { slot, order: orderOf.get(helperId) ?? 0, ...seating },
  ]
  const fixed = arrived.filter(({ habits }) => !habits.varyTiming)
  const varying = arrived.filter(({ habits }) => habits.varyTiming)
  const places = fixed.map((member) => {
    const place = placeOf(member, { taken: [...taken], varying: 0, seat: 0 })
    taken.push(fixedSeat(spans, taken))
    return place
  })
  return [...places, ...varying.map((member, seat) => placeOf(member, { taken, varying: varying.length, seat }))]
}

/** The place of each active helper that uses a slot. Custom clock times are fixed, and the others avoid them. */
export function seatHelpers(members: readonly Member[], quiet: QuietHours): Map<number, Place> {
  const active = members.filter((member) => member.active)
  const chosen = active.flatMap((member) => clockTimesOf(member.habits) ?? []).map(minutesOf)
  const slots = Map.groupBy(
    active.filter((member) => clockTimesOf(member.habits) === null),
    ({ habits }) => habits.preferredTime,
  )
  const places = [...slots].flatMap(([slot, sharing]) => {
    const [from, until] = SLOT_HOURS[slot]
    const near = chosen.filter((time) => time > from * 60 - APART && time < until * 60 + APART)
    return seatSlot(slot, sharing, near, openSpans([from, until], quiet))
  })
  return new Map(places)
}
