import type { Exchange, Message, SendMessageBody } from '../../../../contract/messages.ts'
import { mustAnswer, screenFor } from '../../../../core/safety/safety-state.ts'
import { restDaysAfter } from '../../../../core/scheduling/delivery-rules.ts'
import { PICTURE_ONLY_TEXT } from '../../../../core/text/limits.ts'
import { sealMessage } from '../../../platform/crypto/vault.ts'
import {
  FOREIGN_KEY_VIOLATION,
  hasDatabaseCode,
  isUnavailable,
  UNIQUE_VIOLATION,
} from '../../../platform/errors/errors.ts'
import type { RunningReply } from '../../../platform/jobs/running-replies.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { resumeHelper } from '../../helpers/manage-helpers.ts'
import { rememberInTime } from '../../memory/remember/remember.ts'
import type { ServingModel } from '../../models/calls/call-admissions.ts'
import { notifyChat } from '../../notifications/live/notify-clients.ts'
import { noMessagesLeft } from '../../plans/allowance/allowance.ts'
import { inCurrentPeriod, releaseAndThrow, releaseReservation } from '../../plans/allowance/reservations.ts'
import { showPictures, takePicture } from '../attached/pictures.ts'
import { decryptQuote } from '../read/present-message.ts'
import { findQuote } from '../read/store-messages.ts'
import { type ChosenRecalled, type Conversation, loadConversation, recallFor, turnOf } from './load-conversation.ts'
import { refuseSentBefore, type Sent } from './refuse-repeated.ts'
import { type Accepted, freshMessage, type NewMessage, savePaid, saveUnpaid } from './save-messages.ts'
import { gone, type ReplyToSave, saveReply } from './save-reply.ts'
import type { TextWriter } from './text-job.ts'
import { writeReply } from './write-reply.ts'

/** Where an exchange goes while it takes place. */
export interface ReplyWriter extends TextWriter {
  /** The message is stored, and its reply is paid for. */
  accepted?(userMessage: Message): void | Promise<void>
}

/** How a message arrived, and so how its reply is sent: `isSms` by SMS, otherwise in the app. */
interface Medium {
  isSms: boolean
}
export const IN_THE_APP: Medium = { isSms: false }

/** The words of a message; a picture alone stands for them. */
const wordsOf = ({ content }: SendMessageBody): string => (content.trim() === '' ? PICTURE_ONLY_TEXT : content)

/**
 * A person says something, and their helper replies. 404: not their helper. 402: no message left. 409: it was sent before.
 * 422: its key belongs to another message. 400: a bad picture. 503: pictures cannot be taken now.
 */
export async function sendMessage(
  services: Services,
  actor: Actor,
  input: SendMessageBody,
  writer: ReplyWriter,
  { isSms } = IN_THE_APP,
): Promise<Exchange> {
  const { helperId } = input
  const content = wordsOf(input)
  const sentAt = services.clock.now()

  // Load
  const loaded = await loadConversation(services, actor, helperId)

  // Screen
  const safety = screenFor(actor, [...loaded.turns, { fromPerson: true, text: content }], loaded.crisis)
  // In danger, the words come first: the picture is not even read.
  const inDanger = input.picture !== undefined && content !== PICTURE_ONLY_TEXT && safety.danger !== null
  const picture = input.picture === undefined || inDanger ? null : await takePicture(actor, input.picture)

  // Accept
  const quote = await quoted(services, actor, input)
  const said = { ...input, content, picture, quote, sentAt, mustBeAnswered: mustAnswer(safety) }
  const [accepted, hasLearned] = await Promise.all([
    acceptMessage(services, actor, loaded.model, said),
    loaded.hasUnsearched && rememberInTime(services, actor.userId),
  ])
  const { messageId, reservation } = accepted
  const userMessage = freshMessage({
    id: messageId,
    helperId,
    content,
    source: 'person',
    sentAt,
    quote,
    picture: picture ? { width: picture.width, height: picture.height } : undefined,
  })
  if (!isSms) notifyChat(services, actor.userId, messageId)
  const since = { ...accepted, hasLearned, userMessage }
  const conversation = await conversationSince(services, actor, loaded, since).catch((error) =>
    releaseAndThrow(services, reservation, error),
  )
  return replyToMessage(services, actor, { conversation, userMessage, reservation, isSms, safety }, writer)
}

/** Sending, editing, retrying and regenerating make it once the message is saved, for `replyToMessage`. */
interface ToAnswer extends Pick<ReplyToSave, 'reservation' | 'isSms' | 'safety' | 'replaces'> {
  userMessage: Message
  /** The conversation before that message. */
  conversation: Conversation
  /** Messages that leave the conversation once the reply is saved, and so are not recalled. */
  leaving?: ReadonlySet<number>
}

/** Goes on if the browser disconnects. */
export function replyToMessage(
  services: Services,
  actor: Actor,
  { conversation, userMessage, leaving, ...toAnswer }: ToAnswer,
  writer: ReplyWriter,
): Promise<Exchange> {
  const running: RunningReply = { userId: actor.userId, text: '', abort: new AbortController() }
  return services.replies.run(userMessage.id, running, async () => {
    await Promise.try(() => writer.accepted?.(userMessage)).catch((error) =>
      releaseAndThrow(services, toAnswer.reservation, error),
    )
    const said = turnOf(userMessage)

    // Recall
    const recalled = recallFor(services, actor, conversation, said, leaving)
    const toWrite = { ...toAnswer, conversation, turns: [...conversation.turns, said], replyTo: said.id, recalled }
    return { userMessage, reply: await writeAndSave(services, actor, toWrite, running, writer) }
  })
}

/** `replyToMessage` makes it of one conversation, and a panel of each helper’s turn, for `writeAndSave`. */
interface ToWrite extends Omit<ReplyToSave, 'recalled' | 'written'> {
  recalled: ChosenRecalled | Promise<ChosenRecalled>
}

/** Stop keeps the text so far. If it fails it is free and throws an AppError. */
export async function writeAndSave(
  services: Services,
  actor: Actor,
  toWrite: ToWrite,
  running: RunningReply,
  writer: TextWriter,
): Promise<Message> {
  let isWritten = false
  try {
    const hasPictures = toWrite.turns.some(({ picture }) => picture === null)
    const [recalled, turns] = await Promise.all([
      toWrite.recalled,
      hasPictures ? showPictures(services, actor, toWrite.turns) : toWrite.turns,
    ])

    // Write
    const job = { ...toWrite, turns, recalled }
    const written = await writeReply(services, actor, job, running, writer)

    // Save
    isWritten = true
    return await saveReply(services, actor, { ...job, written })
  } catch (error) {
    // What an outage kept from being saved is saved later.
    if (!(isWritten && isUnavailable(error))) await releaseReservation(services, toWrite.reservation)
    throw hasDatabaseCode(error, FOREIGN_KEY_VIOLATION) ? gone(error) : error
  }
}

/** Undefined if it refers to none, or to one that is gone by now. */
async function quoted({ db }: Uses<'db'>, actor: Actor, { helperId, quotes }: SendMessageBody) {
  if (quotes === undefined) return undefined
  const [row] = await findQuote(db, quotes, { helperId, userId: actor.userId })
  return row && decryptQuote(actor.dataKey, row.quote)
}

interface Said extends Sent {
  quote?: Message['quote']
  sentAt: Date
  mustBeAnswered: boolean
}

/**
 * Nothing is reserved where no model answers. 402: none left, unless it `mustBeAnswered`; then only its words are saved.
 * 409, 422: its key was used. 404: no helper.
 */
async function acceptMessage(
  services: Uses<'db' | 'clock'>,
  actor: Actor,
  { ai }: ServingModel,
  input: Said,
): Promise<Accepted> {
  const { userId, dataKey } = actor
  const { helperId, content, picture, quote, idempotencyKey = null, sentAt, mustBeAnswered } = input
  const sealed = sealMessage(dataKey, content)
  const said: NewMessage = { helperId, userId, content: sealed, source: 'person', idempotencyKey, quotes: quote?.id }
  try {
    if (!ai.connected) return await saveUnpaid(services.db, said, picture, sentAt)
    const accepted = await inCurrentPeriod(services, userId, () => savePaid(services.db, said, picture, sentAt))
    if (accepted) return accepted
    await refuseSentBefore(services, actor, input)
    if (!mustBeAnswered) throw await noMessagesLeft(services, actor)
    return await saveUnpaid(services.db, said, null, sentAt)
  } catch (error) {
    if (hasDatabaseCode(error, UNIQUE_VIOLATION)) await refuseSentBefore(services, actor, input)
    throw error
  }
}

interface Since extends Accepted {
  userMessage: Message
  hasLearned: boolean
}

/** What the reply is written from: as loaded, unless something changed it while the message was accepted. */
async function conversationSince(
  services: Services,
  actor: Actor,
  loaded: Conversation,
  { userMessage, messageId, reservation, memoryVersion, hasLearned }: Since,
): Promise<Conversation> {
  const { helperId, model } = loaded
  // Something was deleted, forgotten, replaced by another version or learned in between, or another model serves now.
  const isForAnotherModel = reservation !== null && reservation.isUnlimited !== (model.ai.isOwn ?? false)
  const isChanged = hasLearned || isForAnotherModel || memoryVersion !== loaded.memoryVersion
  const current = isChanged ? await loadConversation(services, actor, helperId, messageId - 1) : loaded
  services.caches.conversations.keep(helperId, [...current.turns, turnOf(userMessage)])
  await resumePlan(services, actor, current)
  return current
}

/** Returns a helper that had slowed down to its usual days, now that it was answered. */
export async function resumePlan(
  services: Uses<'db' | 'log'>,
  actor: Actor,
  { helperId, unanswered }: Conversation,
): Promise<void> {
  if (restDaysAfter(unanswered) === 0) return
  await resumeHelper(services, actor, helperId).catch((cause) => {
    services.log.error({ err: cause, helper: helperId }, 'a resting helper could not resume its schedule')
  })
}
