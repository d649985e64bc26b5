import { z } from 'zod'
import { FOLLOW_UP_KINDS, FOLLOW_UP_STATES } from '../core/follow-ups/follow-ups.ts'
import { LIMITS } from '../core/text/limits.ts'
import { instant, isVisible, longId, trimmedText } from './common.ts'
import { timeOfDay } from './schedules.ts'

export const localDate = z.iso.date('Please choose a day.')

/** An instant, or a day and a clock time where the person is. */
const whenFields = {
  dueAt: instant.optional(),
  date: localDate.optional().meta({ example: '2026-12-03' }),
  time: timeOfDay.optional().meta({ example: '17:00' }),
}
const isWhen = ({ dueAt, date, time }: { dueAt?: unknown; date?: unknown; time?: unknown }): boolean =>
  dueAt === undefined ? date !== undefined && time !== undefined : date === undefined && time === undefined
const NO_TIME = { path: ['time'], message: 'Please choose a day and a time.' }

export const whenBody = z
  .strictObject(whenFields)
  .refine(isWhen, NO_TIME)
  .meta({ example: { date: '2026-12-03', time: '17:00' } })
export type When = z.infer<typeof whenBody>

/** Without a time, the one that was offered. */
export const acceptBody = z
  .strictObject(whenFields)
  .refine((body) => Object.keys(body).length === 0 || isWhen(body), NO_TIME)
  .nullish()
  .meta({ example: { date: '2026-12-03', time: '17:00' } })

export const followUpBody = z
  .strictObject({
    /** The message that it comes from. */
    messageId: longId,
    subject: trimmedText(LIMITS.followUpSubject.max)
      .refine(isVisible, 'Please say what it is about.')
      .meta({ example: 'call my mum' }),
    ...whenFields,
  })
  .refine(isWhen, NO_TIME)
  .meta({ example: { messageId: 1, subject: 'call my mum', date: '2026-12-03', time: '17:00' } })
export type FollowUpBody = z.infer<typeof followUpBody>

export const followUp = z.object({
  id: z.number().int(),
  helperId: z.number().int(),
  messageId: z.number().int(),
  kind: z.enum(FOLLOW_UP_KINDS),
  /** Only an accepted one is planned. */
  state: z.enum(FOLLOW_UP_STATES),
  /** What it is about, in the person's words. */
  subject: z.string().meta({ example: 'call my mum' }),
  /** What they said, word for word; null if the subject says it all. */
  quote: z.string().nullable(),
  dueAt: instant,
  /** When it comes: `dueAt`, or the end of the quiet hours that it falls into. */
  plannedFor: instant,
  /** IANA zone in which its time was said. */
  timeZone: z.string(),
  /** When it was declined, delivered or skipped; null: it is still open. */
  settledAt: instant.nullable(),
})
export type FollowUp = z.infer<typeof followUp>
