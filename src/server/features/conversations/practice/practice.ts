import type { Message } from '../../../../contract/messages.ts'
import type {
  AnsweredStep,
  AnswerStepBody,
  Practice,
  PracticeRun,
  StartPracticeBody,
} from '../../../../contract/practice.ts'
import { exercisesOf } from '../../../../core/personas/personas.ts'
import type { Answers, Exercise } from '../../../../core/practice/exercise.ts'
import {
  type AnswerFault,
  answeredSteps,
  answerStep,
  positionOf,
  stepBack,
} from '../../../../core/practice/run-exercise.ts'
import { screenFor } from '../../../../core/safety/safety-state.ts'
import { type DataKey, open, seal, sealMessage } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Person, Services, Uses } from '../../../platform/ports/services.ts'
import { notifyChat } from '../../notifications/live/notify-clients.ts'
import { freshMessage, saveMessage } from '../send/save-messages.ts'
import { sendMessage } from '../send/send-message.ts'
import { deleteRun, findPractice, lockRun, type RunRow, replaceRun, saveAnswers } from './store.ts'

const CONTEXT = 'practice answers'

const sealAnswers = (key: DataKey, answers: Answers): Buffer => seal(key, JSON.stringify(answers), CONTEXT)
const decryptAnswers = (key: DataKey, sealed: Buffer): Answers => JSON.parse(open(key, sealed, CONTEXT)) as Answers

/** Undefined once a version of the product has no such exercise any more. */
const exerciseOf = ({ personaType, exercise }: Pick<RunRow, 'personaType' | 'exercise'>): Exercise | undefined =>
  exercisesOf(personaType).find(({ id }) => id === exercise)

const summaryOf = ({ id, title, minutes, about }: Exercise) => ({ id, title, minutes, about })

/** `said`: the answer that was just taken back. */
function presentRun(id: number, exercise: Exercise, answers: Answers, said: string | null = null): PracticeRun {
  const { number, total, step, result } = positionOf(exercise, answers)
  return {
    id,
    exercise: summaryOf(exercise),
    number,
    total,
    step: step as PracticeRun['step'],
    said,
    answered: answeredSteps(exercise, answers) as PracticeRun['answered'],
    result,
  }
}

/** 404: not their helper. */
export async function readPractice({ db }: Uses<'db'>, actor: Person, helperId: number): Promise<Practice> {
  const found = await findPractice(db, helperId, actor.userId)
  if (!found) throw notFound('Helper')
  const { personaType, run } = found
  const exercise = run && exerciseOf({ ...run, personaType })
  return {
    exercises: exercisesOf(personaType).map(summaryOf),
    run: run && exercise ? presentRun(run.id, exercise, decryptAnswers(actor.dataKey, run.answers)) : null,
  }
}

/** Takes the place of another exercise that was begun with this helper. 404: not their helper, or no such exercise. */
export async function startPractice(
  { db }: Uses<'db'>,
  { userId, dataKey }: Person,
  helperId: number,
  { exerciseId }: StartPracticeBody,
): Promise<PracticeRun> {
  const found = await findPractice(db, helperId, userId)
  if (!found) throw notFound('Helper')
  const exercise = exercisesOf(found.personaType).find(({ id }) => id === exerciseId)
  if (!exercise) throw notFound('Exercise')
  const id = await replaceRun(db, { helperId, userId, exercise: exerciseId, answers: sealAnswers(dataKey, {}) })
  return presentRun(id, exercise, {})
}

/** Adds what guided practice made to a conversation, as a message of the helper. 404: not their helper. */
async function keepPrepared(
  services: Uses<'clock'>,
  tx: Transaction,
  { userId, dataKey }: Person,
  helperId: number,
  content: string,
): Promise<Message> {
  const sentAt = services.clock.now()
  const source = 'practice'
  const id = await saveMessage(tx, { helperId, userId, content: sealMessage(dataKey, content), source }, sentAt)
  if (id === null) throw notFound('Helper')
  return freshMessage({ id, helperId, content, source, sentAt })
}

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
  services: Uses<'db' | 'clock' | 'signals' | 'caches'>,
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
  const { helperId, content: text, sentAt } = message
  const at = new Date(sentAt)
  services.caches.conversations.add(helperId, { id: message.id, fromPerson: false, text, at, isPractice: true })
  notifyChat(services, userId, message.id)
  return message
}
