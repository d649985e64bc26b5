import type { Message } from '../../../../contract/messages.ts'
import { openMessage } from '../../../platform/crypto/sealed-message.ts'
import type { DataKey } from '../../../platform/crypto/vault.ts'
import type { MessageRow } from '../store.ts'

function memoryOf({ isRemembered, isForgotten }: Pick<MessageRow, 'isRemembered' | 'isForgotten'>) {
  if (isForgotten) return { memory: 'forgotten' as const }
  return isRemembered ? { memory: 'remembered' as const } : {}
}

/** Guided practice is prepared text and the person's own words. */
export const isAiGenerated = (source: Message['source']): boolean => source !== 'person' && source !== 'practice'

export const presentMessage = (key: DataKey, row: MessageRow): Message => ({
  id: row.id,
  helperId: row.helperId,
  content: openMessage(key, row.content),
  isFromUser: row.isFromUser,
  sentAt: row.sentAt.toISOString(),
  deliveryStatus: row.deliveryStatus,
  isSensitive: row.isSensitive,
  source: row.source,
  aiGenerated: isAiGenerated(row.source),
  isPlanned: row.isPlanned,
  ...(row.remembered > 0 ? { remembered: row.remembered } : {}),
  ...(row.replyTo === null ? {} : { replyTo: row.replyTo }),
  ...(row.isSms ? { isSms: true } : {}),
  ...(row.versions && row.versions.length > 1 ? { versions: row.versions } : {}),
  ...(row.isAlarm ? { isAlarm: true as const } : {}),
  ...(row.picture ? { picture: row.picture } : {}),
  ...memoryOf(row),
})

export function freshMessage(
  fields: Pick<Message, 'id' | 'helperId' | 'content' | 'source'> & {
    sentAt: Date
    deliveryStatus?: Message['deliveryStatus']
    remembered?: number
    replyTo?: number
    picture?: Message['picture']
    isAlarm?: boolean
  },
): Message {
  const {
    id,
    helperId,
    content,
    source,
    sentAt,
    deliveryStatus = 'delivered',
    remembered = 0,
    replyTo,
    picture,
    isAlarm = false,
  } = fields
  const isFromUser = source === 'person'
  const message = { id, helperId, content, isFromUser, sentAt: sentAt.toISOString(), deliveryStatus, source }
  return {
    ...message,
    aiGenerated: isAiGenerated(source),
    isSensitive: false,
    isPlanned: false,
    ...(remembered > 0 ? { remembered } : {}),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(picture ? { picture } : {}),
    ...(isAlarm ? { isAlarm: true as const } : {}),
  }
}
