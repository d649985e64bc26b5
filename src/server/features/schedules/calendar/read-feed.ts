import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { isHeldBack, plannedMessages } from '../upcoming/read-upcoming.ts'
import { hashSecret } from './calendar-link.ts'
import { findByHash } from './store.ts'

const LINK = /^([\w-]{43})\.ics$/
const MINUTE_MS = 60_000
/** As short as calendars show well. */
const LASTS_MS = 15 * MINUTE_MS
const READ_AGAIN_S = 3600

/**
 * Times and names of helpers only, as instants in UTC, which every calendar shows in its own zone. What will not come as
 * things are now is left out. 404: there is no such link.
 */
export async function readFeed(services: Uses<'db' | 'clock' | 'config'>, file: string): Promise<string> {
  const secret = LINK.exec(file)?.[1]
  const [owner] = secret ? await findByHash(services.db, hashSecret(secret)) : []
  if (!owner) throw notFound('Calendar')
  const now = services.clock.now()
  const calendar = ical({
    name: 'Coterie',
    prodId: '//Coterie//Upcoming//EN',
    method: ICalCalendarMethod.PUBLISH,
    ttl: READ_AGAIN_S,
  })
  calendar.x('X-WR-TIMEZONE', owner.timeZone)
  const { planned } = await plannedMessages(services, owner.userId)
  for (const one of planned) {
    if (isHeldBack(one)) continue
    const { helperId, name } = one.helper
    // A message that is moved stays the same event.
    const named = one.followUp
      ? `follow-up-${one.followUp.id}`
      : `${helperId}-${(one.originalTime ?? one.at).getTime()}`
    calendar.createEvent({
      id: `${named}@coterie`,
      start: one.at,
      end: new Date(one.at.getTime() + LASTS_MS),
      stamp: now,
      summary: `${name} writes to you`,
      url: `${services.config.publicUrl()}/conversations/${helperId}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}
