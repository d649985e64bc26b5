import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Db, listOf } from './statement.ts'
import { emailOutbox } from './tables/auth.ts'
import { deliveries, pushDeliveries } from './tables/schedules.ts'

const OUTBOXES = { deliveries, pushDeliveries, emailOutbox }

/** A row that a worker has claimed. `claim` numbers the claim, `tries` counts earlier failures. */
export type ClaimedRow = Pick<typeof deliveries.$inferSelect, 'id' | 'claim' | 'tries'>

/** How long a worker may be silent before others take its rows. */
const LEASE = sql`now() + interval '20 seconds'`

/** For a `where`: rows that no live worker holds. A lease longer than any we give comes from a clock that ran ahead. */
export const isFree = ({ leasedUntil }: { leasedUntil: PgColumn }): SQL =>
  sql`(${leasedUntil} is null or ${leasedUntil} not between now() and now() + interval '1 minute')`

export const taken = ({ claim }: { claim: PgColumn }) => ({ claim: sql`${claim} + 1`, leasedUntil: LEASE })

/** Lease operations of a table. Each changes only rows whose claim is still the given one. */
export function leasesOf(name: keyof typeof OUTBOXES, db: Db) {
  const table = OUTBOXES[name]
  const held = (rows: readonly ClaimedRow[]): SQL => {
    const ids = listOf(rows.map(({ id }) => id))
    return sql`unnest(${ids}::bigint[], ${listOf(rows.map(({ claim }) => claim))}::int[]) as held(id, claim)`
  }
  const isHeld = and(sql`${table.id} = held.id`, sql`${table.claim} = held.claim`, isNotNull(table.leasedUntil))
  // An account email that began to leave may have arrived, whatever happens later.
  const free = { leasedUntil: null, ...(table === deliveries ? { dataStartedAt: null } : {}) }
  return {
    async renew(rows: readonly ClaimedRow[]): Promise<void> {
      const leasedUntil = LEASE
      await db.update(table).set({ leasedUntil }).from(held(rows)).where(isHeld).prepare(`renew_${name}`).execute()
    },
    async release(rows: readonly ClaimedRow[]): Promise<void> {
      await db.update(table).set(free).from(held(rows)).where(isHeld).prepare(`release_${name}`).execute()
    },
    /** Schedules another attempt. */
    async putOff({ id, claim }: ClaimedRow, dueAt: Date): Promise<void> {
      const isOpen = table === deliveries ? eq(deliveries.status, 'sending') : undefined
      await db
        .update(table)
        .set({ ...free, ...(isOpen ? { status: 'pending' } : {}), dueAt, tries: sql`${table.tries} + 1` })
        .where(and(eq(table.id, id), eq(table.claim, claim), isOpen))
        .prepare(`put_off_${name}`)
        .execute()
    },
    /** Releases all leases, where no other process can hold one. */
    async releaseAll(): Promise<void> {
      await db.update(table).set({ leasedUntil: null }).where(isNotNull(table.leasedUntil))
    },
  }
}

export function dataPhaseOf(name: 'deliveries' | 'emailOutbox') {
  const table = OUTBOXES[name]
  /** Records that an email is about to leave; rejects if another worker has claimed it. */
  return async (db: Db, { id, claim }: Pick<ClaimedRow, 'id' | 'claim'>): Promise<void> => {
    const begun = await db
      .update(table)
      .set({ dataStartedAt: sql`now()` })
      .where(and(eq(table.id, id), eq(table.claim, claim), sql`${table.leasedUntil} > now()`))
      .returning({ id: table.id })
      .prepare(`begin_data_${name}`)
      .execute()
    if (begun.length === 0) throw new Error('the lease has ended')
  }
}
