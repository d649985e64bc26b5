import { z } from 'zod'
import { MAX_TYPED_NUMBER } from '../core/phone-numbers.ts'
import { instant } from './common.ts'

/** `POST /api/sms/status?text=`: our id of the text that the provider reports of. */
export const reportQuery = z.object({ text: z.string().regex(/^\d{1,18}$/) })

/** `GET /api/dev/texts`: texts of the simulator, both ways, oldest first. */
export const simulatedText = z.object({
  id: z.number().int(),
  from: z.string(),
  to: z.string(),
  body: z.string(),
  sentAt: instant,
})
export type SimulatedText = z.infer<typeof simulatedText>
export const simulatedTexts = z.array(simulatedText)

/** `POST /api/dev/texts`: a text from a phone that is only played. */
export const simulatedTextBody = z.strictObject({
  from: z.string().max(MAX_TYPED_NUMBER),
  body: z.string().min(1).max(1600),
})
export type SimulatedTextBody = z.infer<typeof simulatedTextBody>
