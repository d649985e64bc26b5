import type { Message } from '../../../contract/messages.ts'
import { notFound } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { presentMessage } from './present-message.ts'
import { isHelperOf, pageOfMessages } from './store.ts'

/** The newest messages of a conversation, or those before one of them; oldest first. */
export async function readMessages(
  services: Pick<Services, 'db'>,
  actor: Actor,
  helperId: number,
  page: { before?: number | undefined; limit: number },
): Promise<Message[]> {
  const before = page.before ?? Number.MAX_SAFE_INTEGER
  const rows = await pageOfMessages(services.db, { helperId, userId: actor.userId, before, limit: page.limit })
  if (rows.length === 0 && !(await isHelperOf(services.db, helperId, actor.userId))) throw notFound('Helper')
  return rows.reverse().map((row) => presentMessage(actor.dataKey, row))
}
