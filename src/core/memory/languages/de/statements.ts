import type { Predicate } from '../language.ts'
import { BODY_PREDICATES } from './body.ts'
import { HOME_PREDICATES } from './home.ts'
import { PEOPLE_PREDICATES } from './people.ts'
import { TASTE_PREDICATES } from './taste.ts'
import { WORK_PREDICATES } from './work.ts'

/** Facts that Germans state in passing, found by lists of words; `reword.ts` has put the clauses in plain order. */
export const PASSING_PREDICATES: readonly Predicate[] = [
  ...WORK_PREDICATES,
  ...HOME_PREDICATES,
  ...BODY_PREDICATES,
  ...TASTE_PREDICATES,
  ...PEOPLE_PREDICATES,
]
