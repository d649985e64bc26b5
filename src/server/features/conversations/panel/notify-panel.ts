import type { Services } from '../../../platform/ports/services.ts'
import { notifyClients } from '../../notifications/notify-clients.ts'

/** Makes the person's open browsers reload a panel. */
export const notifyPanel = (
  services: Pick<Services, 'log' | 'signals'>,
  userId: number,
  panelId: number,
): Promise<void> => notifyClients(services, [{ userId, panelId }])
