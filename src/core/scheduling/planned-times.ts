/** A planned time that a person moved or skipped: the instant, and the zone in which it was planned. */
export interface PlannedException {
  /** In milliseconds since the epoch. */
  at: number
  timeZone: string
}

/** How far ahead planned messages are shown and can be changed. */
export const SHOWN_DAYS = 28

/** The times up to `until`, from the next one on. `next` returns the time after another; it may find none and throw. */
export function timesUntil(first: number | null, next: (time: number) => number, until: number): number[] {
  const times: number[] = []
  let time = first
  while (time !== null && time <= until) {
    times.push(time)
    try {
      time = next(time)
    } catch {
      time = null
    }
  }
  return times
}

/** What a person can do to a single message of a routine. */
export const PLANNED_ACTIONS = ['skip', 'move', 'now', 'restore'] as const
