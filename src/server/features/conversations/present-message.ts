import type { Message } from '../../../contract/messages.ts'
import { type DataKey, open, seal, type Vault } from '../../vault.ts'
import type { MessageRow } from './store.ts'

const CONTEXT = 'message'

export const sealMessage = (key: DataKey, text: string): Buffer => seal(key, text, CONTEXT)
/** The same under a key that is needed this once. */
export const sealMessageUnder = (vault: Vault, wrappedKey: string, text: string): Buffer =>
  vault.sealUnder(wrappedKey, text, CONTEXT)
export const openMessage = (key: DataKey, sealed: Buffer): string => open(key, sealed, CONTEXT)

/** What leaves the server of a message. */
export const presentMessage = (key: DataKey, helperId: number, row: MessageRow): Message => ({
  id: Number(row.id),
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
