import type { Message } from '../../../../contract/messages.ts'
import type { HelperMemory } from '../../../../core/memory/digest-lines.ts'
import type { CircleMember, HelperVoice, Quote, Reaction, Turn, Upcoming } from '../../../../core/prompt/context.ts'
import { shownTurns } from '../../../../core/prompt/conversation.ts'
import { countFitting, type RecalledTurn } from '../../../../core/recall/recalled-text.ts'
import { tellingWords } from '../../../../core/recall/words.ts'
import type { Danger } from '../../../../core/safety/concern.ts'
import { shortDate } from '../../../../core/time/dates.ts'
import type { ReadTurn } from '../../../platform/cache/caches.ts'
import { decryptMessage } from '../../../platform/crypto/vault.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Person, Services, Uses } from '../../../platform/ports/services.ts'
import { voiceOf } from '../../helpers/present-helper.ts'
import type { RecallResult } from '../../memory/recall/question.ts'
import { recallInTime } from '../../memory/recall/recall.ts'
import { decryptMemory } from '../../memory/seal-memory.ts'
import { type ServingModel, sharedModel } from '../../models/calls/call-admissions.ts'
import { loadOwnModel } from '../../models/calls/serving-model.ts'
import { decryptCrisis } from '../../safety/crisis.ts'
import { decryptReaction } from '../attached/react.ts'
import { decryptUpcoming } from '../attached/reminders.ts'
import { decryptQuote } from '../read/present-message.ts'
import { findConversation, RECENT, recentTurns } from './store-load.ts'

export interface Conversation {
  helperId: number
  voice: HelperVoice
  /** The person's other helpers. */
  circle: CircleMember[]
  memory: HelperMemory
  /** Version of the helper's memory. If it differs when the reply is saved, something was removed in the meantime. */
  memoryVersion: number
  /** Days in a row with unanswered planned messages, up to now. */
  unanswered: number
  /** The newest turns, oldest first. */
  turns: ReadTurn[]
  /** To the helper's messages, oldest first. */
  reactions: Reaction[]
  /** Reminders and follow-ups that stand, the next first. */
  upcoming: (Upcoming & { id: number })[]
  /** Whether the person told other helpers something that can be recalled, or brought this one a past. */
  hasMoreToRecall: boolean
  /** Whether something the person said recently, to any helper, has not been searched for what to remember yet. */
  hasUnsearched: boolean
  /** The danger that the helper was told of lately; null if there was none. */
  crisis: Danger | null
  /** The model that serves the person. */
  model: ServingModel
}

const NOT_SHOWN = { picture: null }

/** A message of the person as a turn, whose picture is not opened yet. */
export const turnOf = ({ id, content: text, sentAt, picture, quote }: Message): ReadTurn => ({
  id,
  fromPerson: true,
  text,
  at: new Date(sentAt),
  ...quoteOfTurn({ quote }),
  ...(picture ? NOT_SHOWN : {}),
})

/** Oldest first. */
export async function readTurns(
  services: Uses<'db'>,
  owner: Person,
  helperId: number,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<ReadTurn[]> {
  const rows = await recentTurns(services.db, { helperId, userId: owner.userId, upTo })
  return rows.reverse().map(({ id, isFromUser: fromPerson, content, sentAt, source, hasPicture, quote }) => ({
    id,
    fromPerson,
    text: decryptMessage(owner.dataKey, content),
    at: sentAt,
    isPractice: source === 'practice',
    ...(quote?.isUsable ? quoteOfTurn({ quote: decryptQuote(owner.dataKey, quote) }) : {}),
    ...(hasPicture ? NOT_SHOWN : {}),
  }))
}

const idsOf = (newest: string | null): number[] => newest?.split(',').map(Number).reverse() ?? []

/** 404 if the helper is not theirs. */
export async function loadConversation(
  services: Uses<'models' | 'db' | 'clock' | 'caches'>,
  actor: Actor,
  helperId: number,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<Conversation> {
  const { db, clock, caches } = services
  const { userId, dataKey } = actor
  const [row] = await findConversation(db, {
    helperId,
    userId,
    upTo,
    now: clock.now(),
  })
  if (!row) throw notFound('Helper')
  const ids = idsOf(row.newest)
  const turns = caches.conversations.find(helperId, ids) ?? (await readTurns(services, actor, helperId, ids.at(-1)))
  return {
    helperId,
    voice: voiceOf(dataKey, row),
    circle: row.circle,
    memory: decryptMemory(dataKey, row),
    memoryVersion: row.memoryVersion,
    unanswered: row.unanswered,
    turns,
    reactions: row.reactions.map((one) => decryptReaction(dataKey, one)),
    upcoming: row.upcoming.map((one) => decryptUpcoming(dataKey, one)),
    hasMoreToRecall: row.hasMoreToRecall,
    hasUnsearched: row.hasUnsearched,
    crisis: row.crisis && decryptCrisis(dataKey, row.crisis),
    model: row.ownModel
      ? await loadOwnModel(services, actor, { settings: row.ownModel, apiKey: row.ownModelKey })
      : sharedModel(services),
  }
}

/** Messages recalled for a reply. Its token budget cuts further. */
const RECALLED = 8

export interface ChosenRecalled {
  turns: RecalledTurn[]
  messageIds: number[]
}

const NOTHING: ChosenRecalled = { turns: [], messageIds: [] }

/** Ids of the stored messages that a request already shows, given the turns in `next`. */
export function shownIn(turns: readonly ReadTurn[], next: readonly Turn[] = []): ReadonlySet<number> {
  const count = shownTurns([...turns, ...next]).length - next.length
  return new Set(turns.slice(turns.length - count).map(({ id }) => id))
}

/** As many as fit, without those the request already shows, in chronological order. */
export function chooseRecalled(
  actor: Pick<Actor, 'timeZone'>,
  helperId: number,
  recollections: readonly RecallResult[],
  shown: ReadonlySet<number>,
): ChosenRecalled {
  const toTurn = (one: RecallResult): RecalledTurn => ({
    text: one.text,
    fromPerson: one.isFromUser,
    otherHelper: one.helperId === helperId ? null : one.helperName,
    isImported: one.isImported,
    saidOn: shortDate(one.sentAt.toISOString(), actor.timeZone),
  })
  const news = recollections
    .filter(({ messageId }) => !shown.has(messageId))
    .map((one) => ({ turn: toTurn(one), messageId: one.messageId, at: one.sentAt.getTime() }))
  const chosen = news
    .slice(0, countFitting(news.map(({ turn }) => turn)))
    .sort((one, other) => one.at - other.at || one.messageId - other.messageId)
  return { turns: chosen.map(({ turn }) => turn), messageIds: chosen.map(({ messageId }) => messageId) }
}

/** For the reply to a message: what is neither shown anyway nor `leaving`. Nothing if there is no more to recall. */
export async function recallFor(
  services: Services,
  actor: Actor,
  { helperId, turns, hasMoreToRecall }: Pick<Conversation, 'helperId' | 'turns' | 'hasMoreToRecall'>,
  said: ReadTurn,
  leaving: ReadonlySet<number> = new Set(),
): Promise<ChosenRecalled> {
  const earlier = shownIn(turns, [said])
  const isAllShown = !hasMoreToRecall && turns.length < RECENT && earlier.size === turns.length
  if (isAllShown || tellingWords(said.text).length === 0) return NOTHING
  const shown = new Set([...earlier, said.id])
  const askedAt = services.clock.now()
  const found = await recallInTime(services, actor, { helperId, text: said.text, askedAt, count: RECALLED, shown })
  return chooseRecalled(actor, helperId, found, new Set([...shown, ...leaving]))
}

/** For a turn of a prompt. */
export const quoteOfTurn = ({ quote }: Pick<Message, 'quote'>): { quote?: Quote } =>
  quote ? { quote: { fromPerson: quote.isFromUser, text: quote.text } } : {}
