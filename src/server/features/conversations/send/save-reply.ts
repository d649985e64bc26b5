import type { Message } from '../../../../contract/messages.ts'
import { isReminderAsked } from '../../../../core/follow-ups/remind-mark.ts'
import { usedMemories } from '../../../../core/memory/used-memories.ts'
import type { Reservation } from '../../../../core/plans/allowance.ts'
import type { PanelContext } from '../../../../core/prompt/context.ts'
import { isRefusal } from '../../../../core/safety/reply/screen-reply.ts'
import type { SafetyState } from '../../../../core/safety/safety-state.ts'
import type { ReadTurn } from '../../../platform/cache/caches.ts'
import { sealMessage } from '../../../platform/crypto/vault.ts'
import { retryDeadlock } from '../../../platform/db/transaction.ts'
import {
  AppError,
  hasDatabaseCode,
  isUnavailable,
  UNIQUE_VIOLATION,
  unavailable,
} from '../../../platform/errors/errors.ts'
import { retryAfterOutage, runOrRetryAfterOutage } from '../../../platform/outage/retry-after-outage.ts'
import type { CallRecord } from '../../../platform/ports/call-admissions.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { readRemembered, type WrittenWith } from '../../memory/read/read-used.ts'
import type { ServingModel } from '../../models/calls/call-admissions.ts'
import { recordCall } from '../../models/calls/guarded-calls.ts'
import { notifyChanged, notifyChat } from '../../notifications/live/notify-clients.ts'
import { beginCrisis, countScreening, endCrisis } from '../../safety/crisis.ts'
import { presentFollowUps, type SetReminders, setReminders } from '../attached/reminders.ts'
import { findFollowUpsUnder } from '../attached/store.ts'
import { type Replaced, saveVersion } from '../branches/change-branch.ts'
import { findReply } from '../read/store-messages.ts'
import type { ChosenRecalled, Conversation } from './load-conversation.ts'
import { finishReply, freshMessage, type NewReply, saveReplyAlone } from './save-messages.ts'
import { markDanger } from './store.ts'
import type { Written } from './text-job.ts'

export interface WrittenReply extends Written {
  /** Trimmed. */
  content: string
  deliveryStatus: Message['deliveryStatus']
  /** What its call cost; null if there was none, or it is recorded already. */
  call: CallRecord | null
}

/** The round of a panel in which a helper writes. */
interface InPanel {
  roundId: number
  purpose: 'reply' | 'discuss' | 'sum_up'
  context: PanelContext
}

/** A reply, and what it was written from: `writeAndSave` makes it once the text is done, for `saveReply`. */
export interface ReplyToSave {
  conversation: Conversation
  /** What the request showed, from the message it answers back. */
  turns: readonly ReadTurn[]
  recalled: ChosenRecalled
  /** Undefined if it answers no message of the person. */
  replyTo: number | undefined
  /** Pays for the reply; null if it is free. */
  reservation: Reservation | null
  isSms: boolean
  safety: SafetyState
  /** The reply that it stands in for. */
  replaces?: Replaced
  panel?: InPanel
  written: WrittenReply
}

type Parts = Uses<'db' | 'clock' | 'caches' | 'log' | 'replies'>

export const gone = (cause?: unknown): AppError =>
  new AppError(404, 'gone', 'This helper was deleted while it was writing. Nothing was counted.', { cause })

const later = (cause: unknown): AppError =>
  unavailable(cause, 'We will be right back. Your message is saved, and its reply will follow.')

/** A danger that the reply tells of, or its end. */
async function noteDanger(services: Parts, actor: Actor, reply: ReplyToSave): Promise<void> {
  const { replyTo, safety, isSms, conversation, written } = reply
  const { helperId } = conversation
  if (written.isFine) await endCrisis(services, helperId)
  if (!written.concern || replyTo === undefined) return
  const danger = { concern: written.concern, language: safety.language }
  await markDanger(services.db, replyTo, 'heard')
  await beginCrisis(services, actor, helperId, danger)
  await countScreening(services, danger, isSms ? 'sms' : 'app')
}

interface Saving {
  row: NewReply
  model: ServingModel
  /** What its call cost. */
  call: CallRecord | null
  replaces: Replaced | undefined
}

/** Null if the helper was deleted in the meantime. */
async function save(services: Parts, { row, model, call, replaces }: Saving): Promise<number | null> {
  const { isPaid, ...reply } = row
  const isPlain = !replaces && !row.alongside && (isPaid || row.reservationId === null)
  const { alongside: _, ...plain } = reply
  const id = isPlain ? await finishReply(services.db, { ...plain, ...call }) : null
  if (id !== null) return id
  const saved = await retryDeadlock(() =>
    replaces ? saveVersion(services, row, replaces) : saveReplyAlone(services.db, row),
  )
  if (call) recordCall(services, model, call)
  return saved
}

/** An earlier attempt may have saved it. */
const saveOnce = (services: Parts, saving: Saving): Promise<number | null> =>
  save(services, saving).catch(async (error) => {
    if (!hasDatabaseCode(error, UNIQUE_VIOLATION)) throw error
    const { replyTo, userId } = saving.row
    const [saved] = replyTo === undefined ? [] : await findReply(services.db, replyTo, userId)
    return saved ? saved.id : null
  })

/** During an outage, tells the person, and saves it afterwards. */
async function saveInTime(services: Parts, saving: Saving): Promise<number> {
  try {
    const id = await saveOnce(services, saving)
    if (id === null) throw gone()
    return id
  } catch (error) {
    if (!isUnavailable(error)) throw error
    retryAfterOutage(services, 'a reply', () => saveOnce(services, saving))
    throw later(error)
  }
}

/** What no model wrote uses none. */
function usedIn({ conversation, turns, recalled, written }: ReplyToSave) {
  if (written.source !== 'model') return { memories: [], contextReferences: [] }
  const memories = usedMemories(conversation.memory.lines, turns.at(-1)?.text ?? '', written.content)
  return { memories, contextReferences: recalled.messageIds }
}

/** The reply is saved: nothing may fail it any more. */
async function rememberedIn(
  services: Uses<'db' | 'log'>,
  actor: Actor,
  reply: WrittenWith,
): Promise<Message['remembered']> {
  if (reply.memories.length + reply.turns.length === 0) return
  try {
    return (await readRemembered(services, actor, [reply])).get(reply.id)
  } catch (err) {
    services.log.warn({ err }, 'what a reply took up could not be read')
  }
}

/** What stands under a saved reply. */
async function setIn(services: Uses<'db' | 'log'>, actor: Actor, id: number) {
  try {
    const [row] = await findFollowUpsUnder(services.db, id)
    if (!row) return {}
    const { followUps, isReminderRefused } = row
    return { isReminderRefused, ...(followUps ? { followUps: presentFollowUps(actor.dataKey, followUps) } : {}) }
  } catch (err) {
    services.log.warn({ err }, 'what a reply set could not be read')
    return {}
  }
}

/** A panel sets none, and says so. */
function remindersOf(actor: Actor, { replyTo, panel, ...reply }: ReplyToSave, now: Date): SetReminders {
  const asked = reply.written.reminders
  return panel || replyTo === undefined || !asked?.reminders.length
    ? { isReminderRefused: isReminderAsked(asked) }
    : setReminders(actor, { ...reply, replyTo }, asked, now)
}

/** The reply, what it costs, and what it was written from, in one statement. */
export async function saveReply(services: Services, actor: Actor, reply: ReplyToSave): Promise<Message> {
  const { conversation, turns, replyTo, reservation, isSms, safety, replaces, panel, written } = reply
  const { helperId, memory, memoryVersion, model } = conversation
  const { content, source, deliveryStatus, concern, call } = written
  const { userId, dataKey } = actor
  if (written.isFine || concern) {
    await runOrRetryAfterOutage(services, 'a danger', () => noteDanger(services, actor, reply))
  }
  const sentAt = services.clock.now()
  const shown = { helperId, sentAt, deliveryStatus, source }
  const used = usedIn(reply)
  const { isReminderRefused, isMoving, alongside } = remindersOf(actor, reply, sentAt)
  const row: NewReply = {
    ...shown,
    ...used,
    userId,
    replyTo,
    panelRoundId: panel?.roundId,
    memoryVersion,
    content: sealMessage(dataKey, content),
    shownTurns: turns.map(({ id }) => id),
    shownMemories: memory.lines.map(({ id }) => id),
    reservationId: reservation?.id ?? null,
    isPaid: source === 'model',
    isReminderRefused,
    alongside,
  }
  const id = await saveInTime(services, { row, model, call, replaces }).catch((error) => {
    if (call && !isUnavailable(error)) recordCall(services, model, call)
    throw error
  })
  const turn = { id, fromPerson: false, text: content, at: sentAt, isPractice: source === 'practice' }
  if (!panel) services.caches.conversations.add(helperId, turn)
  if (isMoving) await notifyChanged(services, userId, helperId)
  if (!panel && !isSms) notifyChat(services, userId, id)
  services.indexQueue.add({ userId, dataKey, helperId, after: (replyTo ?? id) - 1 })
  const from = { id, content, memories: used.memories, turns: used.contextReferences }
  const remembered = await rememberedIn(services, actor, from)
  const set = { isReminderRefused, ...(alongside ? await setIn(services, actor, id) : {}) }
  const isAlarm = concern !== null || (source === 'safety' && safety.crisis !== null && !isRefusal(content))
  return freshMessage({ ...shown, replyTo, id, content, remembered, isAlarm, ...set })
}
