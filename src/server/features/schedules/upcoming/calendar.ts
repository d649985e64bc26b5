import { hash, randomBytes } from 'node:crypto'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { CalendarLink, NewCalendarLink } from '../../../../contract/upcoming.ts'
import { MINUTE_MS } from '../../../../core/time/durations.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { isHeldBack, plannedMessages } from './read-upcoming.ts'
import { deleteLink, findByHash, findLink, saveLink } from './store.ts'

const SECRET_BYTES = 32

/** Only this is stored. */
const hashSecret = (secret: string): string => hash('sha256', secret)

export async function readCalendarLink({ db }: Uses<'db'>, { userId }: Actor): Promise<CalendarLink> {
  const [link] = await findLink(db, userId)
  return { createdAt: link?.createdAt.toISOString() ?? null }
}

/** Ends an earlier link. It can be read only now. */
export async function makeCalendarLink(
  services: Uses<'db' | 'clock' | 'config'>,
  { userId }: Actor,
): Promise<NewCalendarLink> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const now = services.clock.now()
  await saveLink(services.db, userId, hashSecret(secret), now)
  return { url: `${services.config.publicUrl()}/calendar/${secret}.ics`, createdAt: now.toISOString() }
}

export const revokeCalendarLink = async ({ db }: Uses<'db'>, { userId }: Actor): Promise<void> => {
  await deleteLink(db, userId)
}

const LINK = /^([\w-]{43})\.ics$/
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
