import type { Tier } from '../../../../core/plans/plans.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { findTier } from './store.ts'

/** Free if the account is gone. */
export const readTier = async ({ db }: Pick<Services, 'db'>, userId: number): Promise<Tier> =>
  (await findTier(db, userId)) ?? 'free'
