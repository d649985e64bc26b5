/** The closed sets of values that planning and delivery are made of, and what a person reads of them. */

/** Clock times that a custom schedule may have a day. */
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

/** `app` is the conversation itself; the others tell of the same message outside of it. */
export const CHANNELS = ['app', 'push', 'email', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

/** What a row of the delivery history may be. `pending` is still to come; `sent` has left, and nobody told about its arrival. */
export const DELIVERY_STATES = ['pending', 'sent', 'delivered', 'failed', 'skipped', 'cancelled'] as const

export const CHANNEL_LABELS: Record<Channel, string> = {
  app: 'In the app',
  push: 'Browser notification',
  email: 'Email',
  sms: 'Text message',
}
