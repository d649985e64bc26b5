import type { Actor } from '../../platform/ports/actor.ts'
import type { Services } from '../../platform/ports/services.ts'
import { skipOverdue } from '../schedules/deliver/skip-overdue.ts'
import { recordAction } from './audit.ts'

export async function clearBacklog(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'signals'>,
  actor: Actor,
): Promise<string> {
  const count = await skipOverdue(services, 'Cleared by operator.')
  await recordAction(services, actor, 'clear_backlog', `${count} skipped`)
  if (count === 0) return 'Nothing was overdue.'
  return `${count === 1 ? '1 overdue message was' : `${count} overdue messages were`} skipped. The next ones are planned.`
}
