import type { Message } from '../../../../contract/messages.ts'
import { reminderLines } from '../../../../core/follow-ups/follow-ups.ts'
import { SmsError } from '../../../integrations/port-errors.ts'
import { limitAttempts } from '../../../platform/attempts/limit-attempts.ts'
import { type DataKey, decryptMessage, hashNumber, open } from '../../../platform/crypto/vault.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Job } from '../../../platform/ports/queue.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { actorOf } from '../../identity/sessions/sessions.ts'
import { notifyClients } from '../../notifications/live/notify-clients.ts'
import { confirmOptOut, INBOUND_TEXT, optOutByWords } from '../../sms/receive-sms.ts'
import { sendMessageAsSms } from '../../sms/send-message-as-sms.ts'
import { sendSms } from '../../sms/send-sms.ts'
import { retryMessage } from '../send/retry-message.ts'
import { readProgress } from '../send/running-reply.ts'
import { sendMessage } from '../send/send-message.ts'
import type { TextWriter } from '../send/text-job.ts'
import { beginAnswer, endAnswer, type InboundSmsRow, linkMessage, messagesSince } from './store.ts'

const BY_SMS = { isSms: true }

/** The message that an earlier, interrupted attempt saved; null if none. */
async function findSaidBefore(
  services: Uses<'db'>,
  row: InboundSmsRow,
  key: DataKey,
  words: string,
): Promise<number | null> {
  if (row.messageId !== null) return row.messageId
  if (!row.isBegun) return null
  const said = await messagesSince(services.db, row.helperId, row.receivedAt)
  const found = said.find(({ content }) => decryptMessage(key, content) === words)
  return found ? found.id : null
}

async function converse(
  services: Services,
  row: InboundSmsRow,
  actor: Actor,
  words: string,
  writer: TextWriter,
): Promise<Message> {
  const known = await findSaidBefore(services, row, actor.dataKey, words)
  if (known !== null) {
    const { reply } = await readProgress(services, actor, known)
    return reply ?? (await retryMessage(services, actor, known, writer, BY_SMS)).reply
  }
  const said = { helperId: row.helperId, content: words, isFromUser: true, isSensitive: false } as const
  const accepted = async ({ id: messageId }: Message): Promise<void> => {
    await linkMessage(services.db, row.id, messageId)
    await notifyClients(services, [{ userId: row.userId, messageId }])
  }
  return (await sendMessage(services, actor, said, { ...writer, accepted }, BY_SMS)).reply
}

/** Explains once a day why there is no answer, since no page would show it. */
async function sayWhyNot(
  services: Uses<'config' | 'vault' | 'db' | 'clock' | 'log' | 'sms'>,
  row: InboundSmsRow,
  to: string,
  message: string,
): Promise<void> {
  const isFirst = await limitAttempts(services, 'text notices', hashNumber(services, to)).then(
    () => true,
    () => false,
  )
  if (!isFirst) return
  const { userId, helperId } = row
  await sendSms(services, { kind: 'notice', to, body: `Coterie: ${message}`, userId, helperId })
}

const CALLED_OFF = new Set(['not_found', 'gone'])

/** Handles a failed answer: explained to the person, or thrown so that the queue retries. */
async function giveUp(
  services: Uses<'config' | 'vault' | 'db' | 'clock' | 'log' | 'sms'>,
  row: InboundSmsRow,
  to: string,
  cause: unknown,
  job: Job,
): Promise<void> {
  if (cause instanceof AppError && CALLED_OFF.has(cause.code)) return endAnswer(services.db, row.id, 'dropped')
  const refused = cause instanceof AppError && cause.status === 402
  if (!refused && !job.isLastTry) throw cause
  const why = refused ? cause.message : 'Your helper could not answer just now. Your message is in the app.'
  await endAnswer(services.db, row.id, 'dropped')
  await sayWhyNot(services, row, to, why)
}

async function textReply(
  services: Uses<'vault' | 'db' | 'clock' | 'log' | 'sms'>,
  row: InboundSmsRow,
  to: string,
  reply: Message,
  timeZone: string,
): Promise<void> {
  const isPrepared = reply.source === 'fallback' || reply.source === 'practice'
  const from = `${row.helperName} (AI${isPrepared ? ', prepared text' : ''})`
  const { userId, helperId } = row
  const lines = reminderLines(reply, timeZone)
  const content = lines.length > 0 ? `${reply.content}\n\n${lines.join('\n')}` : reply.content
  const message = { kind: 'reply' as const, userId, helperId, messageId: reply.id, deliveryId: null }
  const outcome = await sendMessageAsSms(services, {
    ...message,
    ...{ to, from, content, keepLinks: reply.source === 'safety' },
  })
  if (outcome.status !== 'sent')
    services.log.info({ reply: reply.id, reason: outcome.reason }, 'a reply could not be sent by SMS')
}

/** Like a message written in the app (allowance, guard, crisis). Each step happens once, however often retried. */
export async function answerInboundSms(services: Services, job: Job): Promise<void> {
  const row = await beginAnswer(services.db, job.id)
  if (!row?.phoneNumber || !row.body) return
  const { phoneNumber: to, body } = row
  const dataKey = services.vault.unwrap(row.wrappedKey)
  const actor = actorOf(row, dataKey)
  let reply: Message
  let optOut: Promise<void> | undefined
  // At once: an attempt that is interrupted after the reply does not read the mark again.
  const writer = {
    write() {},
    noTexts() {
      optOut = optOutByWords(services, to)
    },
  }
  try {
    reply = await converse(services, row, actor, open(dataKey, body, INBOUND_TEXT), writer)
    await optOut
  } catch (cause) {
    return giveUp(services, row, to, cause, job)
  }
  await notifyClients(services, [{ userId: row.userId, messageId: reply.id }])
  const answer = optOut ? confirmOptOut(services, to) : textReply(services, row, to, reply, actor.timeZone)
  await answer.catch((cause) => {
    if (!(cause instanceof SmsError && job.isLastTry)) throw cause
  })
  await endAnswer(services.db, row.id, 'answered')
}
