import type { User } from '../../../contract/accounts.ts'
import type { AdminUser, AdminUsers } from '../../../contract/admin.ts'
import type { Tier } from '../../../core/plans/plans.ts'
import { AppError, notFound } from '../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../platform/ports/services.ts'
import { presentUser, readAccount } from '../identity/account/read-account.ts'
import { isOperatorName } from '../identity/sessions/sessions.ts'
import { endSignedOut } from '../notifications/live/notify-clients.ts'
import { readAllowances } from '../plans/allowance/allowance.ts'
import { assignUnpaidPlan } from '../plans/billing/change-plan.ts'
import { recordAction } from './audit.ts'
import { findName, listUsers, setRole, suspend, unsuspend } from './store.ts'

const PAGE = 50
const MAX_ID = 2_147_483_647

/** `search` matches part of the username. */
export async function readUsers(
  services: Uses<'config' | 'db' | 'clock'>,
  search = '',
  before = MAX_ID,
): Promise<AdminUsers> {
  const rows = await listUsers(services.db, search, before, PAGE + 1, services.clock.now())
  const allowances = await readAllowances(
    services,
    rows.map(({ id }) => id),
  )
  const present = ({ micros, createdAt, suspendedAt, role, ...row }: (typeof rows)[number]): AdminUser => {
    const listed = isOperatorName(services, row.username)
    return {
      ...row,
      role: listed ? 'operator' : role,
      listed,
      creditsUsed: allowances.get(row.id)?.used ?? 0,
      creditsLimit: allowances.get(row.id)?.limit ?? 0,
      costUsd: micros / 1_000_000,
      createdAt: createdAt.toISOString(),
      suspendedAt: suspendedAt?.toISOString() ?? null,
    }
  }
  return { users: rows.slice(0, PAGE).map(present), more: rows.length > PAGE }
}

/** 404: no such account. */
async function nameOf({ db }: Uses<'db'>, id: number): Promise<string> {
  const name = await findName(db, id)
  if (name === undefined) throw notFound('User')
  return name
}

const forbidSelf = (actor: Actor, id: number, what: string): void => {
  if (actor.userId === id) throw new AppError(409, 'own_account', `You cannot ${what} your own account.`)
}

/** For support and testing, without payment. */
export async function grantPlan(
  services: Uses<'planner' | 'config' | 'db' | 'clock' | 'log' | 'signals'>,
  actor: Actor,
  id: number,
  tier: Tier,
): Promise<User> {
  const name = await nameOf(services, id)
  await assignUnpaidPlan(services, id, tier, 'granted')
  await recordAction(services, actor, 'plan', `${name} (${id}): ${tier}`)
  return presentUser(services, await readAccount(services, { userId: id }))
}

export async function suspendUser(
  services: Uses<'db' | 'clock' | 'log' | 'signals'>,
  actor: Actor,
  id: number,
): Promise<void> {
  forbidSelf(actor, id, 'suspend')
  const name = await nameOf(services, id)
  await suspend(services.db, id, services.clock.now())
  await endSignedOut(services, id)
  await recordAction(services, actor, 'suspend', `${name} (${id})`)
}

export async function restoreUser(services: Uses<'db' | 'clock'>, actor: Actor, id: number): Promise<void> {
  const name = await nameOf(services, id)
  await unsuspend(services.db, id)
  await recordAction(services, actor, 'restore', `${name} (${id})`)
}

export async function changeRole(
  services: Uses<'db' | 'clock'>,
  actor: Actor,
  id: number,
  role: 'user' | 'operator',
): Promise<void> {
  forbidSelf(actor, id, 'change the role of')
  const name = await nameOf(services, id)
  await setRole(services.db, id, role)
  await recordAction(services, actor, 'role', `${name} (${id}): ${role}`)
}
