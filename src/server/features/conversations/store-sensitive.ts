import type { Tier } from '../../../core/plans/plans.ts'
import { statement } from '../../db/statement.ts'

/** The plan of an account. */
export const findTier = statement<{ tier: Tier }, [userId: number]>(
  'find_tier',
  'select subscription_tier as tier from users where id = $1',
)
