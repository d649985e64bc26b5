import type { AddMemoryBody, EditMemoryBody, EditRecalledBody, Memory } from '../../../../contract/memory.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { truncate } from '../../../../core/text/trim.ts'
import { decryptMessage } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Person, Services, Uses } from '../../../platform/ports/services.ts'
import { changeMemories, takeFromMemory } from '../digest/change-memories.ts'
import { forgetMessages, forgetStated, idsOf } from '../forgetting/forget.ts'
import { shareDerived, shareMemories } from '../forgetting/share-memories.ts'
import { withReceipts } from '../read/list-memories.ts'
import { editRecalled as editMessage, markRemembered } from '../read/store-messages.ts'
import { decryptSlot, decryptSubject, type Owner, presentMemory } from '../seal-memory.ts'
import { findMemories, findStatedBy, type MemoryRow } from '../store-memories.ts'
import { addMemory, replaceMemory } from './write-memories.ts'

/** Keeps what the person typed, as they typed it. */
export async function addByHand(
  services: Uses<'db' | 'clock'>,
  actor: Person,
  { content, kind, category, expiresOn }: AddMemoryBody,
): Promise<Memory> {
  let id = 0
  await changeMemories(services, actor, async (tx, owner, now) => {
    const said = {
      text: content,
      about: 'self',
      kind,
      category,
      expires: expiresOn,
      foundBy: 'person' as const,
      helperId: null,
    }
    id = await addMemory(tx, owner, { ...said, messageIds: [], saidAt: now }, now)
    return true
  })
  const [row] = await findMemories(services.db, actor.userId, [id])
  if (!row) throw notFound('Memory')
  return presentMemory(actor.dataKey, row)
}

async function memoryOf(db: Pick<Services['db'], 'select'>, userId: number, id: number): Promise<MemoryRow> {
  const [row] = await findMemories(db, userId, [id])
  if (!row) throw notFound('Memory')
  return row
}

const SUPERSEDED = 'This memory is no longer current. Please correct its newer version.'

/**
 * The words as typed replace the memory, which stays as history. The messages that it was said in, and what was written
 * with it, are forgotten. The caller holds the locks on memory and helpers (`takeFromMemory`). Returns the new id.
 */
async function correct(tx: Transaction, owner: Owner, row: MemoryRow, text: string, now: Date): Promise<number> {
  const { dataKey } = owner
  if (row.validTo !== null) throw new AppError(409, 'superseded', SUPERSEDED)
  await forgetMessages(tx, owner, { memories: [row.id] })
  const about = decryptSubject(dataKey, row)
  const slot = decryptSlot(dataKey, row)
  const { memoryType: kind, category, helperId } = row
  const said = { text, about, slot, kind, category, helperId, foundBy: 'person' as const, messageIds: [], saidAt: now }
  return replaceMemory(tx, owner, row, said, now)
}

/** Returns its current version, which after a correction has another id. 404: not theirs. 409: already superseded. */
export async function editMemory(
  services: Uses<'db' | 'clock' | 'caches'>,
  actor: Actor,
  id: number,
  { value, isShared }: EditMemoryBody,
): Promise<Memory> {
  const { userId } = actor
  let current = id
  await takeFromMemory(services, actor, async (tx, owner, now) => {
    const row = await memoryOf(tx, userId, id)
    if (value !== undefined) current = await correct(tx, owner, row, value, now)
    if (isShared !== undefined) await shareMemories(tx, owner, [current], isShared, now)
    return true
  })
  const [edited] = await withReceipts(services, actor, [await memoryOf(services.db, userId, current)])
  if (!edited) throw notFound('Memory')
  return edited
}

interface Said {
  messageId: number
  helperId: number
}

/** The words as typed, in place of the message and of what only it states. */
async function correctRecalled(tx: Transaction, owner: Owner, { messageId, helperId }: Said, text: string, now: Date) {
  const stated = await findStatedBy(tx, owner.userId, [messageId])
  const isSecret = stated.some((memory) => memory.isSecret)
  await forgetStated(tx, owner, [messageId])
  const said = { text, about: 'self', kind: 'fact' as const, category: 'other' as const, foundBy: 'person' as const }
  await addMemory(tx, owner, { ...said, helperId, messageIds: [], saidAt: now, isSecret }, now)
}

/** Includes the memories that only this message states. */
async function share(tx: Transaction, owner: Owner, { messageId }: Said, isShared: boolean, now: Date): Promise<void> {
  const stated = await findStatedBy(tx, owner.userId, [messageId])
  await shareDerived(tx, owner, messageId, isShared)
  await shareMemories(tx, owner, idsOf(stated), isShared, now)
}

const onOneLine = (text: string): string => truncate(text.replace(/\s+/g, ' ').trim(), LIMITS.memoryValue.max)

/** Keeps the words as they are, because the person asked for it, even if they were forgotten. 404: not theirs. */
async function rememberMessage(
  services: Uses<'db' | 'clock' | 'indexQueue'>,
  actor: Actor,
  messageId: number,
): Promise<void> {
  const { userId, dataKey } = actor
  let helperId = 0
  await changeMemories(services, actor, async (tx, owner, now) => {
    const [row] = await markRemembered(tx, userId, messageId)
    if (!row) throw notFound('Message')
    helperId = row.helperId
    const text = onOneLine(decryptMessage(dataKey, row.content))
    const about = row.isFromUser ? 'self' : row.helperName
    const said = { text, about, kind: 'fact' as const, category: 'other' as const, foundBy: 'person' as const }
    await addMemory(tx, owner, { ...said, helperId, messageIds: [row.id], saidAt: row.sentAt }, now)
    return true
  })
  services.indexQueue.add({ userId, dataKey, helperId, after: messageId - 1 })
}

/** 404: not theirs. */
export async function editRecalled(
  services: Uses<'db' | 'clock' | 'caches' | 'indexQueue'>,
  actor: Actor,
  messageId: number,
  { isShared, isForgotten, isRemembered, correction }: EditRecalledBody,
): Promise<void> {
  await takeFromMemory(services, actor, async (tx, owner, now) => {
    const [message] = await editMessage(tx, messageId, actor.userId, isShared ?? null)
    if (!message) throw notFound('Message')
    const said = { messageId, helperId: message.helperId }
    if (isShared !== undefined) await share(tx, owner, said, isShared, now)
    if (correction !== undefined) await correctRecalled(tx, owner, said, correction, now)
    else if (isForgotten) await forgetStated(tx, owner, [messageId])
    return isShared !== undefined || correction !== undefined || isForgotten === true
  })
  if (isRemembered && correction === undefined) await rememberMessage(services, actor, messageId)
}
