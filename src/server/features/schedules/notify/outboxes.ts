import { leasesOf } from '../../../platform/db/leases.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import { accountEmailOutbox } from '../../identity/email/send-account-emails.ts'
import { Dispatcher } from '../../notifications/dispatcher.ts'
import { pushOutbox } from '../../notifications/push/send-push.ts'
import type { PendingWork } from '../deliver/store-due.ts'
import { plannedEmailOutbox } from './send-email.ts'
import { smsOutbox } from './send-sms.ts'

export interface Outboxes {
  wake(work: Pick<PendingWork, 'notices' | 'pushes' | 'emails'>): void
  idle(): Promise<void>
  stop(): Promise<void>
}

export function createOutboxes(services: Services): Outboxes {
  const pushes = [false, true].map((slow) => new Dispatcher(services, pushOutbox(services, slow)))
  const notices = [
    new Dispatcher(services, plannedEmailOutbox(services)),
    new Dispatcher(services, smsOutbox(services)),
  ]
  const emails = [new Dispatcher(services, accountEmailOutbox(services))]
  const all = [...pushes, ...notices, ...emails]
  return {
    wake(work) {
      const found = [...(work.pushes ? pushes : []), ...(work.notices ? notices : []), ...(work.emails ? emails : [])]
      for (const dispatcher of found) dispatcher.wake()
    },
    idle: async () => void (await Promise.all(all.map((dispatcher) => dispatcher.idle()))),
    stop: async () => void (await Promise.all(all.map((dispatcher) => dispatcher.stop()))),
  }
}

/** Releases the leases of an earlier process, on a database that no other process can have open. */
export async function freeHeld({ db }: Uses<'db'>): Promise<void> {
  for (const table of ['deliveries', 'pushDeliveries', 'emailOutbox'] as const) await leasesOf(table, db).releaseAll()
}
