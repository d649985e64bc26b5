import type { BeginRoundBody, PanelRound } from '../../../../contract/panels.ts'
import { type PanelRoundKind, panelName } from '../../../../core/panel/panel.ts'
import type { Reservation } from '../../../../core/plans/allowance.ts'
import { screenFor } from '../../../../core/safety/safety-state.ts'
import type { ReadTurn } from '../../../platform/cache/caches.ts'
import { decryptMessage, sealMessage } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { inTransaction, lockAccount } from '../../../platform/db/transaction.ts'
import { AppError, hasDatabaseCode, notFound, UNIQUE_VIOLATION } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { modelOf } from '../../models/calls/serving-model.ts'
import { notifyPanel } from '../../notifications/live/notify-clients.ts'
import { noMessagesLeft } from '../../plans/allowance/allowance.ts'
import { inCurrentPeriod, reserveMessages } from '../../plans/allowance/reservations.ts'
import { saveMessages } from '../send/save-messages.ts'
import {
  answerRound,
  needsModel,
  type Part,
  type RoundToAnswer,
  type RoundWriter,
  refuseRound,
  roundRunning,
} from './answer-round.ts'
import { isAnswerIn, type LoadedPanel, loadPanel, readRound, sealName } from './load-panel.ts'
import { endMisunderstanding } from './panel-context.ts'
import { nameFromQuestion } from './store.ts'
import { findRoundByKey, insertAnswers, insertRound, isRoundOpen, reserveAgain } from './store-rounds.ts'

/** Where a round goes from its beginning on. */
export interface NewRoundWriter extends RoundWriter {
  accepted?(round: PanelRound): void
}

interface Begun {
  panel: LoadedPanel
  roundId: number
  kind: PanelRoundKind
  parts: Part[]
}

const questionOf = (body: BeginRoundBody): string | null => (body.kind === 'ask' ? body.question : null)

/** Who answers in it. 404: not on the panel. */
function askedIn({ members }: LoadedPanel, body: BeginRoundBody): number[] {
  const ids = members.map(({ helperId }) => helperId)
  if (body.kind !== 'sum_up') return ids
  if (!ids.includes(body.helperId)) throw notFound('Helper')
  return [body.helperId]
}

/** The person's question, once a helper: each hears it. */
async function saveQuestion(tx: Transaction, { userId, dataKey }: Actor, question: string, at: Date, to: NewQuestion) {
  const messages = to.helperIds.map((helperId) => ({
    ...{ helperId, userId, panelRoundId: to.roundId },
    content: sealMessage(dataKey, question),
    source: 'person' as const,
  }))
  const ids = await saveMessages(tx, messages, at)
  return to.helperIds.map((helperId, place) => {
    const id = ids[place]
    if (typeof id !== 'number') throw notFound('Helper')
    return [helperId, { id, fromPerson: true, text: question, at }] as const
  })
}

interface NewQuestion {
  roundId: number
  helperIds: readonly number[]
}

/** Saves the round with its question. The transaction has locked the account. */
async function saveRound(
  services: Uses<'clock'>,
  tx: Transaction,
  actor: Actor,
  { panel, body, asked, reservations }: Accepting,
): Promise<Begun> {
  const { userId, dataKey } = actor
  const { kind, idempotencyKey = null } = body
  const createdAt = services.clock.now()
  const panelId = panel.row.id
  const roundId = await insertRound(tx, { panelId, userId, kind, idempotencyKey, createdAt })
  const question = questionOf(body)
  const said = new Map(
    question === null ? [] : await saveQuestion(tx, actor, question, createdAt, { roundId, helperIds: asked }),
  )
  if (question !== null) await nameFromQuestion(tx, panelId, sealName(dataKey, panelName(question)))
  const parts = asked.map((helperId, place) => ({
    helperId,
    said: said.get(helperId) ?? null,
    reservation: reservations?.[place] ?? null,
  }))
  await insertAnswers(
    tx,
    parts.map(({ helperId, reservation }) => ({ roundId, helperId, userId, reservationId: reservation?.id ?? null })),
  )
  return { panel, roundId, kind, parts }
}

interface Accepting {
  panel: LoadedPanel
  body: BeginRoundBody
  asked: readonly number[]
  /** One for each who is asked; null if the round is free. */
  reservations: readonly Reservation[] | null
}

/** Whether the answer to a question is prepared, because of a danger or a request that helpers refuse. */
async function isPrepared(services: Services, actor: Actor, panelId: number, body: BeginRoundBody): Promise<boolean> {
  if (body.kind !== 'ask') return false
  const { question } = body
  const isMisunderstood = body.isMisunderstood && (await endMisunderstanding(services, actor, panelId, question))
  const { danger, refusal } = screenFor(actor, [{ fromPerson: true, text: question }], null, { isMisunderstood })
  return danger !== null || refusal !== null
}

/** Throws 409 if this round was begun before, 422 if its key was that of another one. */
async function refuseBegunBefore(
  { db }: Uses<'db'>,
  { userId }: Actor,
  panelId: number,
  { kind, idempotencyKey }: BeginRoundBody,
): Promise<void> {
  const [round] = idempotencyKey ? await findRoundByKey(db, userId, idempotencyKey) : []
  if (!round) return
  if (round.panelId === panelId && round.kind === kind)
    throw new AppError(409, 'already_sent', 'This was asked already.', { extra: { roundId: round.id } })
  throw new AppError(422, 'key_reused', 'This was taken for an earlier question and not asked. Please ask again.')
}

/** Asks the first helper alone, for nothing: help is said once, and no model is asked. */
const acceptPrepared = (services: Services, actor: Actor, panelId: number, body: BeginRoundBody): Promise<Begun> =>
  inTransaction(services.db, async (tx) => {
    await lockAccount(tx, actor.userId)
    const panel = await loadPanel(tx, actor.userId, panelId)
    refuseRound(panel, body.kind)
    return saveRound(services, tx, actor, { panel, body, asked: askedIn(panel, body).slice(0, 1), reservations: null })
  })

/** Everything that the round costs is reserved, or nothing. 402: fewer are left. */
async function accept(services: Services, actor: Actor, panelId: number, body: BeginRoundBody): Promise<Begun> {
  const { userId } = actor
  const { ai } = await modelOf(services, actor)
  let cost = 1
  const begun = await inCurrentPeriod(services, userId, () =>
    inTransaction(services.db, async (tx) => {
      await lockAccount(tx, userId)
      const panel = await loadPanel(tx, userId, panelId)
      if (!ai.connected) throw needsModel()
      if (await isRoundOpen(tx, panelId)) throw roundRunning()
      refuseRound(panel, body.kind)
      const asked = askedIn(panel, body)
      cost = asked.length
      const reservations = await reserveMessages(services, tx, userId, cost)
      return reservations && saveRound(services, tx, actor, { panel, body, asked, reservations })
    }),
  )
  if (!begun) throw await noMessagesLeft(services, actor, cost)
  return begun
}

/**
 * A person asks their helpers, lets them answer each other, or has one sum up. 404. 402: fewer messages left than it takes.
 * 409: not now, no model, or begun before. 422: its key was used.
 */
export async function beginRound(
  services: Services,
  actor: Actor,
  panelId: number,
  body: BeginRoundBody,
  writer: NewRoundWriter,
): Promise<PanelRound> {
  await refuseBegunBefore(services, actor, panelId, body)
  const begin = (await isPrepared(services, actor, panelId, body)) ? acceptPrepared : accept
  const begun = await begin(services, actor, panelId, body).catch(async (error) => {
    if (hasDatabaseCode(error, UNIQUE_VIOLATION)) await refuseBegunBefore(services, actor, panelId, body)
    throw error
  })
  const { roundId } = begun
  writer.accepted?.(await readRound(services, actor, panelId, roundId))
  await notifyPanel(services, actor.userId, panelId)
  await answerRound(services, actor, begun, writer)
  return readRound(services, actor, panelId, roundId)
}

const answered = (): AppError => new AppError(409, 'already_answered', 'This helper has answered.')

/** What the person asked it; null in a round without a question. 404: it is deleted. */
function questionTo({ said }: LoadedPanel, { dataKey }: Actor, roundId: number, helperId: number): ReadTurn {
  const row = said.find((one) => one.isFromUser && one.roundId === roundId && one.helperId === helperId)
  if (!row) throw notFound('Question')
  return { id: row.id, fromPerson: true, text: decryptMessage(dataKey, row.content), at: row.sentAt }
}

interface Again {
  panelId: number
  roundId: number
  helperId: number
  hasModel: boolean
}

const acceptAgain = (services: Services, actor: Actor, { panelId, roundId, helperId, hasModel }: Again) =>
  inTransaction(services.db, async (tx): Promise<RoundToAnswer | null> => {
    const { userId } = actor
    await lockAccount(tx, userId)
    const panel = await loadPanel(tx, userId, panelId)
    const round = panel.rounds.find(({ id }) => id === roundId)
    if (!round || !panel.answers.some((one) => one.roundId === roundId && one.helperId === helperId))
      throw notFound('Round')
    if (panel.said.some(isAnswerIn(roundId, helperId))) throw answered()
    if (!hasModel) throw needsModel()
    if (await isRoundOpen(tx, panelId)) throw roundRunning()
    const said = round.kind === 'ask' ? questionTo(panel, actor, roundId, helperId) : null
    const [reservation] = (await reserveMessages(services, tx, userId, 1)) ?? []
    if (!reservation) return null
    await reserveAgain(tx, { roundId, helperId, userId, reservationId: reservation.id })
    return { panel, roundId, kind: round.kind, parts: [{ helperId, said, reservation }] }
  })

/** Asks one helper again whose answer did not come, for one message. 404. 402: none left. 409: it has answered, or not now. */
export async function askAgain(
  services: Services,
  actor: Actor,
  { panelId, roundId, helperId }: Omit<Again, 'hasModel'>,
  writer: NewRoundWriter,
): Promise<PanelRound> {
  const { ai } = await modelOf(services, actor)
  const again = { panelId, roundId, helperId, hasModel: ai.connected }
  const round = await inCurrentPeriod(services, actor.userId, () => acceptAgain(services, actor, again))
  if (!round) throw await noMessagesLeft(services, actor)
  writer.accepted?.(await readRound(services, actor, panelId, roundId))
  await notifyPanel(services, actor.userId, panelId)
  await answerRound(services, actor, round, writer)
  return readRound(services, actor, panelId, roundId)
}
