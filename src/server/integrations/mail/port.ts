export interface Email {
  to: string
  subject: string
  text: string
  html: string
  /** `<…@…>`, the same for every attempt. */
  messageId: string
  headers: Record<string, string>
}

export type EmailContent = Omit<Email, 'messageId'>

/** `refused`: permanent. `later`: may be retried. `unknown`: the connection broke when the email may have been accepted. */
export type MailFailure = 'refused' | 'later' | 'unknown'

export interface MailOptions {
  /** Awaited right before the text leaves: from then on, no response means `unknown`. A rejection stops the email. */
  beforeData(): Promise<void>
  /** Ends the sending: `later` before the text began to leave, `unknown` afterwards. */
  signal: AbortSignal
}

export interface Mail {
  /** Rejects with a MailError. */
  send(email: Email, options: MailOptions): Promise<void>
  close(): Promise<void>
}
