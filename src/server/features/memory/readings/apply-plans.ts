import type { PlanChange } from '../../../../core/memory/reading/plan.ts'
import { instantOfLocal } from '../../../../core/time/zone-time.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { addFollowUp } from '../follow-ups/add-follow-up.ts'
import type { GatheredReading } from './gather-reading.ts'
import { cancelPlan, closeOldOffers, dropPlannedOf, hasReminder, movePlan, planHelperAnew } from './store-plans.ts'

async function apply(tx: Transaction, gathered: GatheredReading, change: PlanChange, now: Date): Promise<void> {
  const { owner, row, plans, messages } = gathered
  const { helperId, timeZone } = row
  if (change.op === 'ask') {
    const messageId = messages.get(change.from)?.id
    if (messageId === undefined || (await hasReminder(tx, messageId))) return
    const { subject, quote, at } = change
    const offered = { messageId, subject, quote, timeZone, dueAt: instantOfLocal(at, timeZone, now) }
    await addFollowUp(tx, owner, { ...offered, kind: 'follow_up', state: 'offered' }, now)
    return
  }
  const id = plans.get(change.id)
  if (id === undefined) return
  await dropPlannedOf(tx, id)
  if (change.op === 'cancel') await cancelPlan(tx, { id, helperId })
  else await movePlan(tx, { id, helperId, dueAt: instantOfLocal(change.at, timeZone, now) })
}

/** Offers to ask about plans of the person; what they moved or called off follows. */
export async function applyPlans(
  tx: Transaction,
  gathered: GatheredReading,
  changes: readonly PlanChange[],
  now: Date,
): Promise<void> {
  await closeOldOffers(tx, gathered.row.helperId, now)
  for (const change of changes) await apply(tx, gathered, change, now)
  if (changes.some(({ op }) => op !== 'ask')) await planHelperAnew(tx, gathered.row.helperId)
}
