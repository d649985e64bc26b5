import { allowanceAt, allowanceTooSmall, allowanceUsedUp, messagesLeft } from '../../../../core/plans/allowance.ts'
import { shortDate } from '../../../../core/time/dates.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { readMessageCounts } from './store.ts'

/** 402, with the size of the allowance and the day it resets in the person's time zone. `cost`: messages that it takes. */
export async function refuseUnpaid(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  cost = 1,
): Promise<AppError> {
  const [count] = await readMessageCounts(services.db, [actor.userId])
  if (!count) return notFound('Account')
  const allowance = allowanceAt(count, services.clock.now())
  const { limit, resetsAt } = allowance
  const left = messagesLeft(allowance)
  const resetDay = shortDate(resetsAt, actor.timeZone)
  const text = left === 0 ? allowanceUsedUp(limit, resetDay) : allowanceTooSmall(cost, left, resetDay)
  return new AppError(402, 'allowance_used_up', text, { extra: { resetsAt } })
}
