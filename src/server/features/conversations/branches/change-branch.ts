import type { Transaction } from '../../../platform/db/statement.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import { withdrawMessages } from '../../memory/forgetting/withdraw-messages.ts'
import type { Owner } from '../../memory/owner.ts'
import { isReplyReservedIn } from '../../plans/allowance/is-reply-reserved.ts'
import { findShownBetween, leaveBranch } from './store-branches.ts'

export const replyInProgress = (): AppError =>
  new AppError(409, 'reply_in_progress', 'A reply is being written. Stop it, or wait until it is done.')

/** Throws 409 while a reply is being written: the messages it answers must not change in the meantime. */
export async function refuseWhileWriting(tx: Transaction, helperId: number): Promise<void> {
  if (await isReplyReservedIn(tx, helperId)) throw replyInProgress()
}

export interface MessageRange {
  helperId: number
  from: number
  upTo?: number
}

/** Also withdraws them from memory. The caller holds the locks on facts and helpers (`retractFactsIn`). */
export async function moveToBranch(
  tx: Transaction,
  owner: Owner,
  { helperId, from, upTo = Number.MAX_SAFE_INTEGER }: MessageRange,
): Promise<void> {
  const ids = (await findShownBetween(tx, helperId, from, upTo)).map(({ id }) => id)
  await withdrawMessages(tx, owner, ids)
  await leaveBranch(tx, from, ids)
}
