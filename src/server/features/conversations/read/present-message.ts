import type { Message } from '../../../../contract/messages.ts'
import { isRefusal } from '../../../../core/safety/reply/screen-reply.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { onOneLine } from '../../../../core/text/markdown-to-text.ts'
import { truncate } from '../../../../core/text/trim.ts'
import { type DataKey, decryptMessage } from '../../../platform/crypto/vault.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { readRemembered } from '../../memory/read/read-used.ts'
import { presentReaction } from '../attached/react.ts'
import { presentFollowUps } from '../attached/reminders.ts'
import { isAiGenerated } from '../send/save-messages.ts'
import type { MessageRow, QuoteRow } from './store-messages.ts'

export const decryptQuote = (key: DataKey, { id, isFromUser, content }: QuoteRow): NonNullable<Message['quote']> => ({
  id,
  isFromUser,
  text: truncate(onOneLine(decryptMessage(key, Buffer.from(content, 'base64'))), LIMITS.quote.max),
})

function memoryOf({ isRemembered, isForgotten }: Pick<MessageRow, 'isRemembered' | 'isForgotten'>) {
  if (isForgotten) return 'forgotten' as const
  return isRemembered ? ('remembered' as const) : undefined
}

/** A refusal on the day after a danger answers another message, and answers it rightly. */
export const isAlarm = (row: Pick<MessageRow, 'isAlarm'>, content: string): boolean =>
  row.isAlarm && !isRefusal(content)

export function presentMessage(key: DataKey, row: MessageRow): Message {
  const { id, helperId, isFromUser, sentAt, deliveryStatus, isSensitive, source, isPlanned } = row
  const { plannedAs, replyTo, quote, reaction, followUps, versions, picture } = row
  const content = decryptMessage(key, row.content)
  return {
    ...{ id, helperId, content, isFromUser, deliveryStatus, isSensitive, source, isPlanned },
    sentAt: sentAt.toISOString(),
    aiGenerated: isAiGenerated(source),
    plannedAs: plannedAs ?? undefined,
    replyTo: replyTo ?? undefined,
    quote: quote ? decryptQuote(key, quote) : undefined,
    reaction: reaction ? presentReaction(key, reaction) : undefined,
    followUps: followUps ? presentFollowUps(key, followUps) : undefined,
    isReminderRefused: row.isReminderRefused || undefined,
    isSms: row.isSms || undefined,
    versions: versions && versions.length > 1 ? versions : undefined,
    isAlarm: isAlarm(row, content) || undefined,
    picture: picture ?? undefined,
    memory: memoryOf(row),
  }
}

const isWrittenWith = ({ memories, turns }: MessageRow): boolean => (memories?.length ?? 0) + (turns?.length ?? 0) > 0

/** With what each of them takes up of what is remembered. */
export async function presentMessages(
  services: Uses<'db'>,
  actor: Actor,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const messages = rows.map((row) => presentMessage(actor.dataKey, row))
  const written = rows.flatMap((row, at) =>
    isWrittenWith(row)
      ? [{ id: row.id, content: messages[at]?.content ?? '', memories: row.memories ?? [], turns: row.turns ?? [] }]
      : [],
  )
  if (written.length === 0) return messages
  const remembered = await readRemembered(services, actor, written)
  return messages.map((message) => ({ ...message, remembered: remembered.get(message.id) }))
}
