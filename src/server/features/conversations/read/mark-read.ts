import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { notifyClients } from '../../notifications/live/notify-clients.ts'
import { moveReadPosition } from './store.ts'

/** Notifies every open browser; no email is sent about read messages. 404: not their helper. */
export async function markRead(
  services: Pick<Services, 'db' | 'log' | 'signals'>,
  { userId }: Actor,
  helperId: number,
  upTo: number,
): Promise<void> {
  const [row] = await moveReadPosition(services.db, { helperId, userId, upTo })
  if (!row) throw notFound('Helper')
  if (row.isMoved) await notifyClients(services, [{ userId, readHelperId: helperId }])
}
