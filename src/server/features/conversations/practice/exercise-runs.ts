import type { Practice, PracticeRun, StartPracticeBody } from '../../../../contract/practice.ts'
import { exercisesOf } from '../../../../core/personas/personas.ts'
import type { Answers, Exercise } from '../../../../core/practice/exercise.ts'
import { answeredSteps, positionOf } from '../../../../core/practice/run-exercise.ts'
import { type DataKey, open, seal } from '../../../platform/crypto/vault.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { findPractice, type RunRow, replaceRun } from './store.ts'

const CONTEXT = 'practice answers'

export const sealAnswers = (key: DataKey, answers: Answers): Buffer => seal(key, JSON.stringify(answers), CONTEXT)
export const decryptAnswers = (key: DataKey, sealed: Buffer): Answers =>
  JSON.parse(open(key, sealed, CONTEXT)) as Answers

/** Undefined once a version of the product has no such exercise any more. */
export const exerciseOf = ({ personaType, exercise }: Pick<RunRow, 'personaType' | 'exercise'>): Exercise | undefined =>
  exercisesOf(personaType).find(({ id }) => id === exercise)

const summaryOf = ({ id, title, minutes, about }: Exercise) => ({ id, title, minutes, about })

/** `said`: the answer that was just taken back. */
export function presentRun(id: number, exercise: Exercise, answers: Answers, said: string | null = null): PracticeRun {
  const { number, total, step, result } = positionOf(exercise, answers)
  return {
    id,
    exercise: summaryOf(exercise),
    number,
    total,
    step: step as PracticeRun['step'],
    said,
    answered: answeredSteps(exercise, answers) as PracticeRun['answered'],
    result: result && { text: result.text, memory: result.memory ?? null },
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
