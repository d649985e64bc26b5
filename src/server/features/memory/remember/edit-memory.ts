import type { AddMemoryBody, EditMemoryBody, Memory } from '../../../../contract/memory.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Person, Services, Uses } from '../../../platform/ports/services.ts'
import { changeMemories, takeFromMemory } from '../digest/change-memories.ts'
import { forgetMessages } from '../forgetting/forget.ts'
import { shareMemories } from '../forgetting/share-memories.ts'
import { withReceipts } from '../read/receipts.ts'
import { decryptSlot, decryptSubject, type Owner, presentMemory } from '../seal-memory.ts'
import { findMemories, type MemoryRow } from '../store-memories.ts'
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
