import { accountEmailOutbox } from '../../src/server/features/auth/send-account-emails.ts'
import { Client, type Person } from './client.ts'
import { sendDue } from './outboxes.ts'
import type { TestApp } from './test-app.ts'

export interface KeptEmail {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends the emails about accounts that wait, as a worker does. */
export const sendAccountEmails = ({ services }: TestApp): Promise<void> =>
  sendDue(services, accountEmailOutbox(services))

/** The emails that would have gone to a person, the newest first, once all that wait are sent. */
export async function outboxOf(app: TestApp, person: Person): Promise<KeptEmail[]> {
  await sendAccountEmails(app)
  return (await person.get<KeptEmail[]>('/api/dev/outbox')).body
}

/** What the link of an email carries; the email as text, or as it went over SMTP. */
export function tokenIn(email: string): string {
  const token = /#([\w-]{43})/.exec(email.replace(/=\r?\n/g, ''))?.[1]
  if (!token) throw new Error(`no link in: ${email}`)
  return token
}

/** Follows the newest link to confirm an address that waits in the outbox. Throws when it was refused. */
export async function confirmEmail(app: TestApp, person: Person): Promise<void> {
  const email = (await outboxOf(app, person)).find(({ text }) => text.includes('/confirm-email#'))
  const answer = await new Client(app).post('/api/auth/confirm-email', { token: tokenIn(email?.text ?? '') })
  if (answer.status !== 200) throw new Error(`confirm: ${answer.status} ${JSON.stringify(answer.body)}`)
}
