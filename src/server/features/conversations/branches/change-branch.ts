import type { Db, Transaction } from '../../../platform/db/statement.ts'
import { inTransaction, lockAccount } from '../../../platform/db/transaction.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Person, Uses } from '../../../platform/ports/services.ts'
import { takeFromMemoryIn } from '../../memory/digest/change-memories.ts'
import { hideMessages } from '../../memory/forgetting/forget.ts'
import type { Owner } from '../../memory/seal-memory.ts'
import { isReplyReservedIn } from '../../plans/allowance/reservations.ts'
import { type NewReply, saveReplyIn } from '../send/save-messages.ts'
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

/** Also hides what memory kept of them. The caller holds the locks on memories and helpers (`takeFromMemoryIn`). */
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
  on: Pick<Db, 'select'>,
  { userId }: Pick<Actor, 'userId'>,
  messageId: number,
): Promise<VersionRow> {
  const [row] = await findVersion(on, messageId, userId)
  if (!row) throw notFound('Message')
  if (row.branchId !== null) throw changedElsewhere()
  return row
}

export interface Replaced {
  id: number
  versionOf: number | null
  upTo: number
  /** The old one is no version of the new one: nobody can go back to it. */
  isRemoved?: boolean
  owner: Person
}

/** The old one becomes a branch, unless it has left the conversation. Returns the id; null if the helper is gone. */
export async function saveVersion(
  services: Uses<'db' | 'clock' | 'caches'>,
  reply: NewReply,
  { id, versionOf, upTo, isRemoved = false, owner: person }: Replaced,
): Promise<number | null> {
  const { helperId, memoryVersion } = reply
  const saved = await inTransaction(services.db, async (tx) => {
    await lockAccount(tx, person.userId)
    const [old] = await findVersion(tx, id, person.userId)
    if (!old || old.branchId !== null) return saveReplyIn(tx, reply)
    const held = await takeFromMemoryIn(tx, person, services.clock.now(), async (_, owner) => {
      await moveToBranch(tx, owner, { helperId, from: id, upTo })
      return true
    })
    // The reply was not written with what is removed from memory here, so it is not outdated by that.
    const now = held.find((helper) => helper.id === helperId)?.memoryVersion
    const isCurrent = now !== undefined && memoryVersion === now - 1
    return saveReplyIn(tx, {
      ...reply,
      ...(isRemoved ? {} : { versionOf: versionOf ?? id }),
      ...(isCurrent ? { memoryVersion: now } : {}),
    })
  })
  services.caches.memories.forget(person.userId)
  return saved
}
