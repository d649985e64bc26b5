import type { Services } from '../../../platform/ports/services.ts'
import { notifyClients } from '../../notifications/notify-clients.ts'

/** Makes the person's open browsers reload a conversation. */
export const notifyChanged = (
  services: Pick<Services, 'log' | 'signals'>,
  userId: number,
  helperId: number,
): Promise<void> => notifyClients(services, [{ userId, editedHelperId: helperId }])
