import type { AiFailure } from './ports/ai.ts'
import type { MailFailure } from './ports/mail.ts'
import type { SmsFailure } from './ports/sms.ts'

/** The model could not write, or not to the end. Its message holds no text of any conversation. */
export class AiError extends Error {
  readonly kind: AiFailure
  constructor(kind: AiFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'AiError'
    this.kind = kind
  }
}

/** The push service did not take a notification; another try may go better. */
export class PushError extends Error {
  readonly status: number
  /** How long the service asked to be left alone, in milliseconds; null: it did not. */
  readonly retryMs: number | null
  constructor(message: string, status: number, retryMs: number | null = null) {
    super(message)
    this.name = 'PushError'
    this.status = status
    this.retryMs = retryMs
  }
}

/** An email was not accepted. Its message holds no address and no text. */
export class MailError extends Error {
  readonly kind: MailFailure
  constructor(kind: MailFailure, message: string) {
    super(message)
    this.name = 'MailError'
    this.kind = kind
  }
}

/** A text was not taken. Its message holds no number and no text. */
export class SmsError extends Error {
  readonly kind: SmsFailure
  /** The provider's own number of it. */
  readonly code: number | null
  /** After so many milliseconds the provider will show whether it was taken; null: nobody knows when. */
  readonly shownAfterMs: number | null
  constructor(kind: SmsFailure, message: string, code: number | null = null, shownAfterMs: number | null = null) {
    super(message)
    this.name = 'SmsError'
    this.kind = kind
    this.code = code
    this.shownAfterMs = shownAfterMs
  }
}
