import { z } from 'zod'
import { FOLLOW_UP_KINDS } from '../core/follow-ups/follow-ups.ts'
import { PLANNED_ACTIONS } from '../core/scheduling/schedule-options.ts'
import { idInAddress, instant } from './common.ts'
import { localDate } from './follow-ups.ts'
import { channel, timeOfDay } from './schedules.ts'

/** Why nothing would come of it as things are now. */
export const HELD_BACK = ['paused', 'muted', 'care', 'allowance', 'suspended'] as const

const plannedMessage = z.object({
  helperId: z.number().int(),
  plannedFor: instant,
  /** When the routine would have written; null for a reminder or a follow-up. Names the message in `changePlanned`. */
  originalTime: instant.nullable(),
  /** The reminder or follow-up that it is; null for a message of the routine. */
  followUp: z
    .object({
      id: z.number().int(),
      kind: z.enum(FOLLOW_UP_KINDS),
      messageId: z.number().int(),
      subject: z.string().meta({ example: 'call my mum' }),
      quote: z.string().nullable(),
      saidAt: instant,
    })
    .nullable(),
  /** The conversation, and what announces it outside of it. */
  channels: z.array(channel),
  heldBack: z.enum(HELD_BACK).nullable(),
  /** A model is writing it. */
  isWriting: z.boolean(),
})
export type PlannedMessage = z.infer<typeof plannedMessage>

export const upcomingQuery = z.object({ helperId: idInAddress.optional() })

/** In the order in which they come. */
export const upcoming = z.object({ messages: z.array(plannedMessage), until: instant })
export type Upcoming = z.infer<typeof upcoming>

export const changePlannedBody = z
  .strictObject({
    originalTime: instant,
    /** `now`: it is written at once. `restore`: it comes at its own time again. */
    action: z.enum(PLANNED_ACTIONS),
    date: localDate.optional().meta({ example: '2026-12-03' }),
    time: timeOfDay.optional().meta({ example: '17:00' }),
  })
  .refine(({ action, date, time }) => action !== 'move' || (date !== undefined && time !== undefined), {
    path: ['time'],
    message: 'Please choose a day and a time.',
  })
export type ChangePlannedBody = z.infer<typeof changePlannedBody>

/** The link itself is shown only when it is made. */
export const calendarLink = z.object({ createdAt: instant.nullable() })
export type CalendarLink = z.infer<typeof calendarLink>

export const newCalendarLink = z.object({
  url: z.string().meta({ example: 'https://coterie.example/calendar/kB3nQ7xVtL9sR2wYcF5hJ8mZpD4gA6eUoT1iXvNyWqE.ics' }),
  createdAt: instant,
})
export type NewCalendarLink = z.infer<typeof newCalendarLink>

export const calendarParams = z.object({
  file: z.string().max(100).meta({ example: 'kB3nQ7xVtL9sR2wYcF5hJ8mZpD4gA6eUoT1iXvNyWqE.ics' }),
})
