import { AppError } from '../../../platform/errors/errors.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { insertReport } from './store.ts'
import { processReports } from './sync-subscription.ts'

/** Processed later, for a quick response. Repeated ones are only acknowledged. 400: not signed. 404: no payment. */
export async function receiveWebhook(
  services: Pick<Services, 'handlers' | 'db' | 'clock' | 'log' | 'signals' | 'billing'>,
  body: Buffer,
  signature: string,
): Promise<void> {
  if (!services.billing) throw new AppError(404, 'not_found', 'Payment is not set up on this server.')
  const { id, type, customerId } = await services.billing.readReport(body, signature)
  if (customerId === null) return
  const isNew = await insertReport(services.db, { id, type, customerId }, services.clock.now())
  if (!isNew) return
  processReports(services).catch((error) => services.log.error({ err: error }, 'payment events could not be processed'))
}
