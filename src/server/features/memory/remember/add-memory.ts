import type { AddMemoryBody, Memory } from '../../../../contract/memory.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { changeMemories } from '../digest/change-memories.ts'
import { presentMemory } from '../seal-memory.ts'
import { findMemories } from '../store-memories.ts'
import { addMemory } from './write-memories.ts'

/** Keeps what the person typed, as they typed it. */
export async function addByHand(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId' | 'dataKey'>,
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
