import type { Services, Uses } from '../../../platform/ports/services.ts'
import type { Outbox } from '../../notifications/dispatcher.ts'
import {
  createEmailOutbox,
  type EmailJob,
  type EmailRow,
  type ReadyEmail,
} from '../../notifications/email/email-outbox.ts'
import { findDataKey } from '../account/read-account.ts'
import { findUser, findUserByEmail } from '../account/store.ts'
import { type AccountEmail, confirmEmailAddress, resetEmail } from './account-emails.ts'
import { createLink, isLinkOpen, pendingAddress } from './confirm-email.ts'

type Parts = Uses<'vault' | 'config' | 'db' | 'clock'>

/** Null if no account has confirmed the address; the requester sees no difference. */
async function writeReset(services: Parts, email: string, name: string): Promise<ReadyEmail | null> {
  const user = await findUserByEmail(services.db, email)
  if (!user?.email || user.suspendedAt) return null
  const token = await createLink(services, { userId: user.id, purpose: 'reset', email: user.email }, name)
  return { userId: user.id, content: resetEmail(services, user.email, token, user.username) }
}

/** Null if another address replaced it since; a new link would invalidate that one's. */
async function writeConfirm(services: Parts, userId: number, email: string, name: string): Promise<ReadyEmail | null> {
  const user = await findUser(services.db, userId)
  if (!user || pendingAddress(user) !== email) return null
  const token = await createLink(services, { userId, purpose: 'confirm', email }, name)
  return { userId, content: confirmEmailAddress(services, email, token) }
}

async function write(services: Parts, { payload, name, mayHaveArrived }: EmailJob): Promise<ReadyEmail | null> {
  const email = payload as AccountEmail
  if (email.kind === 'notice') return { userId: email.userId, content: email.letter }
  // It arrived: its link was used, or a newer one requested.
  if (mayHaveArrived && !(await isLinkOpen(services, name))) return null
  if (email.kind === 'reset') return writeReset(services, email.email, name)
  return writeConfirm(services, email.userId, email.email, name)
}

export const accountEmailOutbox = (services: Services): Outbox<EmailRow> =>
  createEmailOutbox(services, { name: 'account', write, dataKeyOf: findDataKey })
