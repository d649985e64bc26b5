import { z } from 'zod'
import { MAX_TYPED_NUMBER } from '../core/sms/phone-numbers.ts'
import { text } from './common.ts'

/** `POST /api/sms/status?text=`: our id of the text that the provider reports of. */
export const reportQuery = z.object({
  text: z
    .string()
    .regex(/^\d{1,18}$/)
    .meta({ example: '12' }),
})

/** A text of the simulator, in either direction. */
export interface SimulatedSms {
  id: number
  from: string
  to: string
  body: string
  /** ISO 8601. */
  sentAt: string
}

/** `POST /dev/texts`: a text from a phone that is only played. */
export const simulatedTextBody = z.strictObject({
  from: text(MAX_TYPED_NUMBER),
  body: text(1600).min(1),
})
export type SimulatedTextBody = z.infer<typeof simulatedTextBody>
