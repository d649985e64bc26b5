import type { Services } from '../../ports/services.ts'
import { findModelHealth, type ModelHealth, resetBreaker } from './store-health.ts'

/** How recent calls to a model went. */
export const readModelHealth = ({ db }: Pick<Services, 'db'>, model: string): Promise<ModelHealth> =>
  findModelHealth(db, model)

/** Lets calls through again, unless an operator has paused them. */
export const closeBreaker = ({ db }: Pick<Services, 'db'>): Promise<void> => resetBreaker(db)
