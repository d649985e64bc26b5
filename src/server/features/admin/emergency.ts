import { dateAndTime } from '../../../core/time/dates.ts'
import type { Actor, Uses } from '../../platform/ports/services.ts'
import { pauseSystem, resumeSystem } from '../models/ledger/pause-system.ts'
import { skipOverdue } from '../schedules/deliver/skip-overdue.ts'
import { recordAction } from './audit.ts'

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
