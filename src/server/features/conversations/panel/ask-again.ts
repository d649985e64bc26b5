import type { PanelRound } from '../../../../contract/panels.ts'
import type { ReadTurn } from '../../../platform/cache/caches.ts'
import { decryptMessage } from '../../../platform/crypto/vault.ts'
import { inTransaction, lockAccount } from '../../../platform/db/transaction.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { modelOf } from '../../models/calls/serving-model.ts'
import { notifyPanel } from '../../notifications/live/notify-clients.ts'
import { noMessagesLeft } from '../../plans/allowance/allowance.ts'
import { inCurrentPeriod, reserveMessages } from '../../plans/allowance/reservations.ts'
import { answerRound, needsModel, type RoundToAnswer, roundRunning } from './answer-round.ts'
import type { NewRoundWriter } from './begin-round.ts'
import { isAnswerIn, type LoadedPanel, loadPanel, readRound } from './load-panel.ts'
import { isRoundOpen, reserveAgain } from './store-rounds.ts'

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

const accept = (services: Services, actor: Actor, { panelId, roundId, helperId, hasModel }: Again) =>
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
  const round = await inCurrentPeriod(services, actor.userId, () => accept(services, actor, again))
  if (!round) throw await noMessagesLeft(services, actor)
  writer.accepted?.(await readRound(services, actor, panelId, roundId))
  await notifyPanel(services, actor.userId, panelId)
  await answerRound(services, actor, round, writer)
  return readRound(services, actor, panelId, roundId)
}
