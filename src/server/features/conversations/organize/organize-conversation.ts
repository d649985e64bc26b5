import type { OrganizeBody } from '../../../../contract/conversations.ts'
import { endOfMute } from '../../../../core/scheduling/mute.ts'
import { dayAt, instantOf } from '../../../../core/time/zone-time.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { notifyChanged } from '../send/notify-changed.ts'
import { organize } from './store-organize.ts'

/** Pins, archives or mutes a conversation, or undoes that. 404: the helper is not theirs. */
export async function organizeConversation(
  services: Services,
  { userId, timeZone }: Actor,
  helperId: number,
  { mute, ...change }: OrganizeBody,
): Promise<void> {
  const now = services.clock.now()
  const midnight = new Date(instantOf(dayAt(now.getTime(), timeZone) + 1, 0, timeZone))
  const muting = mute === undefined ? {} : { mutedUntil: mute && endOfMute(mute, now, midnight) }
  if (!(await organize(services.db, { helperId, userId }, { ...change, ...muting }))) throw notFound('Helper')
  if (mute !== undefined) await services.handlers.planMarked(services, userId)
  await notifyChanged(services, userId, helperId)
}
