import type { EditRecalledBody } from '../../../../contract/memory.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { truncate } from '../../../../core/text/truncate.ts'
import { decryptMessage } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { changeMemories, takeFromMemory } from '../digest/change-memories.ts'
import { forgetStated, idsOf } from '../forgetting/forget.ts'
import { shareDerived, shareMemories } from '../forgetting/share-memories.ts'
import { editRecalled as editMessage, markRemembered } from '../read/store-messages.ts'
import type { Owner } from '../seal-memory.ts'
import { findStatedBy } from '../store-memories.ts'
import { addMemory } from './write-memories.ts'

interface Said {
  messageId: number
  helperId: number
}

/** The words as typed, in place of the message and of what only it states. */
async function correct(tx: Transaction, owner: Owner, { messageId, helperId }: Said, text: string, now: Date) {
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
    if (correction !== undefined) await correct(tx, owner, said, correction, now)
    else if (isForgotten) await forgetStated(tx, owner, [messageId])
    return isShared !== undefined || correction !== undefined || isForgotten === true
  })
  if (isRemembered && correction === undefined) await rememberMessage(services, actor, messageId)
}
