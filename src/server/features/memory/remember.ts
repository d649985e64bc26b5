import { type Analysis, analyse } from '../../../core/memory/analyse.ts'
import type { Claim } from '../../../core/memory/claim.ts'
import { findFacts } from '../../../core/memory/find-facts.ts'
import { settingsFrom } from '../../../core/privacy/settings.ts'
import type { Transaction } from '../../db/statement.ts'
import type { Services } from '../../ports/services.ts'
import { openMessage } from '../../sealed-message.ts'
import { type DataKey, seal } from '../../vault.ts'
import { mapWithoutBlocking } from '../../without-blocking.ts'
import { datesFrom } from './read-dates.ts'
import { rebuildDigest } from './rebuild-digest.ts'
import { openFact } from './seal-fact.ts'
import { keepMentions } from './share-memories.ts'
import { lockFacts, transaction } from './store-facts.ts'
import { countReferences } from './store-references.ts'
import { findUnshared } from './store-sharing.ts'
import {
  claimWaiting,
  findWaitingOf,
  noteConversations,
  noteMessages,
  recentFacts,
  type WaitingRow,
} from './store-waiting.ts'
import { type Owner, type SaidClaim, writeClaims } from './write-claims.ts'

/** Messages per transaction: few enough not to block the single connection of an embedded database. */
const AT_ONCE = { embedded: 25, server: 200 }
const ANALYSIS = 'analysis'

interface Read {
  row: WaitingRow
  key: DataKey | null
  analysis: Analysis | null
  claims: Claim[]
}

/** Marked as read even if it can't be read, so that it doesn't block the others forever. */
function readOne(services: Pick<Services, 'vault' | 'log'>, row: WaitingRow, recent: readonly Claim[]): Read {
  if (!row.isMemory) return { row, key: null, analysis: null, claims: [] }
  try {
    const key = services.vault.unwrap(row.wrappedKey)
    const text = openMessage(key, row.content)
    const claims = findFacts(text, datesFrom(row.sentAt, row.timeZone), recent)
    return { row, key, analysis: analyse(text, claims), claims }
  } catch (cause) {
    services.log.error({ err: cause, message: row.id }, 'a message could not be searched for facts')
    return { row, key: null, analysis: null, claims: [] }
  }
}

const DAY_MS = 86_400_000
/** Claims of a conversation that a message may still correct. */
const MOST_RECENT = 20

interface Stated {
  claim: Claim
  at: Date
}

/** Claims made in these conversations within the day before, oldest first. */
async function statedBefore(tx: Transaction, services: Pick<Services, 'vault'>, rows: readonly WaitingRow[]) {
  const keys = new Map(rows.map(({ helperId, wrappedKey }) => [helperId, wrappedKey]))
  const first = Math.min(...rows.map(({ sentAt }) => sentAt.getTime()))
  const facts = await recentFacts(tx, { helperIds: [...keys.keys()], since: new Date(first - DAY_MS) })
  return Map.groupBy(
    facts.flatMap(({ helperId, statedAt, ...row }) => {
      const wrapped = keys.get(helperId)
      if (!wrapped) return []
      const words = openFact(services.vault.unwrap(wrapped), row)
      return [{ helperId, claim: { ...words, ends: null, confidence: row.confidence ?? 8 }, at: statedAt }]
    }),
    ({ helperId }) => helperId,
  )
}

/** In order. Claims made to a helper within a day can be corrected by a later message to it. */
async function readAll(
  tx: Transaction,
  services: Pick<Services, 'vault' | 'log'>,
  rows: readonly WaitingRow[],
): Promise<Read[]> {
  const stated = new Map<number, Stated[]>(await statedBefore(tx, services, rows))
  return mapWithoutBlocking(rows, (row) => {
    const earlier = stated.get(row.helperId) ?? []
    const since = row.sentAt.getTime() - DAY_MS
    const recent = earlier.filter(({ at }) => at.getTime() >= since).slice(-MOST_RECENT)
    const read = readOne(services, row, recent.map(({ claim }) => claim).reverse())
    stated.set(row.helperId, [...recent, ...read.claims.map((claim) => ({ claim, at: row.sentAt }))])
    return read
  })
}

async function note(tx: Transaction, reads: readonly Read[], now: Date): Promise<ReadonlySet<number>> {
  const sealed = (part: (analysis: Analysis) => string): (Buffer | null)[] =>
    reads.map(({ key, analysis }) => (key && analysis ? seal(key, part(analysis), ANALYSIS) : null))
  const rows = await noteMessages(tx, {
    ids: reads.map(({ row }) => row.id),
    tones: sealed(({ emotionalTone }) => emotionalTone),
    topics: sealed(({ keyTopics }) => JSON.stringify(keyTopics)),
    sentiments: sealed(({ sentiment }) => sentiment),
    tags: sealed(({ memoryTags }) => JSON.stringify(memoryTags)),
    importances: reads.map(({ analysis }) => analysis?.importance ?? 5),
    now,
  })
  return new Set(rows.map(({ id }) => id))
}

async function countConversations(tx: Transaction, reads: readonly Read[]): Promise<void> {
  const byHelper = Map.groupBy(reads, ({ row }) => row.helperId)
  const groups = [...byHelper.values()].flatMap((group) => {
    const [first] = group
    const last = group.at(-1)
    return first && last ? [{ first: first.row, last: last.row, count: group.length }] : []
  })
  await noteConversations(tx, {
    helperIds: groups.map(({ first }) => first.helperId),
    userIds: groups.map(({ first }) => first.userId),
    counts: groups.map(({ count }) => count),
    firsts: groups.map(({ first }) => first.id),
    lasts: groups.map(({ last }) => last.sentAt),
  })
}

const textOf = ({ row, key }: Read) => (key ? [{ messageId: row.id, text: openMessage(key, row.content) }] : [])

async function learn(tx: Transaction, owner: Owner, reads: readonly Read[], now: Date): Promise<void> {
  const claims: SaidClaim[] = reads.flatMap(({ row, claims: said }) =>
    said.map((claim) => ({
      claim,
      helperId: row.helperId,
      messageId: row.id,
      saidAt: row.sentAt,
      foundBy: 'rules' as const,
    })),
  )
  if (await writeClaims(tx, owner, claims, now)) await rebuildDigest(tx, owner, now)
}

/** Null if none of these messages can be read. */
function ownerOf(reads: readonly Read[]): Owner | null {
  const first = reads.find(({ key }) => key !== null)
  if (!first?.key) return null
  return { userId: first.row.userId, dataKey: first.key, settings: settingsFrom(first.row.privacySettings) }
}

interface Batch {
  owner: Owner
  reads: Read[]
}

/** Hides new messages that state facts which these people do not share with their other helpers. */
async function hideMentions(tx: Transaction, batches: readonly Batch[]): Promise<void> {
  const rows = await findUnshared(
    tx,
    batches.map(({ owner }) => owner.userId),
  )
  const unshared = Map.groupBy(rows, ({ userId }) => userId)
  for (const { owner, reads } of batches) {
    const ids = unshared.get(owner.userId)?.map(({ id }) => id)
    if (ids) await keepMentions(tx, owner, ids, reads.flatMap(textOf))
  }
}

/** The caller holds the locks of these people's facts. */
async function rememberRows(
  tx: Transaction,
  services: Pick<Services, 'vault' | 'clock' | 'log'>,
  rows: readonly WaitingRow[],
): Promise<number> {
  if (rows.length === 0) return 0
  const now = services.clock.now()
  const read = await readAll(tx, services, rows)
  const fresh = await note(tx, read, now)
  const noted = read.filter(({ row }) => fresh.has(row.id))
  await countConversations(tx, noted)
  const batches = [...Map.groupBy(noted, ({ row }) => row.userId).values()].flatMap((reads) => {
    const owner = ownerOf(reads)
    return owner ? [{ owner, reads }] : []
  })
  for (const { owner, reads } of batches) {
    if (reads.some(({ claims }) => claims.length > 0)) await learn(tx, owner, reads, now)
  }
  await hideMentions(tx, batches)
  return rows.length
}

/** Returns whether there was anything to read. */
export const rememberNewOf = (
  services: Pick<Services, 'db' | 'vault' | 'clock' | 'log'>,
  userId: number,
): Promise<boolean> =>
  transaction(services.db, async (tx) => {
    await lockFacts(tx, { userId })
    const rows = await findWaitingOf(tx, userId, AT_ONCE.embedded)
    return (await rememberRows(tx, services, rows)) > 0
  })

/** Reads all messages up to now, as no worker may have read them yet. */
export async function rememberAllOf(
  services: Pick<Services, 'db' | 'vault' | 'clock' | 'log'>,
  userId: number,
): Promise<void> {
  while (await rememberNewOf(services, userId));
}

/** Safe to run in any number of workers: each message is read exactly once, even after a crash. */
export async function rememberNew(
  services: Pick<Services, 'db' | 'vault' | 'clock' | 'log'>,
  alone: boolean,
): Promise<void> {
  const limit = alone ? AT_ONCE.embedded : AT_ONCE.server
  let taken = limit
  while (taken === limit)
    taken = await transaction(services.db, async (tx) => rememberRows(tx, services, await claimWaiting(tx, { limit })))
  await countUses(services, limit)
}

async function countUses({ db, clock }: Pick<Services, 'db' | 'clock'>, limit: number): Promise<void> {
  let taken = limit
  while (taken === limit) taken = (await countReferences(db, { limit, now: clock.now() }))[0]?.count ?? 0
}
