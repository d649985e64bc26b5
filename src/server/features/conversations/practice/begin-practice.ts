import type { Practice, PracticeRun, StartPracticeBody } from '../../../../contract/practice.ts'
import { exercisesOf } from '../../../../core/personas/personas.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { decryptAnswers, exerciseOf, presentRun, sealAnswers, summaryOf } from './present-run.ts'
import { findPractice, replaceRun } from './store.ts'

type Person = Pick<Actor, 'userId' | 'dataKey'>

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
