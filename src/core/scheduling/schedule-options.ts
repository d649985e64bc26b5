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
