import { findPatternMemories, type PatternMemory } from '../../../../core/memory/patterns.ts'
import { settingsFrom } from '../../../../core/privacy/settings.ts'
import type { ReadDates } from '../../../../core/time/days-ahead.ts'
import { withTimeout } from '../../../platform/async/timers.ts'
import { loadLazily, mapWithoutBlocking } from '../../../platform/async/without-blocking.ts'
import { type DataKey, decryptMessage } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { rebuildDigest } from '../digest/change-memories.ts'
import { decryptContent, decryptSlot, decryptSubject, type Owner } from '../seal-memory.ts'
import { currentMemories, lockMemory, transaction } from '../store-memories.ts'
import { claimWaiting, findWaitingOf, noteConversations, noteMessages, type WaitingRow } from './store-waiting.ts'
import { confirmMemory, countReferences } from './store-written.ts'
import { addMemory, replaceMemory } from './write-memories.ts'

const chrono = loadLazily<typeof import('chrono-node/en')>('chrono-node/en')

const NOON = 12

/**
 * Reads a phrase only as a whole: of `June the 3rd` chrono takes the month alone. It is given the local day at noon of
 * this machine's clock, because with an offset it forgets about the machine's own.
 */
export const readDates: ReadDates = (phrase, at, timeZone) => {
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  const today = new Date(here.year, here.month - 1, here.day, NOON)
  const [found] = chrono().casual.parse(phrase, today, { forwardDate: true })
  if (found?.text !== phrase || found.end) return null
  const { start } = found
  const date = { year: start.get('year') ?? 0, month: start.get('month') ?? 1, day: start.get('day') ?? 1 }
  return Temporal.PlainDate.from(date).toString()
}

/** Messages per transaction: few enough not to block the single connection of an embedded database. */
const AT_ONCE = { embedded: 25, server: 200 }

interface Read {
  row: WaitingRow
  key: DataKey | null
  found: PatternMemory[]
}

/** Marked as searched even if it can't be read, so that it doesn't block the others forever. */
function readOne(services: Uses<'vault' | 'log'>, row: WaitingRow): Read {
  if (!row.isMemory) return { row, key: null, found: [] }
  try {
    const key = services.vault.unwrap(row.wrappedKey)
    return {
      row,
      key,
      found: findPatternMemories(decryptMessage(key, row.content), row.sentAt, row.timeZone, readDates),
    }
  } catch (cause) {
    services.log.error({ err: cause, message: row.id }, 'a message could not be searched for what to remember')
    return { row, key: null, found: [] }
  }
}

async function countConversations(tx: Transaction, reads: readonly Read[]): Promise<void> {
  const byHelper = Map.groupBy(
    reads.filter(({ row }) => row.isMemory),
    ({ row }) => row.helperId,
  )
  const groups = [...byHelper.values()].flatMap((group) => {
    const last = group.at(-1)
    return last ? [{ last: last.row, count: group.length }] : []
  })
  await noteConversations(tx, {
    helperIds: groups.map(({ last }) => last.helperId),
    userIds: groups.map(({ last }) => last.userId),
    counts: groups.map(({ count }) => count),
    lasts: groups.map(({ last }) => last.sentAt),
  })
}

interface Known {
  id: number
  text: string
  about: string
  slot: string | null
  isSecret: boolean
  shareAcrossHelpers: boolean
}

async function readKnown(tx: Transaction, { userId, dataKey }: Owner): Promise<Known[]> {
  const rows = await currentMemories(tx, userId)
  return rows.map((row) => {
    const { id, isSecret, shareAcrossHelpers } = row
    const about = decryptSubject(dataKey, row).toLowerCase()
    return {
      id,
      slot: decryptSlot(dataKey, row),
      isSecret,
      shareAcrossHelpers,
      text: decryptContent(dataKey, row),
      about,
    }
  })
}

/** What says the same thing of the same subject gives way to what was said last. Returns whether it is new. */
async function learnOne(
  tx: Transaction,
  owner: Owner,
  { row, memory }: { row: WaitingRow; memory: PatternMemory },
  known: Known[],
  now: Date,
): Promise<boolean> {
  const about = memory.about.toLowerCase()
  const same = known.find((one) => one.about === about && one.text === memory.text)
  if (same) {
    await confirmMemory(tx, same.id, row.id, now)
    return false
  }
  const { helperId } = row
  const said = { ...memory, helperId, foundBy: 'patterns' as const, messageIds: [row.id], saidAt: row.sentAt }
  const old = memory.slot && known.find((one) => one.about === about && one.slot === memory.slot)
  const id = old ? await replaceMemory(tx, owner, old, said, now) : await addMemory(tx, owner, said, now)
  if (old) known.splice(known.indexOf(old), 1)
  known.push({ id, text: memory.text, about, slot: memory.slot, isSecret: false, shareAcrossHelpers: true })
  return true
}

async function learn(tx: Transaction, owner: Owner, reads: readonly Read[], now: Date): Promise<void> {
  const known = await readKnown(tx, owner)
  let isChanged = false
  for (const { row, found } of reads)
    for (const memory of found) if (await learnOne(tx, owner, { row, memory }, known, now)) isChanged = true
  if (isChanged) await rebuildDigest(tx, owner, now)
}

/** Null if none of these messages can be read. */
function ownerOf(reads: readonly Read[]): Owner | null {
  const first = reads.find(({ key }) => key !== null)
  if (!first?.key) return null
  return { userId: first.row.userId, dataKey: first.key, settings: settingsFrom(first.row.privacySettings) }
}

/** The caller holds the locks of these people's memory. */
async function rememberRows(
  tx: Transaction,
  services: Uses<'vault' | 'clock' | 'log'>,
  rows: readonly WaitingRow[],
): Promise<number> {
  if (rows.length === 0) return 0
  const now = services.clock.now()
  const read = await mapWithoutBlocking(rows, (row) => readOne(services, row))
  const fresh = new Set((await noteMessages(tx, rows, now)).map(({ id }) => id))
  const noted = read.filter(({ row }) => fresh.has(row.id))
  await countConversations(tx, noted)
  for (const reads of Map.groupBy(noted, ({ row }) => row.userId).values()) {
    const owner = ownerOf(reads)
    if (owner && reads.some(({ found }) => found.length > 0)) await learn(tx, owner, reads, now)
  }
  return rows.length
}

/** Returns whether there was anything to search. */
export const rememberNewOf = (services: Uses<'db' | 'vault' | 'clock' | 'log'>, userId: number): Promise<boolean> =>
  transaction(services.db, async (tx) => {
    await lockMemory(tx, { userId })
    const rows = await findWaitingOf(tx, { userId, limit: AT_ONCE.embedded })
    return (await rememberRows(tx, services, rows)) > 0
  })

/** Searches all messages up to now, as no worker may have done so yet. */
export async function rememberAllOf(services: Uses<'db' | 'vault' | 'clock' | 'log'>, userId: number): Promise<void> {
  while (await rememberNewOf(services, userId));
}

/** Safe to run in any number of workers: each message is searched exactly once, even after a crash. */
export async function rememberNew(services: Uses<'db' | 'vault' | 'clock' | 'log'>, alone: boolean): Promise<void> {
  const limit = alone ? AT_ONCE.embedded : AT_ONCE.server
  let taken = limit
  while (taken === limit)
    taken = await transaction(services.db, async (tx) => rememberRows(tx, services, await claimWaiting(tx, { limit })))
  await countUses(services, limit)
}

async function countUses({ db, clock }: Uses<'db' | 'clock'>, limit: number): Promise<void> {
  let taken = limit
  while (taken === limit) taken = (await countReferences(db, { limit, now: clock.now() }))[0]?.count ?? 0
}

/**
 * Searches the newest messages for what to remember before a reply is written. Returns whether there were any. False if this fails
 * or takes too long; then the worker's next round reads them.
 */
export async function rememberInTime(
  services: Uses<'config' | 'db' | 'vault' | 'clock' | 'log'>,
  userId: number,
): Promise<boolean> {
  const read = rememberNewOf(services, userId).catch((cause): boolean => {
    services.log.error({ err: cause }, 'the newest message could not be searched before the reply')
    return false
  })
  return withTimeout(read, services.config.recallTimeoutMs, () => false)
}
