import { kindOfReplacement } from '../../../../core/memory/kinds.ts'
import type { Operation } from '../../../../core/memory/reading/operation.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { endMemory } from '../remember/store-written.ts'
import { addMemory, replaceMemory } from '../remember/write-memories.ts'
import type { GatheredReading } from './gather-reading.ts'
import { dropPatterns, moveReferences } from './store-pattern-memories.ts'

async function apply(
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
  return replaceMemory(tx, owner, line, { ...whole, kind: lasting }, now)
}

/** What patterns made of the messages goes; then the operations, in their order. The caller holds the lock on the memory. */
export async function applyOperations(
  tx: Transaction,
  gathered: GatheredReading,
  operations: readonly Operation[],
  now: Date,
): Promise<void> {
  const { userId } = gathered.owner
  const old = await dropPatterns(tx, userId, gathered.unread)
  const written: { id: number; sources: number[] }[] = []
  for (const operation of operations) {
    const id = await apply(tx, gathered, operation, now)
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
