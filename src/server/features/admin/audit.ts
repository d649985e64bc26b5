import type { AuditPage } from '../../../contract/admin.ts'
import type { Actor, Uses } from '../../platform/ports/services.ts'
import { insertAudit, listAudit } from './store.ts'

type AuditAction =
  | 'pause'
  | 'resume'
  | 'clear_backlog'
  | 'plan'
  | 'suspend'
  | 'restore'
  | 'role'
  | 'price'
  | 'template'
  | 'connection'

const PAGE = 50

/** `detail` is shown to people and never holds text that a person or a helper wrote. */
export function recordAction(
  { db, clock }: Uses<'db' | 'clock'>,
  actor: Actor,
  action: AuditAction,
  detail: string,
): Promise<void> {
  return insertAudit(db, { at: clock.now(), actorId: actor.userId, actorName: actor.username, action, detail })
}

export async function readAudit({ db }: Uses<'db'>, before = Number.MAX_SAFE_INTEGER): Promise<AuditPage> {
  const rows = await listAudit(db, before, PAGE + 1)
  const entries = rows.slice(0, PAGE).map(({ id, at, actorName, action, detail }) => ({
    id,
    at: at.toISOString(),
    actor: actorName,
    action,
    detail,
  }))
  return { entries, more: rows.length > PAGE }
}
