import type { ForgetBody } from '../../../contract/memory.ts'
import type { Queryable } from '../../db/statement.ts'
import { notFound } from '../../errors.ts'
import type { Actor, Services } from '../../ports.ts'
import { changeFacts } from './change-facts.ts'
import { deleteFacts, type FactRow, findFacts, listFacts, raiseTombstones } from './fact-store.ts'
import { findMemories } from './list-memories.ts'
import { forgetMessages } from './message-store.ts'
import { openFact, tombstonesOf } from './seal-fact.ts'

/**
 * Forgets facts: they are deleted, a keyed hash keeps them from being found again, and the messages that said so are
 * recalled no more. The messages themselves stay in the conversation. The caller holds the lock of these facts.
 */
export async function forgetFacts(
  tx: Queryable,
  { userId, dataKey }: Pick<Actor, 'userId' | 'dataKey'>,
  rows: readonly FactRow[],
  now: Date,
): Promise<number> {
  const tombstones = rows.flatMap((row) => tombstonesOf(dataKey, openFact(dataKey, row)))
  const messages = [...new Set(rows.flatMap((row) => row.relatedMessageIds ?? []))]
  await raiseTombstones(tx, userId, tombstones, now)
  await forgetMessages(tx, userId, messages)
  const ids = rows.map(({ id }) => id)
  return (await deleteFacts(tx, userId, ids)).length
}

async function forget(services: Services, actor: Actor, rows: readonly FactRow[]): Promise<number> {
  if (rows.length === 0) return 0
  let count = 0
  await changeFacts(services, actor, async (tx, _, now) => {
    count = await forgetFacts(tx, actor, rows, now)
    return count > 0
  })
  return count
}

/** Forgets one memory. 404: not theirs. */
export async function forgetMemory(services: Services, actor: Actor, id: number): Promise<void> {
  const rows = await findFacts(services.db, actor.userId, [id])
  if (rows.length === 0) throw notFound('Memory')
  await forget(services, actor, rows)
}

async function chosen(services: Services, actor: Actor, body: ForgetBody): Promise<FactRow[]> {
  if (body.ids) return findFacts(services.db, actor.userId, body.ids)
  const filter = { ...body, state: 'all' as const }
  if (!body.search) return listFacts(services.db, actor.userId, filter)
  const found = new Set((await findMemories(services, actor, filter)).map(({ id }) => id))
  return (await listFacts(services.db, actor.userId, filter)).filter(({ id }) => found.has(id))
}

/** Forgets several memories, or counts what would be forgotten. Ids of others are passed over. */
export async function forgetMemories(services: Services, actor: Actor, body: ForgetBody): Promise<{ count: number }> {
  const rows = await chosen(services, actor, body)
  return { count: body.preview ? rows.length : await forget(services, actor, rows) }
}
