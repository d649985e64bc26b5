export interface Email {
  to: string
  subject: string
  text: string
  html: string
  /** `<…@…>`, the same for each try of an email. */
  messageId: string
  headers: Record<string, string>
}

/** An email that has no number yet. */
export type EmailContent = Omit<Email, 'messageId'>

/** `refused`: for good. `later`: another try may go better. `unknown`: it broke off when it may have been taken. */
export type MailFailure = 'refused' | 'later' | 'unknown'

export interface MailOptions {
  /**
   * Awaited once the server has taken sender and recipient, right before the first byte of the text leaves: from then on
   * a failure without an answer is `unknown`. A rejection keeps the email from leaving.
   */
  beforeData(): Promise<void>
  /** Ends the sending: `later` before the text began to leave, `unknown` afterwards. */
  signal: AbortSignal
}

export interface Mail {
  /** Rejects with a MailError. */
  send(email: Email, options: MailOptions): Promise<void>
  close(): Promise<void>
}
