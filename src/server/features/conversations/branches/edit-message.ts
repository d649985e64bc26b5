import type { EditMessageBody, Exchange } from '../../../../contract/messages.ts'
import { mustAnswer, screenFor } from '../../../../core/safety/safety-state.ts'
import { type DataKey, sealMessage } from '../../../platform/crypto/vault.ts'
import type { Queryable } from '../../../platform/db/statement.ts'
import { inTransaction, lockAccount } from '../../../platform/db/transaction.ts'
import { AppError, hasDatabaseCode, notFound, UNIQUE_VIOLATION } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { takeFromMemoryIn } from '../../memory/digest/change-memories.ts'
import { notifyChanged } from '../../notifications/live/notify-clients.ts'
import { noMessagesLeft } from '../../plans/allowance/allowance.ts'
import { inCurrentPeriod, releaseAndThrow } from '../../plans/allowance/reservations.ts'
import { copyPicture } from '../attached/store.ts'
import { decryptQuote } from '../read/present-message.ts'
import { type Conversation, loadConversation } from '../send/load-conversation.ts'
import { refuseEditedBefore } from '../send/refuse-repeated.ts'
import { type Accepted, freshMessage, type NewMessage, saveMessage, saveReserved } from '../send/save-messages.ts'
import { type ReplyWriter, replyToMessage, resumePlan } from '../send/send-message.ts'
import { changedElsewhere, findShownMessage, moveToBranch, refuseWhileWriting } from './change-branch.ts'
import { refuseTooManyVersions } from './regenerate-reply.ts'
import type { VersionRow } from './store.ts'

/** Rolls back the move to a branch when no message is left in the allowance. */
class NoneLeft extends Error {}

/** Returns null if `save` saves nothing. */
async function replace(
  services: Uses<'db' | 'clock'>,
  actor: Actor,
  { id, helperId, picture }: VersionRow,
  save: (tx: Queryable) => Promise<Accepted | null>,
): Promise<Accepted | null> {
  const work = inTransaction(services.db, async (tx) => {
    await lockAccount(tx, actor.userId)
    await takeFromMemoryIn(tx, actor, services.clock.now(), async (_, owner) => {
      await findShownMessage(tx, actor, id)
      await refuseWhileWriting(tx, helperId)
      await moveToBranch(tx, owner, { helperId, from: id })
      return true
    })
    const accepted = await save(tx)
    if (!accepted) throw new NoneLeft()
    if (picture) await copyPicture(tx, { from: id, to: accepted.messageId })
    return accepted
  })
  return work.catch((error) => {
    if (error instanceof NoneLeft) return null
    throw error
  })
}

async function saveUnpaid(on: Queryable, message: NewMessage, sentAt: Date): Promise<Accepted> {
  const messageId = await saveMessage(on, message, sentAt)
  if (messageId === null) throw notFound('Helper')
  return { messageId, reservation: null, memoryVersion: null }
}

/** In one transaction. Throws as `acceptMessage` does, and 409 while a reply is written or if it is no longer shown. */
async function acceptEdit(
  services: Uses<'db' | 'clock'>,
  actor: Actor,
  old: VersionRow,
  body: EditMessageBody,
  { sentAt, isFree, mustBeAnswered }: { sentAt: Date; isFree: boolean; mustBeAnswered: boolean },
): Promise<Accepted> {
  const message: NewMessage = {
    helperId: old.helperId,
    userId: actor.userId,
    content: sealMessage(actor.dataKey, body.content),
    source: 'person',
    idempotencyKey: body.idempotencyKey ?? null,
    versionOf: old.versionOf ?? old.id,
    quotes: old.quote?.id,
  }
  const attempt = () => replace(services, actor, old, (tx) => saveReserved(tx, message, sentAt))
  try {
    const accepted = isFree ? null : await inCurrentPeriod(services, actor.userId, attempt)
    if (accepted) return accepted
    if (!isFree && !mustBeAnswered) throw await noMessagesLeft(services, actor)
    const unpaid = await replace(services, actor, old, (tx) => saveUnpaid(tx, message, sentAt))
    if (!unpaid) throw changedElsewhere()
    return unpaid
  } catch (error) {
    if (hasDatabaseCode(error, UNIQUE_VIOLATION)) await refuseEditedBefore(services, actor, old.id, body)
    throw error
  }
}

function refuseEdit({ isFromUser, isSms }: VersionRow): void {
  const refused = (message: string): AppError => new AppError(409, 'cannot_edit', message)
  if (!isFromUser) throw refused('You can only edit your own messages.')
  if (isSms) throw refused('This was a text message, so it stays as it is.')
}

const pictureOf = ({ picture }: VersionRow) => (picture ? { picture } : {})
const quoteOf = (key: DataKey, { quote }: VersionRow) => (quote ? { quote: decryptQuote(key, quote) } : {})

async function reload(services: Services, actor: Actor, helperId: number, messageId: number): Promise<Conversation> {
  const conversation = await loadConversation(services, actor, helperId, messageId - 1)
  await resumePlan(services, actor, conversation)
  await notifyChanged(services, actor.userId, helperId)
  return conversation
}

/**
 * The old one stays as a branch. 404. 402: none left. 409: not editable, edited already, or being answered. 422: its key
 * was used.
 */
export async function editMessage(
  services: Services,
  actor: Actor,
  messageId: number,
  body: EditMessageBody,
  writer: ReplyWriter,
): Promise<Exchange> {
  await refuseEditedBefore(services, actor, messageId, body)
  const old = await findShownMessage(services.db, actor, messageId)
  refuseEdit(old)
  await refuseTooManyVersions(services, old)
  const { helperId } = old
  const { content } = body
  const sentAt = services.clock.now()
  const before = await loadConversation(services, actor, helperId, messageId - 1)
  const safety = screenFor(actor, [...before.turns, { fromPerson: true, text: content }], before.crisis)
  const isFree = !before.model.ai.connected
  const mustBeAnswered = mustAnswer(safety)
  const accepted = await acceptEdit(services, actor, old, body, { sentAt, isFree, mustBeAnswered })

  const { reservation } = accepted
  // The old version and what followed it are no longer remembered.
  services.caches.memories.forget(actor.userId)
  const conversation = await reload(services, actor, helperId, accepted.messageId).catch((error) =>
    releaseAndThrow(services, reservation, error),
  )
  const userMessage = {
    ...freshMessage({
      id: accepted.messageId,
      helperId,
      content,
      source: 'person',
      sentAt,
      ...pictureOf(old),
      ...quoteOf(actor.dataKey, old),
    }),
    versions: [...(old.versions ?? [messageId]), accepted.messageId],
  }
  const toAnswer = { conversation, userMessage, reservation, isSms: false, safety }
  const exchange = await replyToMessage(services, actor, toAnswer, writer)
  await notifyChanged(services, actor.userId, helperId)
  return exchange
}
