import type { Message } from '../../../contract/messages.ts'
import { openMessage } from '../../sealed-message.ts'
import type { DataKey } from '../../vault.ts'
import type { MessageRow } from './store.ts'

/** What leaves the server of a message. */
export const presentMessage = (key: DataKey, helperId: number, row: MessageRow): Message => ({
  id: row.id,
  helperId,
  content: openMessage(key, row.content),
  isFromUser: row.is_from_user,
  sentAt: row.sent_at.toISOString(),
  deliveryStatus: row.delivery_status,
  isSensitive: row.is_sensitive,
  source: row.source,
  aiGenerated: row.source !== 'person',
  isPlanned: row.is_planned,
  ...(row.remembered > 0 ? { remembered: row.remembered } : {}),
})

/** A message that was just saved, without reading it back. */
export function freshMessage(
  fields: Pick<Message, 'id' | 'helperId' | 'content' | 'source'> & {
    sentAt: Date
    deliveryStatus?: Message['deliveryStatus']
    remembered?: number
  },
): Message {
  const { id, helperId, content, source, sentAt, deliveryStatus = 'delivered', remembered = 0 } = fields
  const isFromUser = source === 'person'
  const message = { id, helperId, content, isFromUser, sentAt: sentAt.toISOString(), deliveryStatus, source }
  return {
    ...message,
    aiGenerated: !isFromUser,
    isSensitive: false,
    isPlanned: false,
    ...(remembered > 0 ? { remembered } : {}),
  }
}
