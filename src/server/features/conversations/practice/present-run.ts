import type { PracticeRun } from '../../../../contract/practice.ts'
import { exercisesOf } from '../../../../core/personas/personas.ts'
import type { Answers, Exercise } from '../../../../core/practice/exercise.ts'
import { answeredSteps, positionOf } from '../../../../core/practice/run-exercise.ts'
import { type DataKey, open, seal } from '../../../platform/crypto/vault.ts'
import type { RunRow } from './store.ts'

const CONTEXT = 'practice answers'

export const sealAnswers = (key: DataKey, answers: Answers): Buffer => seal(key, JSON.stringify(answers), CONTEXT)
export const decryptAnswers = (key: DataKey, sealed: Buffer): Answers =>
  JSON.parse(open(key, sealed, CONTEXT)) as Answers

/** Undefined once a version of the product has no such exercise any more. */
export const exerciseOf = ({ personaType, exercise }: Pick<RunRow, 'personaType' | 'exercise'>): Exercise | undefined =>
  exercisesOf(personaType).find(({ id }) => id === exercise)

export const summaryOf = ({ id, title, minutes, about }: Exercise) => ({ id, title, minutes, about })

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
