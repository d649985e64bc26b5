import type { HealthAnswer, QueueFigures } from '../../../contract/admin.ts'
import { adviceFor } from '../../../core/connections/health-advice.ts'
import type { Uses } from '../../platform/ports/services.ts'
import { readQueue } from './store.ts'

const DAY_MS = 24 * 3_600_000

export async function readQueueFigures({ db, clock }: Uses<'db' | 'clock'>): Promise<QueueFigures> {
  const now = clock.now()
  const [row] = await readQueue(db, now, new Date(now.getTime() - DAY_MS))
  if (!row) throw new Error('the queue returned no figures')
  return { ...row, oldestDueAt: row.oldestDueAt?.toISOString() ?? null }
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Parts = Uses<'db' | 'clock' | 'models' | 'config' | 'health'>

export async function readHealth(services: Parts): Promise<HealthAnswer> {
  const { clock, config, models, health } = services
  const [lacking, figures, { due, oldestDueAt }] = await Promise.all([
    health.lacking(),
    health.figures(),
    readQueueFigures(services),
  ])
  const { database, disk, clockAheadMs, backupAt } = figures
  const now = clock.now().getTime()
  const late = oldestDueAt === null ? 0 : Math.max(0, now - Date.parse(oldestDueAt)) / MINUTE_MS
  const advice = adviceFor({
    lacking,
    disk,
    backupAgeHours: backupAt && (now - backupAt.getTime()) / HOUR_MS,
    lateMinutes: late,
    clockAheadMs,
    hasModel: models.current.connected,
  })
  return {
    version: config.version,
    nodeVersion: process.versions.node,
    database: { ...database, answerMs: Math.round(database.answerMs * 10) / 10 },
    disk,
    backupAt: backupAt?.toISOString() ?? null,
    queue: { due, lateMinutes: Math.round(late) },
    clockAheadMs: Math.round(clockAheadMs),
    advice,
  }
}
