import { type Job, type Letter, MailError, type Services } from '../../ports.ts'
import { confirmLetter, resetLetter } from './account-letters.ts'
import { waitingAddress } from './confirm-email.ts'
import { createLink } from './links.ts'
import { type LetterOrder, openOrder } from './order-letter.ts'
import { sendLetter } from './send-letter.ts'
import { findUser, findUserByEmail } from './store.ts'
import { deleteWaiting, findWaiting } from './waiting-letter-store.ts'

type Ready = { userId: number; letter: Letter }

/** Null where no account has confirmed the address: whoever asked is told the same. */
async function writeReset(services: Services, email: string): Promise<Ready | null> {
  const user = await findUserByEmail(services.db, email)
  if (!user?.email || user.suspendedAt) return null
  const token = await createLink(services, user.id, 'reset', user.email)
  return { userId: user.id, letter: resetLetter(services, user.email, token, user.username) }
}

/** Null where another address has taken its place since: a link to this one would end the other's. */
async function writeConfirm(services: Services, userId: number, email: string): Promise<Ready | null> {
  const user = await findUser(services.db, userId)
  if (!user || waitingAddress(user) !== email) return null
  const token = await createLink(services, userId, 'confirm', email)
  return { userId, letter: confirmLetter(services, email, token) }
}

async function write(services: Services, order: LetterOrder): Promise<Ready | null> {
  if (order.kind === 'notice') return order
  if (order.kind === 'reset') return writeReset(services, order.email)
  return writeConfirm(services, order.userId, order.email)
}

/**
 * Sends a letter about an account. Any failure but a refusal for good is thrown for the queue to try again: it may come
 * twice, and of two links the newer one is good.
 */
export async function sendOrdered(services: Services, job: Job): Promise<void> {
  const [row] = await findWaiting(services.db, job.id)
  if (!row) return
  try {
    const ready = await write(services, openOrder(services, row.sealed))
    if (ready) await sendLetter(services, ready.userId, ready.letter)
  } catch (cause) {
    const isOver = job.isLastTry || (cause instanceof MailError && cause.kind === 'refused')
    if (!isOver) throw cause
    services.log.warn({ err: cause, letter: job.id }, 'a letter about an account was not sent')
  }
  await deleteWaiting(services.db, job.id)
}
