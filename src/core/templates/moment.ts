const NOON = 12
const EVENING = 17

/** `morning`, `afternoon` or `evening` for a local hour, 0 to 23. */
export function partOfDayAt(hour: number): string {
  if (hour < NOON) return 'morning'
  return hour < EVENING ? 'afternoon' : 'evening'
}
