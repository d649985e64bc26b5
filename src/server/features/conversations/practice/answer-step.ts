import type { Message } from '../../../../contract/messages.ts'
import type { AnsweredStep, AnswerStepBody, PracticeRun } from '../../../../contract/practice.ts'
import type { Answers, Exercise } from '../../../../core/practice/exercise.ts'
import { type AnswerFault, answerStep, positionOf, stepBack } from '../../../../core/practice/run-exercise.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Person, Services, Uses } from '../../../platform/ports/services.ts'
import { screenFor } from '../../safety/crisis.ts'
import { keepPrepared } from '../send/keep-prepared.ts'
import { sendMessage } from '../send/send-message.ts'
import { decryptAnswers, exerciseOf, presentRun, sealAnswers } from './exercise-runs.ts'
import { deleteRun, lockRun, saveAnswers } from './store.ts'

const FAULTS: Record<AnswerFault, string> = {
  empty: 'Write a few words, or choose one.',
  too_long: 'That is too long. Say it in fewer words.',
  not_an_option: 'Please choose one of the answers.',
}

const refused = (fault: AnswerFault): AppError =>
  new AppError(400, 'invalid_input', FAULTS[fault], { fields: { answer: FAULTS[fault] } })

/** Answers that another window gave meanwhile are not lost: runs change one after another. */
function changeRun(
  { db }: Uses<'db'>,
  { userId, dataKey }: Person,
  id: number,
  change: (exercise: Exercise, answers: Answers) => { answers: Answers; said?: string | null },
): Promise<{ run: PracticeRun; helperId: number }> {
  return inTransaction(db, async (tx) => {
    const row = await lockRun(tx, id, userId)
    const exercise = row && exerciseOf(row)
    if (!row || !exercise) throw notFound('Exercise')
    const { answers, said } = change(exercise, decryptAnswers(dataKey, row.answers))
    await saveAnswers(tx, id, sealAnswers(dataKey, answers))
    return { run: presentRun(id, exercise, answers, said), helperId: row.helperId }
  })
}

/** Answers the current step, or one before it anew. 404. 400: no answer to this step. 409: the step has not come yet. */
export async function answerPractice(
  services: Services,
  actor: Actor,
  id: number,
  { stepId, answer }: AnswerStepBody,
): Promise<AnsweredStep> {
  const { run, helperId } = await changeRun(services, actor, id, (exercise, answers) => {
    const next = answerStep(exercise, answers, stepId, answer)
    if ('answers' in next) return next
    if (next.fault !== 'not_a_step') throw refused(next.fault)
    throw new AppError(409, 'step_changed', 'This exercise has moved on in another window. Look again.')
  })
  return { ...run, reply: await answerInDanger(services, actor, helperId, answer) }
}

/** Whoever writes in an exercise that they are in danger has said it to the helper, which answers at once. */
async function answerInDanger(
  services: Services,
  actor: Actor,
  helperId: number,
  content: string,
): Promise<Message | null> {
  if (!screenFor(actor, [{ fromPerson: true, text: content }], null).danger) return null
  const said = { helperId, content, isFromUser: true, isSensitive: false } as const
  return (await sendMessage(services, actor, said, { write: () => {} })).reply
}

/** 404. */
export const goBack = async (services: Uses<'db'>, actor: Person, id: number): Promise<PracticeRun> =>
  (await changeRun(services, actor, id, stepBack)).run

/** Drops what was written. 404. */
export async function leavePractice({ db }: Uses<'db'>, { userId }: Person, id: number): Promise<void> {
  if (!(await deleteRun(db, id, userId))) throw notFound('Exercise')
}

/** Ends the exercise: its result becomes a message of the conversation. 404. 409: there is none yet. */
export async function keepResult(
  services: Uses<'db' | 'clock' | 'chatUpdates' | 'caches'>,
  actor: Person,
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
  services.caches.conversations.add(message.helperId, { id: message.id, fromPerson: false, text: message.content })
  services.chatUpdates.add({ userId, messageId: message.id })
  return message
}
