import { accountEmailOutbox } from '../../src/server/features/identity/email/send-account-emails.ts'
import { Client, type Person } from './client.ts'
import { sendDue } from './outboxes.ts'
import type { TestApp } from './test-app.ts'

export interface KeptEmail {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends queued account emails, like a worker. */
export const sendAccountEmails = ({ services }: TestApp): Promise<void> =>
  sendDue(services, accountEmailOutbox(services))

/** The emails sent to a person, newest first, after sending all queued ones. */
export async function outboxOf(app: TestApp, person: Person): Promise<KeptEmail[]> {
  await sendAccountEmails(app)
  return (await person.get<KeptEmail[]>('/api/dev/outbox')).body
}

/** The token of an email's link. Takes the email as text, or as sent over SMTP. */
export function tokenIn(email: string): string {
  const token = /#([\w-]{43})/.exec(email.replace(/=\r?\n/g, ''))?.[1]
  if (!token) throw new Error(`no link in: ${email}`)
  return token
}

/** Follows the newest confirmation link in the outbox. Throws if it was refused. */
export async function confirmEmail(app: TestApp, person: Person): Promise<void> {
  const email = (await outboxOf(app, person)).find(({ text }) => text.includes('/confirm-email#'))
  const answer = await new Client(app).post('/api/auth/confirm-email', { token: tokenIn(email?.text ?? '') })
  if (answer.status !== 200) throw new Error(`confirm: ${answer.status} ${JSON.stringify(answer.body)}`)
}
