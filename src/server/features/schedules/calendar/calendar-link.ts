import { hash, randomBytes } from 'node:crypto'
import type { CalendarLink, NewCalendarLink } from '../../../../contract/upcoming.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { deleteLink, findLink, saveLink } from './store.ts'

const SECRET_BYTES = 32

/** Only this is stored. */
export const hashSecret = (secret: string): string => hash('sha256', secret)

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
