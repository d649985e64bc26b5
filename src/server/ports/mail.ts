export interface Email {
  to: string
  subject: string
  text: string
  html: string
  /** `<…@…>`, the same for every attempt. */
  messageId: string
  headers: Record<string, string>
}

/** An email without its Message-ID. */
export type EmailContent = Omit<Email, 'messageId'>

/** `refused`: permanent. `later`: may be retried. `unknown`: the connection broke when the email may have been accepted. */
export type MailFailure = 'refused' | 'later' | 'unknown'

export interface MailOptions {
  /**
   * Awaited after the server accepted sender and recipient, right before the first byte of the text is sent: from then
   * on a failure without a response is `unknown`. A rejection stops the email.
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
