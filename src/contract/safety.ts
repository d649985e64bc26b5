import { z } from 'zod'
import { CONCERNS, SAFETY_CHANNELS, SAFETY_LANGUAGES } from '../core/safety/concern.ts'
import { HELP_KINDS } from '../core/safety/help/line.ts'
import { timeZone } from './accounts.ts'
import { messageContent } from './messages.ts'

const count = z.number().int()

const yearOfCounts = z.object({
  year: z.number().int(),
  concerns: z.record(z.enum(CONCERNS), count),
  total: count,
})

export const safetyReport = z.object({ years: z.array(yearOfCounts) })
export type SafetyReport = z.infer<typeof safetyReport>

/** `GET /api/admin/safety-counts`: the last twelve months, newest first. */
export const safetyCountsAnswer = z.object({
  counts: z.array(
    z.object({
      /** `2026-11` */
      month: z.string(),
      concern: z.enum(CONCERNS),
      language: z.enum(SAFETY_LANGUAGES),
      channel: z.enum(SAFETY_CHANNELS),
      count,
    }),
  ),
})
export type SafetyCounts = z.infer<typeof safetyCountsAnswer>

/** `POST /api/safety/screening` */
export const waitingMessage = z.strictObject({ content: messageContent })
export const waitingScreening = z.object({
  isDanger: z.boolean(),
  /** For someone in danger, to be shown while the message cannot be sent. */
  answer: z.string().nullable().meta({ example: 'I’m glad you told me. In danger now: call 911.' }),
})
export type WaitingScreening = z.infer<typeof waitingScreening>

const country = z.string().regex(/^[A-Za-z]{2}$/, 'Please give the country as two letters, such as US.')

export const helpQuery = z.object({ country: country.optional(), timeZone: timeZone.optional() })

/** `24/7`, or days and local hours. */
const hours = z.union([
  z.literal('24/7'),
  z.templateLiteral(['daily ', z.string()]),
  z.templateLiteral(['weekdays ', z.string()]),
])

const line = z.object({
  kind: z.enum(HELP_KINDS),
  name: z.string(),
  phone: z.string().optional(),
  option: z.string().optional(),
  text: z.string().optional(),
  word: z.string().optional(),
  chat: z.string().optional(),
  hours: hours.optional(),
})

/** `GET /api/safety/help`: crisis services of a country; `help` is null if none are known. */
export const helpAnswer = z.object({
  countries: z.array(z.string()),
  country: z.string().nullable(),
  help: z
    .object({
      emergency: z.string(),
      police: z.string().optional(),
      lines: z.array(line),
      sources: z.array(z.string()),
      checkedOn: z.string(),
    })
    .nullable(),
  directory: z.string(),
})
export type HelpAnswer = z.infer<typeof helpAnswer>
