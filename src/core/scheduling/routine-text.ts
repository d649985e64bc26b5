import type { PreferredTime } from '../personas/options.ts'
import type { HelperSchedule } from './planner.ts'

type Routine = Pick<HelperSchedule, 'frequency' | 'preferredTime' | 'weeklyDay' | 'customDays' | 'customTimes'>

/** After a weekday, as in `every Monday morning`, and after other words. */
const PARTS: Record<PreferredTime, readonly [afterWeekday: string, otherwise: string]> = {
  morning: ['morning', 'in the morning'],
  midday: ['at midday', 'at midday'],
  afternoon: ['afternoon', 'in the afternoon'],
  evening: ['evening', 'in the evening'],
}
const EVERY_DAY = 7
const WORKDAYS = '1,2,3,4,5'
const NOON_H = 12

/** Of an ISO weekday, 1 Monday to 7 Sunday. */
const weekdayName = (day: number): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

const inWords = new Intl.ListFormat('en', { type: 'conjunction' })

function clockText(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % NOON_H || NOON_H}:${time.slice(3)} ${hour < NOON_H ? 'AM' : 'PM'}`
}

function daysText({ frequency, weeklyDay, customDays }: Routine): string {
  if (frequency === 'daily') return 'day'
  if (frequency === 'weekdays') return 'weekday'
  if (frequency === 'weekly') return weeklyDay === null ? 'week' : weekdayName(weeklyDay)
  const days = [...(customDays ?? [])].sort()
  if (days.length === 0 || days.length === EVERY_DAY) return 'day'
  if (days.join() === WORKDAYS) return 'weekday'
  return inWords.format(days.map((day) => weekdayName(day)))
}

/** Why a helper writes: `Every weekday morning`, `Every Monday and Friday at 9:30 AM`. */
export function routineText(routine: Routine): string {
  const days = daysText(routine)
  const { frequency, customTimes } = routine
  if (frequency === 'custom' && customTimes)
    return `Every ${days} at ${inWords.format([...customTimes].sort().map(clockText))}`
  const [afterWeekday, otherwise] = PARTS[routine.preferredTime]
  return `Every ${days} ${days === 'day' || days === 'week' ? otherwise : afterWeekday}`
}
