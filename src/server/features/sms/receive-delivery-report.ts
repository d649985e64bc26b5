import type { ProviderCall, Sms } from '../../integrations/sms/port.ts'
import { AppError } from '../../platform/errors/errors.ts'
import type { Services } from '../../platform/ports/services.ts'
import { noteOptOutOf } from './reachable-numbers.ts'
import { finishSmsDelivery } from './send-message-as-sms.ts'
import { REASON_OF } from './send-sms.ts'
import { settleReported } from './store-outbound.ts'

/** Throws 404 if SMS is not set up. */
export function providerOf({ sms }: Pick<Services, 'sms'>): Sms {
  if (sms) return sms
  throw new AppError(404, 'not_found', 'Text messages are not set up on this server.')
}

/** `reference` is our id. Reports may repeat, be late or unordered; without news nothing changes. 403: not signed. */
export async function receiveDeliveryReport(
  services: Pick<Services, 'db' | 'clock' | 'sms'>,
  call: ProviderCall,
  reference: string,
): Promise<void> {
  const report = await providerOf(services).readReport(call)
  if (!report) return
  const now = services.clock.now()
  const { id: providerId, status, code, failure } = report
  const text = await settleReported(services.db, Number(reference), { status, providerId, code, now })
  if (!text) return
  if (failure === 'opted_out') await noteOptOutOf(services, text.numberHash)
  if (text.deliveryId) await finishSmsDelivery(services, text.deliveryId, failure ? REASON_OF[failure] : '')
}
