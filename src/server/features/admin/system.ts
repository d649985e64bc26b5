import type { HealthAnswer, QueueFigures } from '../../../contract/admin.ts'
import { adviceFor } from '../../../core/connections/health-advice.ts'
import { dateAndTime } from '../../../core/time/dates.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../core/time/durations.ts'
import type { Health } from '../../platform/outage/health.ts'
import type { Actor, Uses } from '../../platform/ports/services.ts'
import { pauseSystem, resumeSystem } from '../models/ledger/pause-system.ts'
import { skipOverdue } from '../schedules/deliver/dispatch-due.ts'
import { recordAction } from './audit.ts'
import { readQueue } from './store.ts'

export async function readQueueFigures({ db, clock }: Uses<'db' | 'clock'>): Promise<QueueFigures> {
  const now = clock.now()
  const [row] = await readQueue(db, now, new Date(now.getTime() - DAY_MS))
  if (!row) throw new Error('the queue returned no figures')
  return { ...row, oldestDueAt: row.oldestDueAt?.toISOString() ?? null }
}

export async function readHealth(
  services: Uses<'db' | 'clock' | 'models' | 'config'>,
  health: Health,
): Promise<HealthAnswer> {
  const { clock, config, models } = services
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

export async function clearBacklog(services: Uses<'db' | 'clock' | 'log' | 'signals'>, actor: Actor): Promise<string> {
  const count = await skipOverdue(services, 'Cleared by operator.')
  await recordAction(services, actor, 'clear_backlog', `${count} skipped`)
  if (count === 0) return 'Nothing was overdue.'
  return `${count === 1 ? '1 overdue message was' : `${count} overdue messages were`} skipped. The next ones are planned.`
}

export async function pause(services: Uses<'db' | 'clock'>, actor: Actor, hours: number): Promise<string> {
  const until = await pauseSystem(services, hours)
  const span = hours === 1 ? '1 hour' : `${hours} hours`
  await recordAction(services, actor, 'pause', span)
  return `Paused for ${span}, until ${dateAndTime(until.toISOString(), actor.timeZone)}. People get fallback messages meanwhile.`
}

export async function unpause(services: Uses<'db' | 'clock'>, actor: Actor): Promise<string> {
  await resumeSystem(services)
  await recordAction(services, actor, 'resume', 'pause lifted, circuit breaker closed')
  return 'The system is active again. Helpers answer with the model from the next message on.'
}
