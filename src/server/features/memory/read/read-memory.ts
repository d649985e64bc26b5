import type { MemoryDetail } from '../../../../contract/memory.ts'
import { decryptMessage } from '../../../platform/crypto/sealed-message.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { findMemories, findOtherVersions } from '../store-memories.ts'
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
  const versions = await findOtherVersions(db, { userId, id })
  const idsOf = (isEarlier: boolean) => versions.filter((one) => one.isEarlier === isEarlier).map((one) => one.id)
  const [earlier, later] = await Promise.all([
    findMemories(db, userId, idsOf(true)),
    row.validTo === null ? [] : findMemories(db, userId, idsOf(false)),
  ])
  const [memory, ...others] = await withReceipts(services, actor, [row, ...earlier, ...later])
  if (!memory) throw notFound('Memory')
  const sources = [row, ...earlier].flatMap(({ relatedMessageIds }) => relatedMessageIds ?? [])
  return {
    memory,
    sources: await decryptSources(services, actor, [...new Set(sources)]),
    before: others.slice(0, earlier.length),
    after: others.slice(earlier.length).reverse(),
  }
}
