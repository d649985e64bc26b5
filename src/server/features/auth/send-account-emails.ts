import { RETRY_PAUSES_MS } from '../../../core/notifications/retries.ts'
import { REASONS } from '../../../core/scheduling/delivery-rules.ts'
import type { Services } from '../../ports/services.ts'
import { waitingAddress } from '../accounts/confirm-email.ts'
import { findUser, findUserByEmail } from '../accounts/store.ts'
import { storeInOutbox } from '../notifications/email-owner.ts'
import { openOrder } from '../notifications/enqueue-email.ts'
import { delivered, type Ending, type Outbox, type Retry, skipped } from '../notifications/outbox.ts'
import { handOver } from '../notifications/send-email.ts'
import { claimWaiting, deleteWaiting, putOffWaiting, type WaitingRow } from '../notifications/store-email-outbox.ts'
import { dataPhaseOf, leasesOf } from '../notifications/store-leases.ts'
import { confirmEmailAddress, type Draft, resetEmail } from './account-emails.ts'
import { createLink, isLinkOpen } from './links.ts'

const beginData = dataPhaseOf('email_outbox')
const leases = leasesOf('email_outbox')

type Ready = { userId: number; letter: Draft }

/** The same for each try of a letter, and for no other, also of another database of the same host. */
const nameOf = ({ id, createdAt }: WaitingRow): string => `account-${id}-${createdAt.getTime().toString(36)}`

/** Null where no account has confirmed the address: anyone who asked is told the same. */
async function writeReset(services: Services, email: string, name: string): Promise<Ready | null> {
  const user = await findUserByEmail(services.db, email)
  if (!user?.email || user.suspendedAt) return null
  const token = await createLink(services, { userId: user.id, purpose: 'reset', email: user.email }, name)
  return { userId: user.id, letter: resetEmail(services, user.email, token, user.username) }
}

/** Null where another address has taken its place since: a link to this one would end the other's. */
async function writeConfirm(services: Services, userId: number, email: string, name: string): Promise<Ready | null> {
  const user = await findUser(services.db, userId)
  if (!user || waitingAddress(user) !== email) return null
  const token = await createLink(services, { userId, purpose: 'confirm', email }, name)
  return { userId, letter: confirmEmailAddress(services, email, token) }
}

async function write(services: Services, row: WaitingRow): Promise<Ready | null> {
  const order = openOrder(services, row.sealed)
  if (order.kind === 'notice') return order
  const name = nameOf(row)
  // It has arrived: its link was used, or another one was asked for since.
  if (row.mayHaveArrived && !(await isLinkOpen(services, name))) return null
  if (order.kind === 'reset') return writeReset(services, order.email, name)
  return writeConfirm(services, order.userId, order.email, name)
}

async function send(services: Services, row: WaitingRow, signal: AbortSignal): Promise<Ending | Retry> {
  const ready = await write(services, row)
  if (!ready) return skipped('')
  const letter = { ...ready.letter, messageId: `<${nameOf(row)}@${new URL(services.linkBase).hostname}>` }
  const options = { beforeData: () => beginData(services.db, row), signal }
  if (services.mail) return handOver(services.mail, letter, options, { status: 'retry', reason: REASONS.unknown })
  if (services.showsOutbox) await storeInOutbox(services, ready.userId, letter)
  return delivered()
}

/**
 * Letters about accounts. Each try sends the same: Message-ID, link and words. So one that may have arrived is sent again,
 * since nobody would see that it did not.
 */
export const accountEmailOutbox = (services: Services): Outbox<WaitingRow> => {
  const { db, clock } = services
  return {
    name: 'account emails',
    places: 8,
    limitMs: 120_000,
    pausesMs: RETRY_PAUSES_MS.email,
    claim: (limit) => claimWaiting(db, clock.now(), limit),
    send: (row, signal) => send(services, row, signal),
    end: async ({ id, claim }) => void (await deleteWaiting(db, id, claim)),
    putOff: async ({ id, claim }, pauseMs) =>
      void (await putOffWaiting(db, id, claim, new Date(clock.now().getTime() + pauseMs))),
    renew: (rows) => leases.renew(db, rows),
    release: (rows) => leases.release(db, rows),
  }
}
