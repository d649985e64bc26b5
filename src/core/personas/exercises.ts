import type { Exercise } from '../practice/exercise.ts'
import { writingOf } from './personas.ts'

/** The guided exercises of a helper of this type; all types that aren't built in share theirs. */
export const exercisesOf = (type: string): readonly Exercise[] => writingOf(type).EXERCISES
