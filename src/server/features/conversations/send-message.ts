import type { Message, SendMessageBody } from '../../../contract/messages.ts'
import { restDaysAfter } from '../../../core/delivery-rules.ts'
import { mustAnswer } from '../../../core/safety/safety-state.ts'
import { AppError, FOREIGN_KEY_VIOLATION, hasDatabaseCode, notFound, UNIQUE_VIOLATION } from '../../errors.ts'
import type { Actor, Services } from '../../ports.ts'
import { NO_SESSION, type SessionAsRead } from '../accounts/session-store.ts'
import { refuseUnpaid } from '../billing/refuse-unpaid.ts'
import { renewAllowance } from '../billing/renew-allowance.ts'
import { voiceOf } from '../helpers/present-helper.ts'
import { openMemory } from '../memory/open-memory.ts'
import { readCare, screenFor } from '../safety/care.ts'
import { resumeHelper } from '../schedules/replan.ts'
import { askingAhead, type CallAhead, callAhead } from '../usage/call-ahead.ts'
import type { Admitted } from '../usage/calls-together.ts'
import { chooseRecalled, shownIn } from './choose-recalled.ts'
import { freshMessage, presentMessage, sealMessage } from './present-message.ts'
import { RECENT, readTurns, readTurnsOnce } from './read-turns.ts'
import { recallBeside, recallFor, see } from './recall-beside.ts'
import {
  type AcceptedRow,
  acceptMessage,
  findByKey,
  findReply,
  findSaid,
  reserveAgain,
  saveUnpaidMessage,
  type TakenInRow,
} from './store.ts'
import type { OnText } from './write-as-helper.ts'
import { type ReplyJob, writeReply } from './write-reply.ts'

/** How a message came, and so how its reply leaves. */
export interface Medium {
  /** By text message, not in the app. */
  texted: boolean
  /** The session that it came in: NO_SESSION where that was not needed, or has been checked. */
  session: SessionAsRead
}
const IN_THE_APP: Medium = { texted: false, session: NO_SESSION }

/** An exchange that has begun; `answer` writes the reply, piece by piece, and saves it too. */
export interface BegunExchange {
  userMessage: Message
  /** Resolves when what was said survives whatever happens: not before may the person be told that it was taken in. */
  saved: Promise<void>
  answer(onText: OnText): Promise<Message>
}

function begin(services: Services, actor: Actor, userMessage: Message, job: ReplyJob): BegunExchange {
  // Not while the database still looks up what the model is to be asked with.
  const saved = job.recalled.then(() => services.durable())
  // Whoever does not wait for it learns from the reply, which is saved after it.
  saved.catch(() => services.openedTurns.forget(job.helperId))
  return { userMessage, saved, answer: (onText) => writeReply(services, actor, job, onText) }
}

/** Someone in danger is answered whatever the allowance says, at no cost. */
async function acceptCrisisMessage(
  services: Services,
  actor: Actor,
  input: SendMessageBody,
  sealed: Buffer,
  now: Date,
): Promise<number> {
  const [row] = await saveUnpaidMessage(services.db, input.helperId, actor.userId, sealed, now, keyOf(input))
  if (!row) throw new Error('the message was not inserted')
  return Number(row.id)
}

/** Runs a statement that reserves a message; once more when it found nothing left because a new period has begun. */
async function reserve<Row extends AcceptedRow>(
  services: Services,
  actor: Actor,
  run: () => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await run()
  const [row] = rows
  return row?.entryId === null && (await renewAllowance(services, actor.userId)) ? run() : rows
}

/** A helper that had slowed down is answered, and goes back to its usual days. */
async function comeBack(services: Services, actor: Actor, helperId: number): Promise<void> {
  await resumeHelper(services, actor.userId, helperId).catch((cause) => {
    services.log.error({ err: cause, helper: helperId }, 'a helper was answered and could not be planned anew')
  })
}

/** The model's call that was admitted with a message; never fails. */
const callOf = (takenIn: Promise<TakenInRow | undefined>): Promise<Admitted | null> =>
  takenIn.then(
    (row) => (row?.callId && row.worstMicros ? { id: row.callId, worstMicros: row.worstMicros } : null),
    () => null,
  )

const keyOf = ({ idempotencyKey }: SendMessageBody): string | null => idempotencyKey ?? null

/** Refuses a message that was taken in before, and tells which it was: its sender has lost the answer. */
async function refuseRepeated(services: Services, actor: Actor, input: SendMessageBody): Promise<void> {
  const key = keyOf(input)
  const [row] = key === null ? [] : await findByKey(services.db, actor.userId, key)
  if (!row) return
  const userMessage = presentMessage(actor.dataKey, row.helper_id, row)
  throw new AppError(409, 'already_sent', 'This message was sent already.', { extra: { userMessage } })
}

/**
 * Takes in what a person says to a helper. 404: not their helper, or the session is not as it was read. 402: the
 * allowance is used up. 409: it was taken in before, by its key. The message is stored, its reply reserved, and the model's call asked for, before this resolves.
 */
export async function sendMessage(
  services: Services,
  actor: Actor,
  input: SendMessageBody,
  { texted, session } = IN_THE_APP,
): Promise<BegunExchange> {
  const now = services.clock.now()
  const sealed = sealMessage(actor.dataKey, input.content)
  const asking = askingAhead(services, now, actor.userId, 'chat')
  const takenIn = reserve(services, actor, () =>
    acceptMessage(services.db, ...asking, input.helperId, sealed, RECENT, ...session, keyOf(input)),
  ).then(([row]) => row)
  const ahead = callAhead(services, callOf(takenIn))
  try {
    return await answerTo(services, actor, input, { now, sealed, takenIn, ahead, texted })
  } catch (error) {
    ahead.drop()
    if (hasDatabaseCode(error, UNIQUE_VIOLATION)) await refuseRepeated(services, actor, input)
    throw hasDatabaseCode(error, FOREIGN_KEY_VIOLATION) ? notFound('Helper', error) : error
  }
}

/** A message that is being taken in. */
interface Taking {
  now: Date
  sealed: Buffer
  takenIn: Promise<TakenInRow | undefined>
  ahead: CallAhead
  texted: boolean
}

async function answerTo(
  services: Services,
  actor: Actor,
  input: SendMessageBody,
  { now, sealed, takenIn, ahead, texted }: Taking,
): Promise<BegunExchange> {
  const { helperId, content } = input
  const said = { fromPerson: true, text: content }
  const kept = services.openedTurns.of(helperId)
  const reading = readTurnsOnce(services, actor, helperId, takenIn)
  const seeing = Promise.all([takenIn, reading]).then(([row, turns]) => see(turns, said, row?.others ?? false))
  const recalling = recallBeside(services, actor, input, kept, seeing)
  const caring = readCare(services, actor)
  const [accepted, earlier, { shown }, care] = await Promise.all([takenIn, reading, seeing, caring])
  if (!accepted) throw notFound('Helper')
  const safety = screenFor(actor, [...earlier, said], care)
  if (!accepted.messageId) await refuseRepeated(services, actor, input)
  if (!accepted.messageId && !mustAnswer(safety)) throw await refuseUnpaid(services, actor)
  const messageId = accepted.messageId
    ? Number(accepted.messageId)
    : await acceptCrisisMessage(services, actor, input, sealed, now)

  if (restDaysAfter(accepted.unanswered) > 0) await comeBack(services, actor, helperId)
  const turns = [...earlier.filter(({ id }) => id < messageId), { id: messageId, ...said }]
  services.openedTurns.keep(helperId, { turns, others: accepted.others })
  const userMessage = freshMessage({ id: messageId, helperId, content, source: 'person', sentAt: now })
  const recalled = recalling.then((found) => chooseRecalled(actor, helperId, found, new Set([...shown, messageId])))
  return begin(services, actor, userMessage, {
    helperId,
    messageId,
    turns,
    recalled,
    texted,
    safety,
    ahead,
    ...paidVoice(actor, accepted),
  })
}

const paidVoice = (actor: Actor, row: AcceptedRow) => ({
  voice: voiceOf(actor.dataKey, row),
  memory: openMemory(actor.dataKey, row),
  memoryVersion: row.memoryVersion,
  entryId: row.entryId === null ? null : Number(row.entryId),
})

/** Has a message answered whose reply did not come. 409 when there is a reply or one is being written. */
export async function retryMessage(
  services: Services,
  actor: Actor,
  messageId: number,
  { texted }: Pick<Medium, 'texted'> = IN_THE_APP,
): Promise<BegunExchange> {
  const { db } = services
  const [said] = await findSaid(db, messageId, actor.userId)
  if (!said) throw notFound('Message')
  const [reply] = await findReply(db, messageId, actor.userId)
  if (reply) throw new AppError(409, 'already_answered', 'This message has its reply.')

  const now = services.clock.now()
  const [reserved] = await reserve(services, actor, () =>
    reserveAgain(db, now, actor.userId, said.helper_id, messageId),
  ).catch((cause) => {
    if (!hasDatabaseCode(cause, UNIQUE_VIOLATION)) throw cause
    throw new AppError(409, 'already_writing', 'The reply is being written.', { cause })
  })
  if (!reserved) throw notFound('Helper')
  const userMessage = presentMessage(actor.dataKey, said.helper_id, said)
  // What is answered is shown, even where it was forgotten since.
  const asked = { id: messageId, fromPerson: true, text: userMessage.content }
  const turns = [...(await readTurns(services, actor, said.helper_id, messageId - 1)), asked]
  const safety = screenFor(actor, turns, await readCare(services, actor))
  if (reserved.entryId === null && !mustAnswer(safety)) throw await refuseUnpaid(services, actor)

  const shown = shownIn(turns)
  const recalling = recallFor(services, actor, said.helper_id, userMessage.content, shown)
  return begin(services, actor, userMessage, {
    helperId: said.helper_id,
    messageId,
    turns,
    recalled: recalling.then((found) => chooseRecalled(actor, said.helper_id, found, shown)),
    texted,
    safety,
    ...paidVoice(actor, reserved),
  })
}
