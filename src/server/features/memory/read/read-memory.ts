import type { MemoryDetail } from '../../../../contract/memory.ts'
import { decryptMessage } from '../../../platform/crypto/sealed-message.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { findLater, findMemories, findWithEarlier } from '../store-memories.ts'
import { quoteOf, withReceipts } from './receipts.ts'
import { findSources } from './store-messages.ts'

/** The messages, oldest first. */
async function decryptSources(
  { db }: Pick<Services, 'db'>,
  { userId, dataKey }: Actor,
  ids: readonly number[],
): Promise<MemoryDetail['sources']> {
  const rows = ids.length > 0 ? await findSources(db, userId, ids) : []
  return rows.map(({ id, helperId, helperName, content, sentAt }) => ({
    messageId: id,
    helperId,
    helperName,
    quote: quoteOf(decryptMessage(dataKey, content)),
    saidAt: sentAt.toISOString(),
  }))
}

/** With the messages that it and what it superseded were said in. 404: not theirs. */
export async function readMemory(services: Pick<Services, 'db'>, actor: Actor, id: number): Promise<MemoryDetail> {
  const { db } = services
  const { userId } = actor
  const [row] = await findMemories(db, userId, [id])
  if (!row) throw notFound('Memory')
  const [chain, later] = await Promise.all([
    findWithEarlier(db, userId, [id]),
    row.validTo === null ? [] : findLater(db, { userId, id }),
  ])
  const earlier = chain.filter((one) => one.id !== id).map((one) => one.id)
  const around = await findMemories(db, userId, [...earlier, ...later.map((one) => one.id)])
  const [memory, ...others] = await withReceipts(services, actor, [row, ...around])
  if (!memory) throw notFound('Memory')
  const isEarlier = new Set(earlier)
  return {
    memory,
    sources: await decryptSources(services, actor, [...new Set(chain.flatMap(({ sources }) => sources ?? []))]),
    before: others.filter((one) => isEarlier.has(one.id)),
    after: others.filter((one) => !isEarlier.has(one.id)).reverse(),
  }
}
