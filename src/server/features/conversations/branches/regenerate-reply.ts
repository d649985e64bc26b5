import { VERSIONS_AT_MOST } from '../../../../core/text/limits.ts'
import { AppError, hasDatabaseCode, notFound, UNIQUE_VIOLATION } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { hasModel } from '../../models/own/with-own-model.ts'
import { isReplyReservedIn } from '../../plans/allowance/is-reply-reserved.ts'
import { refuseUnpaid } from '../../plans/allowance/refuse-unpaid.ts'
import { reserveMessage } from '../../plans/allowance/reserve-message.ts'
import { releaseOnFailure } from '../../plans/allowance/settle-reservation.ts'
import { screenFor } from '../../safety/care.ts'
import { presentMessage } from '../read/present-message.ts'
import { announced } from '../send/announce-change.ts'
import { beginReply, type PendingExchange } from '../send/begin-reply.ts'
import { findSaid } from '../store.ts'
import { replyInProgress } from './change-branch.ts'
import { changedElsewhere, findShownMessage } from './find-shown-message.ts'
import { rewindConversation } from './rewind-conversation.ts'
import { countVersions, findLast, keepConversation, type VersionRow } from './store-branches.ts'

const refused = (message: string): AppError => new AppError(409, 'cannot_regenerate', message)

/** Throws 409 with the reason if a reply can't be regenerated. */
function refuseRegeneration({ isFromUser, replyTo, source, isSms }: VersionRow): void {
  if (isFromUser) throw refused('Only a reply can be regenerated.')
  if (isSms) throw refused('This reply was sent as a text message, so it stays as it is.')
  if (source === 'safety') throw refused('This answer is the same for everyone, so it stays as it is.')
  if (replyTo === null) throw refused('This message does not reply to one of yours, so it cannot be regenerated.')
}

/** Throws 409 if a message already has the maximum number of versions. */
export async function refuseTooManyVersions(
  { db }: Pick<Services, 'db'>,
  { id, versionOf }: Pick<VersionRow, 'id' | 'versionOf'>,
): Promise<void> {
  if ((await countVersions(db, versionOf ?? id)) < VERSIONS_AT_MOST) return
  throw new AppError(409, 'too_many_versions', `A message can have at most ${VERSIONS_AT_MOST} versions.`)
}

/** Once reserved, nobody can change earlier messages. 409 if somebody did before that. */
async function reserve(services: Services, actor: Actor, reply: VersionRow, said: number) {
  const { helperId } = reply
  const upTo = await findLast(services.db, helperId)
  const reservationId = await reserveMessage(services, actor.userId, { userMessageId: said }).catch((cause) => {
    if (!hasDatabaseCode(cause, UNIQUE_VIOLATION)) throw cause
    throw new AppError(409, 'already_writing', 'The reply is being written.', { cause })
  })
  if (reservationId === null) throw await refuseUnpaid(services, actor)
  return releaseOnFailure(services, reservationId, async () => {
    // Waits for anyone who is changing the conversation right now.
    await keepConversation(services.db, helperId, actor.userId)
    await findShownMessage(services, actor, reply.id)
    if (await isReplyReservedIn(services.db, helperId, reservationId)) throw replyInProgress()
    // Messages sent from here on follow the new reply.
    if ((await findLast(services.db, helperId)) !== upTo) throw changedElsewhere()
    return { reservationId, upTo }
  })
}

/** The old one becomes a version once the new one is saved. 404. 402: none left. 409: not now, or not this reply. */
export async function regenerateReply(services: Services, actor: Actor, replyId: number): Promise<PendingExchange> {
  const reply = await findShownMessage(services, actor, replyId)
  refuseRegeneration(reply)
  if (!(await hasModel(services, actor))) throw refused('No language model is connected that could write it anew.')
  await refuseTooManyVersions(services, reply)
  const { helperId, versionOf, sentAt: at } = reply
  const [said] = await findSaid(services.db, reply.replyTo ?? 0, actor.userId)
  if (!said) throw notFound('Message')
  const userMessage = presentMessage(actor.dataKey, said)
  const { reservationId, upTo } = await reserve(services, actor, reply, said.id)
  return releaseOnFailure(services, reservationId, async () => {
    const was = await rewindConversation(services, actor, { helperId, before: said.id, without: replyId, at })
    const { conversation, among } = was
    const turns = [...conversation.turns, { fromPerson: true, text: userMessage.content }]
    const safety = screenFor(actor, turns, conversation.care, { isMisunderstood: said.danger === 'misunderstood' })
    const replaces = { id: replyId, versionOf, upTo, owner: actor }
    const toAnswer = { conversation, userMessage, reservationId, isSms: false, safety, among, replaces }
    const begun = await beginReply(services, actor, toAnswer)
    const before = reply.versions ?? [replyId]
    return announced(services, actor.userId, begun, (next) => ({ ...next, versions: [...before, next.id] }))
  })
}
