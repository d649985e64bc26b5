import { LIMITS } from '../../../../core/text/limits.ts'
import { truncate } from '../../../../core/text/truncate.ts'
import { decryptMessage } from '../../../platform/crypto/sealed-message.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { changeMemories } from '../digest/change-memories.ts'
import { markRemembered } from '../read/store-messages.ts'
import { addMemory } from './write-memories.ts'

const onOneLine = (text: string): string => truncate(text.replace(/\s+/g, ' ').trim(), LIMITS.memoryValue.max)

/** Keeps the words as they are, because the person asked for it, even if they were forgotten. 404: not theirs. */
export async function rememberMessage(
  services: Pick<Services, 'db' | 'clock' | 'indexQueue'>,
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
