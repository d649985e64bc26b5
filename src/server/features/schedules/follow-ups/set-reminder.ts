import type { FollowUp, FollowUpBody } from '../../../../contract/follow-ups.ts'
import { FARTHEST_FOLLOW_UP_MS, MOST_FOLLOW_UPS } from '../../../../core/follow-ups/follow-ups.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { addFollowUp } from '../../memory/follow-ups/add-follow-up.ts'
import { refuseHarmful } from '../../safety/refuse-harmful.ts'
import { planMarked } from '../plan/replan.ts'
import { chosenTime } from './chosen-time.ts'
import { presentFollowUp } from './present-follow-up.ts'
import { countOpenFollowUps, deleteSettled, findFollowUp } from './store.ts'

/** 404: the message is not theirs, forgotten, or was answered as a danger. */
export async function setReminder(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'signals'>,
  actor: Actor,
  { messageId, subject, ...when }: FollowUpBody,
): Promise<FollowUp> {
  const { userId, timeZone, dataKey } = actor
  refuseHarmful({ subject })
  const now = services.clock.now()
  const dueAt = chosenTime(when, timeZone, now, FARTHEST_FOLLOW_UP_MS)
  const [open] = await countOpenFollowUps(services.db, userId)
  if (open && open.count >= MOST_FOLLOW_UPS)
    throw new AppError(409, 'too_many_follow_ups', `There can be at most ${MOST_FOLLOW_UPS} reminders at a time.`)
  await deleteSettled(services.db, userId, messageId, dueAt)
  const reminder = { messageId, subject, quote: null, dueAt, timeZone }
  const added = await addFollowUp(services.db, actor, { ...reminder, kind: 'reminder', state: 'accepted' }, now, true)
  if (!added) throw notFound('Message')
  await planMarked(services, userId)
  const [row] = await findFollowUp(services.db, userId, added.id)
  if (!row) throw notFound('Message')
  return presentFollowUp(dataKey, row, timeZone, now)
}
