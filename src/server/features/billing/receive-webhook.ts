import { AppError } from '../../errors.ts'
import type { Services } from '../../ports/services.ts'
import { insertReport } from './store.ts'
import { workOffReports } from './sync-subscription.ts'

/**
 * Notes what the payment provider reports; the work is done afterwards, so that the answer is quick. A report that was
 * noted before, or is about no customer, is only acknowledged. 400 when it is not signed, 404 without payment.
 */
export async function receiveWebhook(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'signals' | 'billing'>,
  body: Buffer,
  signature: string,
): Promise<void> {
  if (!services.billing) throw new AppError(404, 'not_found', 'Payment is not set up on this server.')
  const { id, type, customerId } = await services.billing.readReport(body, signature)
  if (customerId === null) return
  const isNew = await insertReport(services.db, { id, type, customerId }, services.clock.now())
  if (!isNew) return
  workOffReports(services).catch((error) => services.log.error({ err: error }, 'reports could not be worked off'))
}
