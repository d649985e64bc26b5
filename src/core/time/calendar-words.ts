/** Days, months and small numbers in English words. */

interface CalendarWords {
  /** From Monday on. */
  weekdays: readonly string[]
  /** From January on. */
  months: readonly string[]
  /** From two on. */
  numbers: readonly string[]
}

const words = (text: string): string[] => text.split(' ')

export const ENGLISH_CALENDAR: CalendarWords = {
  weekdays: words('monday tuesday wednesday thursday friday saturday sunday'),
  months: words('january february march april may june july august september october november december'),
  numbers: words('two three four five six seven eight nine ten'),
}
