import type { ReplyProgress } from '../../../../contract/messages.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { isReplyReserved } from '../../plans/allowance/reservations.ts'
import { presentMessages } from '../read/present-message.ts'
import { findReply, findSaid } from '../read/store-messages.ts'

const STOP_CHANNEL = 'stop_reply'

/** For a page that is loaded while a reply is being written. */
export async function readProgress(
  services: Uses<'db' | 'replies'>,
  actor: Actor,
  messageId: number,
): Promise<ReplyProgress> {
  const running = services.replies.get(messageId)
  if (running?.userId === actor.userId) return { state: 'writing', text: running.text, reply: null }

  const [said] = await findSaid(services.db, messageId, actor.userId)
  if (!said) throw notFound('Message')
  // In this order, a reply saved in between is found. A reserved reply may be replacing an existing one.
  const isReserved = await isReplyReserved(services, messageId)
  const [row] = await findReply(services.db, messageId, actor.userId)
  const [reply] = row ? await presentMessages(services, actor, [row]) : []
  if (reply && !isReserved) {
    return { state: 'done', text: reply.content, reply }
  }
  if (isReserved) return { state: 'writing', text: '', reply: null }
  return { state: said.isReplyDeleted ? 'deleted' : 'none', text: '', reply: null }
}

/** Works for any process that writes it. What was written so far is kept. */
export async function stopReply(services: Uses<'db' | 'signals'>, actor: Actor, messageId: number): Promise<void> {
  const [said] = await findSaid(services.db, messageId, actor.userId)
  if (!said) throw notFound('Message')
  await services.signals.send(STOP_CHANNEL, String(messageId))
}

export function listenForStops(services: Uses<'signals' | 'replies'>): void {
  services.signals.on(STOP_CHANNEL, (messageId) => services.replies.get(Number(messageId))?.abort.abort('stop'))
}
