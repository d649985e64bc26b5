import type { Actor, Services } from '../../ports.ts'
import { replanStale } from '../schedules/replan.ts'
import { recordAction } from './audit.ts'
import { skipOverdue } from './store.ts'

/** Skips every scheduled message whose time has come and plans the next ones; gives what the operator reads. */
export async function clearBacklog(services: Services, actor: Actor): Promise<string> {
  const [cleared] = await skipOverdue(services.db, services.clock.now())
  const count = cleared?.count ?? 0
  await recordAction(services, actor, 'clear_backlog', `${count} skipped`)
  await replanStale(services)
  if (count === 0) return 'Nothing was overdue.'
  return `${count === 1 ? '1 overdue message was' : `${count} overdue messages were`} skipped. The next ones are planned.`
}
