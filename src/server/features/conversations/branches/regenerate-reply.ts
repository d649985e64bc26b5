import type { Exchange } from '../../../../contract/messages.ts'
import { screenFor } from '../../../../core/safety/safety-state.ts'
import { VERSIONS_AT_MOST } from '../../../../core/text/limits.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { readStatedBy } from '../../memory/read/list-memories.ts'
import { modelOf } from '../../models/calls/serving-model.ts'
import { notifyChanged } from '../../notifications/live/notify-clients.ts'
import { noMessagesLeft } from '../../plans/allowance/allowance.ts'
import { isReplyReservedIn, releaseAndThrow } from '../../plans/allowance/reservations.ts'
import { presentMessage } from '../read/present-message.ts'
import { findSaid } from '../read/store-messages.ts'
import { loadConversation } from '../send/load-conversation.ts'
import { reserveReply } from '../send/retry-message.ts'
import { type ReplyWriter, replyToMessage } from '../send/send-message.ts'
import { changedElsewhere, findShownMessage, replyInProgress } from './change-branch.ts'
import { countVersions, findLast, findShownBetween, keepConversation, type VersionRow } from './store.ts'

/** Leaves out memories of messages that will leave the conversation once another reply is saved. */
async function loadWithout(
  services: Uses<'models' | 'db' | 'clock' | 'caches'>,
  actor: Actor,
  { helperId, before, without, at }: { helperId: number; before: number; without: number; at: Date },
) {
  const [conversation, rows] = await Promise.all([
    loadConversation(services, actor, helperId, before - 1),
    findShownBetween(services.db, helperId, without, Number.MAX_SAFE_INTEGER),
  ])
  const leaving = new Set(rows.map(({ id }) => id))
  const stated = await readStatedBy(services, actor, [...leaving])
  const day = at.toLocaleDateString('en-CA', { timeZone: actor.timeZone })
  const { lines, days } = conversation.memory
  const memory = { lines: lines.filter(({ id }) => !stated.has(id)), days: days.filter((one) => one.day < day) }
  return { conversation: { ...conversation, memory }, leaving }
}

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
  { db }: Uses<'db'>,
  { id, versionOf }: Pick<VersionRow, 'id' | 'versionOf'>,
): Promise<void> {
  if ((await countVersions(db, versionOf ?? id)) < VERSIONS_AT_MOST) return
  throw new AppError(409, 'too_many_versions', `A message can have at most ${VERSIONS_AT_MOST} versions.`)
}

/** Once reserved, nobody can change earlier messages. 409 if somebody did before that. */
async function reserve(services: Services, actor: Actor, reply: VersionRow, said: number) {
  const { helperId } = reply
  const upTo = await findLast(services.db, helperId)
  const reservation = await reserveReply(services, actor, said)
  if (reservation === null) throw await noMessagesLeft(services, actor)
  const check = async (): Promise<void> => {
    // Waits for anyone who is changing the conversation right now.
    await keepConversation(services.db, helperId, actor.userId)
    await findShownMessage(services.db, actor, reply.id)
    if (await isReplyReservedIn(services.db, helperId, reservation.id)) throw replyInProgress()
    // Messages sent from here on follow the new reply.
    if ((await findLast(services.db, helperId)) !== upTo) throw changedElsewhere()
  }
  await check().catch((error) => releaseAndThrow(services, reservation, error))
  return { reservation, upTo }
}

/** The old one becomes a version once the new one is saved. 404. 402: none left. 409: not now, or not this reply. */
export async function regenerateReply(
  services: Services,
  actor: Actor,
  replyId: number,
  writer: ReplyWriter,
): Promise<Exchange> {
  const old = await findShownMessage(services.db, actor, replyId)
  refuseRegeneration(old)
  if (!(await modelOf(services, actor)).ai.connected)
    throw refused('No language model is connected that could write it anew.')
  await refuseTooManyVersions(services, old)
  const { helperId, versionOf, sentAt: at } = old
  const [said] = await findSaid(services.db, old.replyTo ?? 0, actor.userId)
  if (!said) throw notFound('Message')
  const userMessage = presentMessage(actor.dataKey, said)
  const { reservation, upTo } = await reserve(services, actor, old, said.id)
  const range = { helperId, before: said.id, without: replyId, at }
  const { conversation, leaving } = await loadWithout(services, actor, range).catch((error) =>
    releaseAndThrow(services, reservation, error),
  )
  const turns = [...conversation.turns, { fromPerson: true, text: userMessage.content }]
  const safety = screenFor(actor, turns, conversation.crisis, { isMisunderstood: said.danger === 'misunderstood' })
  const replaces = { id: replyId, versionOf, upTo, owner: actor }
  const toAnswer = { conversation, userMessage, reservation, isSms: false, safety, leaving, replaces }
  const { reply } = await replyToMessage(services, actor, toAnswer, writer)
  await notifyChanged(services, actor.userId, helperId)
  return { userMessage, reply: { ...reply, versions: [...(old.versions ?? [replyId]), reply.id] } }
}
