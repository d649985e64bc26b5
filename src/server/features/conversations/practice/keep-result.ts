import type { Message } from '../../../../contract/messages.ts'
import { positionOf } from '../../../../core/practice/run-exercise.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { keepPrepared } from '../send/keep-prepared.ts'
import { decryptAnswers, exerciseOf } from './present-run.ts'
import { deleteRun, lockRun } from './store.ts'

/** Ends the exercise: its result becomes a message of the conversation. 404. 409: there is none yet. */
export async function keepResult(
  services: Pick<Services, 'db' | 'clock' | 'chatUpdates' | 'conversationCache'>,
  actor: Pick<Actor, 'userId' | 'dataKey'>,
  id: number,
): Promise<Message> {
  const { userId, dataKey } = actor
  const message = await inTransaction(services.db, async (tx) => {
    const row = await lockRun(tx, id, userId)
    const exercise = row && exerciseOf(row)
    if (!row || !exercise) throw notFound('Exercise')
    const { result } = positionOf(exercise, decryptAnswers(dataKey, row.answers))
    if (!result) throw new AppError(409, 'step_changed', 'This exercise is not at its end yet.')
    await deleteRun(tx, id, userId)
    return keepPrepared(services, tx, actor, row.helperId, result.text)
  })
  services.conversationCache.add(message.helperId, { id: message.id, fromPerson: false, text: message.content })
  services.chatUpdates.add({ userId, messageId: message.id })
  return message
}
