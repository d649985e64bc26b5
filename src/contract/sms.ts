import { z } from 'zod'
import { isPhoneNumber, MAX_TYPED_NUMBER } from '../core/sms/phone-numbers.ts'
import { CODE_DIGITS, MAX_TYPED_CODE } from '../core/sms/sms-options.ts'
import { plainCode } from '../core/text/words.ts'
import { text } from './common.ts'

const INVALID_NUMBER = 'Please enter a valid phone number'

export const phoneNumber = z
  .string('Phone number is required')
  .trim()
  .min(1, 'Phone number is required')
  .max(MAX_TYPED_NUMBER, INVALID_NUMBER)
  .refine((typed) => typed === '' || isPhoneNumber(typed), INVALID_NUMBER)

const code = z
  .string('Verification code is required')
  .max(MAX_TYPED_CODE, 'Verification code must be 6 digits')
  .overwrite(plainCode)
  .min(1, 'Verification code is required')
  .refine((text) => text === '' || text.length === CODE_DIGITS, 'Verification code must be 6 digits')

/** `POST /api/sms/send-verification`. `consent`: the person ticked the box with the consent text. */
export const sendCodeBody = z.strictObject({ phoneNumber, consent: z.boolean().optional() })

/** What a form asks before helpers may text. */
export const agreedCodeBody = z.strictObject({
  phoneNumber,
  consent: z.literal(true, 'Please tick the box to agree to texts.'),
})

/** `POST /api/auth/phone/send` and `/api/user/phone/send`. Only the code is sent by SMS. */
export const linkCodeBody = z.strictObject({ phoneNumber })
export type LinkCodeBody = z.infer<typeof linkCodeBody>

/** Error responses have the same two fields beside `error`. */
export const sendCodeAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  /** The code itself, in the simulator only. */
  testCode: z.string().optional(),
})
export type SendCodeAnswer = z.infer<typeof sendCodeAnswer>

export const checkCodeBody = z.strictObject({ phoneNumber, code })
export type CheckCodeBody = z.infer<typeof checkCodeBody>

export const checkCodeAnswer = z.object({ success: z.boolean(), message: z.string() })
export type CheckCodeAnswer = z.infer<typeof checkCodeAnswer>

export const smsSettingsAnswer = z.object({
  available: z.boolean(),
  /** No SMS is really sent: a developer reads the messages on a page. */
  simulated: z.boolean(),
  /** The number that messages come from; null if not known in advance. */
  number: z.string().nullable(),
  consentText: z.string(),
  /** The person's own numbers that helpers may text at once: verified, agreed to, not opted out. E.164, newest first. */
  readyNumbers: z.array(z.string()),
})
export type SmsSettings = z.infer<typeof smsSettingsAnswer>

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
