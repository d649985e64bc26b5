import { kindOfReplacement } from '../../../../core/memory/kinds.ts'
import type { Operation, PlanChange } from '../../../../core/memory/reading/operation.ts'
import { instantOfLocal } from '../../../../core/time/zone-time.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { addFollowUp } from '../follow-ups/add-follow-up.ts'
import { endMemory } from '../remember/store-written.ts'
import { addMemory, replaceMemory } from '../remember/write-memories.ts'
import type { GatheredReading } from './gather-reading.ts'
import { deletePatterns, moveReferences } from './store-pattern-memories.ts'
import { cancelPlan, closeOldOffers, deletePlannedOf, hasReminder, movePlan, planHelperAnew } from './store-plans.ts'

async function applyOperation(
  tx: Transaction,
  { owner, row, lines, messages }: GatheredReading,
  operation: Operation,
  now: Date,
): Promise<number | null> {
  const { text, about, kind, category, expires, secret: isSecret } = operation
  const sources = operation.from.flatMap((n) => messages.get(n) ?? [])
  const last = sources.at(-1)
  if (!last) return null
  const messageIds = sources.map(({ id }) => id)
  const line = operation.id === null ? undefined : lines.get(operation.id)
  // What was said before a memory began says nothing of how it went on.
  if (line && line.validFrom > last.sentAt) return null
  if (operation.op === 'end') {
    if (line) await endMemory(tx, { id: line.id, at: last.sentAt, now, endedIn: messageIds, supersededBy: null })
    return null
  }
  const { helperId } = row
  const said = { text, about, kind, category, expires, isSecret, helperId, foundBy: 'model' as const, messageIds }
  const whole = { ...said, saidAt: last.sentAt }
  if (!line) return addMemory(tx, owner, whole, now)
  const lasting = kindOfReplacement(kind, { kind: line.memoryType, expires: line.expiresOn })
  const old = operation.op === 'lift' ? { ...line, isSecret: false, shareAcrossHelpers: true } : line
  return replaceMemory(tx, owner, old, { ...whole, kind: lasting }, now)
}

/**
 * What patterns made of the messages goes; then the operations, secrets last: they hide their messages, in which something
 * else may be said that is none. The caller holds the lock on the memory.
 */
export async function applyOperations(
  tx: Transaction,
  gathered: GatheredReading,
  operations: readonly Operation[],
  now: Date,
): Promise<void> {
  const { userId } = gathered.owner
  const old = await deletePatterns(tx, userId, gathered.unread)
  const written: { id: number; sources: number[] }[] = []
  for (const operation of operations.toSorted((one, other) => Number(one.secret) - Number(other.secret))) {
    const id = await applyOperation(tx, gathered, operation, now)
    const sources = operation.from.flatMap((n) => gathered.messages.get(n)?.id ?? [])
    if (id !== null) written.push({ id, sources })
  }
  for (const { id, sources } of old) {
    const same = written.filter((memory) => memory.sources.some((source) => sources?.includes(source)))
    await moveReferences(
      tx,
      userId,
      id,
      same.map((memory) => memory.id),
    )
  }
}

async function applyChange(tx: Transaction, gathered: GatheredReading, change: PlanChange, now: Date): Promise<void> {
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
  await deletePlannedOf(tx, id)
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
  for (const change of changes) await applyChange(tx, gathered, change, now)
  if (changes.some(({ op }) => op !== 'ask')) await planHelperAnew(tx, gathered.row.helperId)
}
