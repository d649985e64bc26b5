export const MAX_CUSTOM_TIMES = 3

/** ISO weekdays, 1 Monday to 7 Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof WEEKDAYS)[number]

export const WEEKDAY_LABELS: Record<Weekday, string> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
}

/** `app` is the conversation itself; the others announce the same message outside it. */
export const CHANNELS = ['app', 'push', 'email', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

/** States of a row in the delivery history. `pending`: not sent yet; `sent`: no delivery receipt so far. */
export const DELIVERY_STATES = ['pending', 'sent', 'delivered', 'failed', 'skipped', 'cancelled'] as const

export const CHANNEL_LABELS: Record<Channel, string> = {
  app: 'In the app',
  push: 'Browser notification',
  email: 'Email',
  sms: 'Text message',
}

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
