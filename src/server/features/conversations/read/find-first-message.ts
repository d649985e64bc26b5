import type { FirstMessageFound, FirstMessageQuery } from '../../../../contract/messages.ts'
import { dayOf, instantOf } from '../../../../core/time/zone-time.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { firstMessageFrom, isHelperOf } from '../store.ts'

/** Starts at a day in the person's time zone, or at the very first. 404: the helper is not theirs. */
export async function findFirstMessage(
  { db }: Pick<Services, 'db'>,
  { userId, timeZone }: Pick<Actor, 'userId' | 'timeZone'>,
  helperId: number,
  { date }: FirstMessageQuery,
): Promise<FirstMessageFound> {
  const from = new Date(date === undefined ? 0 : instantOf(dayOf(date), 0, timeZone))
  const [row] = await firstMessageFrom(db, { helperId, userId, from })
  if (!row && !(await isHelperOf(db, helperId, userId))) throw notFound('Helper')
  return { message: row ? { id: row.id, sentAt: row.sentAt.toISOString() } : null }
}
