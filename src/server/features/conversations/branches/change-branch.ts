import type { Transaction } from '../../../platform/db/statement.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { hideMessages } from '../../memory/forgetting/forget.ts'
import type { Owner } from '../../memory/seal-memory.ts'
import { isReplyReservedIn } from '../../plans/allowance/reserve-message.ts'
import { findShownBetween, findVersion, leaveBranch, type VersionRow } from './store.ts'

export const replyInProgress = (): AppError =>
  new AppError(409, 'reply_in_progress', 'A reply is being written. Stop it, or wait until it is done.')

/** Throws 409 while a reply is being written: the messages it answers must not change in the meantime. */
export async function refuseWhileWriting(tx: Transaction, helperId: number): Promise<void> {
  if (await isReplyReservedIn(tx, helperId)) throw replyInProgress()
}

interface MessageRange {
  helperId: number
  from: number
  upTo?: number
}

/** Also hides what memory kept of them. The caller holds the locks on facts and helpers (`takeFromMemoryIn`). */
export async function moveToBranch(
  tx: Transaction,
  owner: Owner,
  { helperId, from, upTo = Number.MAX_SAFE_INTEGER }: MessageRange,
): Promise<void> {
  const ids = (await findShownBetween(tx, helperId, from, upTo)).map(({ id }) => id)
  await hideMessages(tx, owner, ids)
  await leaveBranch(tx, from, ids)
}

export const changedElsewhere = (): AppError =>
  new AppError(409, 'changed_elsewhere', 'This conversation has changed in the meantime. Please look at it again.')

/** 404: not theirs. 409: it is in another branch. */
export async function findShownMessage(
  services: Uses<'db'>,
  { userId }: Pick<Actor, 'userId'>,
  messageId: number,
): Promise<VersionRow> {
  const [row] = await findVersion(services.db, messageId, userId)
  if (!row) throw notFound('Message')
  if (row.branchId !== null) throw changedElsewhere()
  return row
}
