import type { MemoryDetail } from '../../../contract/memory.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { openMessage } from '../../sealed-message.ts'
import { openFact } from './seal-fact.ts'
import type { FactRow } from './store-facts.ts'
import { findSources } from './store-messages.ts'

const LONGEST_QUOTE = 300

/** Oldest first: with the fact's quote if the message contains it, else the whole message. */
export async function openSources(
  services: Pick<Services, 'db'>,
  actor: Actor,
  row: FactRow,
): Promise<MemoryDetail['sources']> {
  const rows = await findSources(services.db, actor.userId, row.relatedMessageIds ?? [])
  const { quote } = openFact(actor.dataKey, row)
  return rows.map(({ id, helperId, helperName, content, sentAt }) => {
    const text = openMessage(actor.dataKey, content)
    return {
      messageId: id,
      helperId,
      helperName,
      quote: text.includes(quote) ? quote : text.slice(0, LONGEST_QUOTE),
      saidAt: sentAt.toISOString(),
    }
  })
}
