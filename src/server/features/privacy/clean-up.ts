import type { CleanupAnswer, CleanupBody, MemorySummary } from '../../../contract/privacy.ts'
import { CATEGORIES, settingsFrom } from '../../../core/privacy/settings.ts'
import { DAY_MS } from '../../../core/time/durations.ts'
import { noteErasure } from '../../platform/db/erasure.ts'
import type { Transaction } from '../../platform/db/statement.ts'
import type { Actor, Person, Uses } from '../../platform/ports/services.ts'
import { takeFromMemory } from '../memory/digest/change-memories.ts'
import { forget, idsOf } from '../memory/forgetting/forget.ts'
import { rebuildSessionDigests } from '../memory/readings/days.ts'
import { indexWaitingOf } from '../memory/recall-index/index-conversations.ts'
import { rememberAllOf } from '../memory/remember/remember.ts'
import { announceMemoryChange } from '../notifications/live/notify-clients.ts'
import { summariseMemories } from './store.ts'
import {
  claimForDay,
  countMemoriesIn,
  deleteSummariesIn,
  findExpiredMemories,
  findMemoriesIn,
  findMessagesIn,
  hasExpired,
  type MemoryScope,
  readRetentionDay,
} from './store-retention.ts'

/** Messages per transaction. */
const BATCH = 1000

type FindMemories = (tx: Transaction, scope: MemoryScope) => Promise<{ id: number }[]>

async function forgetMemoriesFound(
  services: Uses<'db' | 'clock' | 'caches'>,
  person: Person,
  scope: MemoryScope,
  find: FindMemories,
): Promise<void> {
  await takeFromMemory(services, person, async (tx, owner) => {
    const memories = idsOf(await find(tx, scope))
    const summaries = await deleteSummariesIn(tx, scope)
    const helpers = summaries.map(({ helperId }) => helperId)
    await rebuildSessionDigests(tx, owner, helpers)
    await forget(tx, owner, { memories })
    return memories.length > 0
  })
}

async function forgetMessagesIn(
  services: Uses<'db' | 'clock' | 'caches'>,
  person: Person,
  scope: MemoryScope,
): Promise<void> {
  let isMore = true
  while (isMore) {
    await takeFromMemory(services, person, async (tx, owner) => {
      const messages = idsOf(await findMessagesIn(tx, scope, BATCH))
      await forget(tx, owner, { messages })
      isMore = messages.length === BATCH
      return false
    })
  }
}

/** Can't be undone. Messages stay readable but are not recalled. `find` selects memories; by default all in the scope. */
export async function forgetIn(
  services: Uses<'db' | 'clock' | 'caches'>,
  person: Person,
  scope: MemoryScope,
  find: FindMemories = findMemoriesIn,
): Promise<CleanupAnswer> {
  const { facts, messages } = await countMemoriesIn(services.db, scope)
  await forgetMessagesIn(services, person, scope)
  await forgetMemoriesFound(services, person, scope, find)
  return { deletedCount: facts + messages, facts, messages }
}

/** What was said a moment ago may be sensitive, though no worker has marked it yet. */
async function markWaiting(services: Uses<'db' | 'vault' | 'clock' | 'log'>, actor: Actor): Promise<void> {
  await rememberAllOf(services, actor.userId)
  await indexWaitingOf(services, actor)
}

/** Deletes or counts memories older than a number of days. */
export async function cleanUp(
  services: Uses<'db' | 'vault' | 'clock' | 'log' | 'caches'>,
  actor: Actor,
  { olderThanDays, sensitiveOnly: onlySensitive, preview }: CleanupBody,
): Promise<CleanupAnswer> {
  if (onlySensitive) await markWaiting(services, actor)
  const before = new Date(services.clock.now().getTime() - olderThanDays * DAY_MS)
  const scope = { userId: actor.userId, before, onlySensitive }
  if (!preview) return forgetIn(services, actor, scope)
  const { facts, messages } = await countMemoriesIn(services.db, scope)
  return { deletedCount: facts + messages, facts, messages }
}

export async function readSummary(services: Uses<'db'>, userId: number): Promise<MemorySummary> {
  const [row] = await summariseMemories(services.db, { userId })
  if (!row) throw new Error('the memory was not counted')
  const { facts, messages, crossHelperReferences, highlySensitive, sensitive } = row
  const totalMemories = facts + messages
  const counts = new Map(Object.entries(row.categories ?? {}))
  return {
    totalMemories,
    sensitiveMemories: highlySensitive + sensitive,
    crossHelperReferences,
    retentionBreakdown: { highlySensitive, sensitive, normal: totalMemories - highlySensitive - sensitive },
    facts,
    messages,
    categories: Object.fromEntries(
      CATEGORIES.map((category) => [category, counts.get(category) ?? 0]),
    ) as MemorySummary['categories'],
  }
}

/** The shortest retention: younger accounts have nothing too old. */
const SHORTEST_DAYS = 30
const PEOPLE_AT_ONCE = 100

type Claimed = Awaited<ReturnType<typeof claimForDay>>[number]

/** Memories expire by their own `autoDeleteAt`, summaries and messages by the person's setting. */
async function applyTo(
  services: Uses<'db' | 'vault' | 'clock' | 'log' | 'signals' | 'caches'>,
  row: Claimed,
  now: Date,
): Promise<number> {
  const { userId } = row
  const { dataRetentionDays: days } = settingsFrom(row.settings)
  const before = days === -1 ? null : new Date(now.getTime() - days * DAY_MS)
  if (!(await hasExpired(services.db, userId, before, now))) return 0
  const owner = { userId, dataKey: services.vault.unwrap(row.wrappedKey) }
  const scope = { userId, before, onlySensitive: false }
  const { deletedCount } = await forgetIn(services, owner, scope, (tx) => findExpiredMemories(tx, userId, now))
  await announceMemoryChange(services, userId)
  return deletedCount
}

/**
 * Runs once a day (UTC), in any number of workers: each claims the next accounts. What a worker could not finish is
 * done the next day.
 */
export async function applyRetention(
  services: Uses<'db' | 'vault' | 'clock' | 'log' | 'signals' | 'caches'>,
): Promise<void> {
  const now = services.clock.now()
  const day = now.toISOString().slice(0, 10)
  const youngest = new Date(now.getTime() - SHORTEST_DAYS * DAY_MS)
  let ended = 0
  for (;;) {
    const [state] = await readRetentionDay(services.db, day)
    if (!state?.open) break
    if (state.fresh) await noteErasure(services.db)
    for (const row of await claimForDay(services.db, { day, createdBefore: youngest, limit: PEOPLE_AT_ONCE })) {
      ended += await applyTo(services, row, now).catch((cause) => {
        services.log.error(
          { err: cause, userId: row.userId },
          'memories past their retention period could not be deleted',
        )
        return 0
      })
    }
  }
  if (ended > 0) services.log.info({ ended }, 'deleted memories past their retention period')
}
