import type { MailFailure } from './mail/port.ts'
import type { AiFailure, OllamaFailure } from './models/port.ts'
import type { SmsFailure } from './sms/port.ts'

/** The model failed before or during a reply. Its message contains no conversation text. */
export class AiError extends Error {
  readonly kind: AiFailure
  constructor(kind: AiFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'AiError'
    this.kind = kind
  }
}

/** Ollama could not download a model. Contains none of its words, which may name files. */
export class OllamaError extends Error {
  readonly kind: OllamaFailure
  constructor(kind: OllamaFailure) {
    super(`Ollama could not download a model (${kind})`)
    this.name = 'OllamaError'
    this.kind = kind
  }
}

/** The push service did not accept a notification; it may be retried. */
export class PushError extends Error {
  readonly status: number
  /** The service's Retry-After in milliseconds; null if it gave none. */
  readonly retryMs: number | null
  constructor(message: string, status: number, retryMs: number | null = null) {
    super(message)
    this.name = 'PushError'
    this.status = status
    this.retryMs = retryMs
  }
}

/** An email was not accepted. Its message contains no address and no text. */
export class MailError extends Error {
  readonly kind: MailFailure
  constructor(kind: MailFailure, message: string) {
    super(message)
    this.name = 'MailError'
    this.kind = kind
  }
}

/** An SMS was not accepted. Its message contains no number and no text. */
export class SmsError extends Error {
  readonly kind: SmsFailure
  readonly code: number | null
  /** Milliseconds after which the provider shows whether it was accepted; null if unknown. */
  readonly shownAfterMs: number | null
  constructor(kind: SmsFailure, message: string, code: number | null = null, shownAfterMs: number | null = null) {
    super(message)
    this.name = 'SmsError'
    this.kind = kind
    this.code = code
    this.shownAfterMs = shownAfterMs
  }
}
