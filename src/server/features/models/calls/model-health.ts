import type { ModelRole } from '../../../../core/connections/model-providers.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { findModelHealth, type ModelHealth, resetBreaker } from './store-breakers.ts'

export const readModelHealth = ({ db }: Pick<Services, 'db'>, role: ModelRole, model: string): Promise<ModelHealth> =>
  findModelHealth(db, role, model)

/** An operator's pause stays. */
export const closeBreaker = ({ db }: Pick<Services, 'db'>, role: ModelRole): Promise<void> => resetBreaker(db, role)
