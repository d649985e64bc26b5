import type { SessionItem } from '../../../../contract/sign-in.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { endSignedOut } from '../../notifications/live/notify-clients.ts'
import type { Session } from './sessions.ts'
import { deleteOtherSessions, deleteSessionById, listSessions } from './store.ts'

export async function readSessions(services: Uses<'db' | 'clock'>, { actor, sid }: Session): Promise<SessionItem[]> {
  const now = services.clock.now()
  const rows = await listSessions(services.db, actor.userId)
  return rows
    .filter(({ expire }) => expire > now)
    .map((row) => ({
      id: row.id,
      device: row.device || 'An unknown device',
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.sess.renewedAt,
      current: row.sid === sid,
    }))
}

/** 404 if it is not theirs. */
export async function endOneSession(
  services: Uses<'db' | 'log' | 'signals'>,
  { actor }: Session,
  id: number,
): Promise<void> {
  if (!(await deleteSessionById(services.db, actor.userId, id))) throw notFound('Session')
  await endSignedOut(services, actor.userId)
}

/** Also forgets the other devices. */
export async function endOtherSessions(
  services: Uses<'db' | 'log' | 'signals'>,
  { actor, sid }: Session,
): Promise<void> {
  await deleteOtherSessions(services.db, actor.userId, sid)
  await endSignedOut(services, actor.userId)
}
