/** A day and a time on the person's clock, as a model writes them: `2026-12-03 17:00`. Texts compare as times do. */

const DAY = /^\d{4}-\d{2}-\d{2}$/
const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)(?::00)?$/
/** When a question comes that belongs to a part of a day. */
const PARTS: Readonly<Record<string, string>> = {
  morning: '10:00',
  afternoon: '15:00',
  evening: '19:00',
  night: '21:00',
  '': '18:00',
}

function isDay(day: string): boolean {
  const time = DAY.test(day) ? Date.parse(day) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** Of a day and a clock time or a part of the day; null if there is no such time. */
export function writtenTime(day: string, time: string): string | null {
  const [, hour, minute] = CLOCK.exec(time) ?? []
  const clock = hour && minute ? `${hour.padStart(2, '0')}:${minute}` : PARTS[time.toLowerCase()]
  return clock !== undefined && isDay(day) ? `${day} ${clock}` : null
}

/** After now, and at most a year away. */
export const isWithinYear = (time: string, now: string): boolean =>
  time > now && time <= `${Number(now.slice(0, 4)) + 1}${now.slice(4)}`
