import { z } from 'zod'
import { MAX_TYPED_NUMBER } from '../core/sms/phone-numbers.ts'
import { text } from './common.ts'

/** `POST /api/sms/status?text=`: our id of the message that the provider reports on. */
export const deliveryReportQuery = z.object({
  text: z
    .string()
    .regex(/^\d{1,18}$/)
    .meta({ example: '12' }),
})

export interface SimulatedSms {
  id: number
  from: string
  to: string
  body: string
  /** ISO 8601 timestamp. */
  sentAt: string
}

/** `POST /dev/texts`: an SMS from a simulated phone. */
export const simulatedSmsBody = z.strictObject({
  from: text(MAX_TYPED_NUMBER),
  body: text(1600).min(1),
})
export type SimulatedSmsBody = z.infer<typeof simulatedSmsBody>
