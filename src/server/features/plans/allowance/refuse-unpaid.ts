import { allowanceAt } from '../../../../core/billing/allowance.ts'
import { allowanceUsedUp } from '../../../../core/billing/allowance-used-up.ts'
import { shortDate } from '../../../../core/time/dates.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { readMessageCounts } from './store.ts'

/** 402, with the size of the allowance and the day it resets in the person's time zone. */
export async function refuseUnpaid(services: Pick<Services, 'db' | 'clock'>, actor: Actor): Promise<AppError> {
  const [count] = await readMessageCounts(services.db, [actor.userId])
  if (!count) return notFound('Account')
  const { limit, resetsAt } = allowanceAt(count, services.clock.now())
  const text = allowanceUsedUp(limit, shortDate(resetsAt, actor.timeZone))
  return new AppError(402, 'allowance_used_up', text, { extra: { resetsAt } })
}
