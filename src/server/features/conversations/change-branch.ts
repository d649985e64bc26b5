import type { Transaction } from '../../db/statement.ts'
import { AppError } from '../../errors.ts'
import { isReplyReservedIn } from '../allowance/is-reply-reserved.ts'
import { withdrawMessages } from '../memory/withdraw-messages.ts'
import type { Owner } from '../memory/write-claims.ts'
import { findShownBetween, leaveBranch } from './store-branches.ts'

export const replyInProgress = (): AppError =>
  new AppError(409, 'reply_in_progress', 'A reply is being written. Stop it, or wait until it is there.')

/** Throws 409 while a reply is being written in a conversation: what it answers must not change meanwhile. */
export async function refuseWhileWriting(tx: Transaction, helperId: number): Promise<void> {
  if (await isReplyReservedIn(tx, helperId)) throw replyInProgress()
}

export interface Stretch {
  helperId: number
  from: number
  upTo?: number
}

/**
 * Takes what a conversation shows from one message on out of it, up to another: it is a branch from now on, and no memory.
 * The caller holds facts and helpers (`takeBackIn`).
 */
export async function leaveFrom(
  tx: Transaction,
  owner: Owner,
  { helperId, from, upTo = Number.MAX_SAFE_INTEGER }: Stretch,
): Promise<void> {
  const ids = (await findShownBetween(tx, helperId, from, upTo)).map(({ id }) => id)
  await withdrawMessages(tx, owner, ids)
  await leaveBranch(tx, from, ids)
}
