import type { QueueFigures } from '../../../contract/admin.ts'
import type { Services } from '../../platform/ports/services.ts'
import { readQueue } from './store.ts'

const DAY_MS = 24 * 3_600_000

export async function readQueueFigures({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<QueueFigures> {
  const now = clock.now()
  const [row] = await readQueue(db, now, new Date(now.getTime() - DAY_MS))
  if (!row) throw new Error('the queue returned no figures')
  return { ...row, oldestDueAt: row.oldestDueAt?.toISOString() ?? null }
}
