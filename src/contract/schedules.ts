import { z } from 'zod'
import { CHANNELS, DELIVERY_STATES, MAX_CUSTOM_TIMES } from '../core/scheduling/schedule-options.ts'
import { instant, longIdInAddress, text } from './common.ts'

const isOnce = (values: readonly unknown[]): boolean => new Set(values).size === values.length

/** ISO weekday, 1 Monday to 7 Sunday. */
export const weekday = z.number().int().min(1, 'Please choose a day.').max(7, 'Please choose a day.')

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time like 09:30.')

/** Days and times of a helper's schedule, beyond `frequency` and `preferredTime`. Null or absent: not chosen. */
export const scheduleFields = {
  /** The day of a weekly helper. Not chosen: the weekday it was created. */
  weeklyDay: weekday.nullable().optional(),
  /** Days of a custom schedule. Not chosen: every day. */
  customDays: z
    .array(weekday)
    .min(1, 'Please choose at least one day.')
    .max(7)
    .refine(isOnce, 'Each day can be chosen once.')
    .nullable()
    .optional(),
  /** Times of a custom schedule. Not chosen: the fixed time of `preferredTime`. */
  customTimes: z
    .array(timeOfDay)
    .min(1, 'Please choose at least one time.')
    .max(MAX_CUSTOM_TIMES, `A day can have at most ${MAX_CUSTOM_TIMES} times.`)
    .refine(isOnce, 'Each time can be chosen once.')
    .nullable()
    .optional(),
}

export const channel = z.enum(CHANNELS)

/** When the helper writes next, or how long it stays silent. */
export const planFields = {
  /** The next planned message; null if there is none, or if it will be skipped. */
  nextMessageAt: instant.nullable(),
  /** After a crisis, planned messages pause until this time. */
  restingUntil: instant.nullable(),
  /** The month's messages are used up; they renew at this time, and planned messages before it are skipped. */
  usedUpUntil: instant.nullable(),
  /** The person muted it: it does not write first before this time. In the year 9999: until they end it. */
  mutedUntil: instant.nullable(),
}

export const nextMessageFields = {
  ...planFields,
  /** How the person is notified first: in the conversation, by push, by email or by SMS. */
  nextChannel: channel.nullable(),
}

/** One row of a helper's delivery history: one planned message in one channel. */
export const delivery = z.object({
  id: z.string().meta({ example: '12-email' }),
  /** The planned message of this row; `before` of the next page. */
  scheduleId: z.number().int(),
  plannedFor: instant,
  /** IANA time zone it was planned in. */
  timeZone: z.string(),
  /** In that zone, such as `Nov 20, 2026 at 9:12 AM`; for several missed ones, from the first to the last. */
  localTime: z.string(),
  /** Consecutive missed times combined into this row: the last one, and how many. Null if there is only its own. */
  missed: z.object({ until: instant, times: z.number().int() }).nullable(),
  channel,
  status: z.enum(DELIVERY_STATES),
  /** Why it did not arrive, or arrived differently than planned, in words for the person. */
  reason: z.string().nullable(),
  messageId: z.number().int().nullable(),
})
export type Delivery = z.infer<typeof delivery>

export const deliveriesQuery = z.object({
  /** Only planned messages older than this one (`scheduleId`). */
  before: longIdInAddress.optional(),
  /** Number of planned messages, each with all of its rows. */
  limit: z.coerce.number().int().min(1).max(100).default(20),
})

export const deliveriesAnswer = z.array(delivery)

/** `GET /api/push/key`: the public VAPID key to subscribe with, base64url. */
export const pushKeyAnswer = z.object({ publicKey: z.string() })

/** `outbox`: there is no mail server, and emails go to the developer outbox. Null: this server sends none. */
export const noticesAnswer = z.object({ email: z.enum(['email', 'outbox']).nullable() })
export type NoticesAnswer = z.infer<typeof noticesAnswer>

/** The result of `PushSubscription.toJSON()`. */
export const pushSubscriptionBody = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  expirationTime: z.number().nullable().optional(),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/, 'This browser gave no usable key.'),
    auth: z.string().regex(/^[\w-]{22}(==)?$/, 'This browser gave no usable key.'),
  }),
})
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionBody>

export const pushEndpointBody = z.object({ endpoint: text(1000) })

export const unsubscribeQuery = z.object({ token: text(200).default('') })
