import { preparedSql, type Queryable, SqlPart, sqlPart } from './statement.ts'
import { emailOutbox } from './tables/auth.ts'
import { deliveries, pushDeliveries } from './tables/schedules.ts'

/** Outbox tables, which share the columns of `outboxColumns`. */
const OUTBOXES = { deliveries, pushDeliveries, emailOutbox }
const { claim, leasedUntil } = deliveries

/** A row that a worker has claimed. `claim` numbers the claim, `tries` counts earlier failures. */
export type ClaimedRow = Pick<typeof deliveries.$inferSelect, 'id' | 'claim' | 'tries'>

/** How long a worker may be silent before others take its rows. */
const LEASE = sqlPart`now() + interval '20 seconds'`

/** For a `where`: rows that no live worker holds. A lease longer than any we give comes from a clock that ran ahead. */
export function isFree(row: string): SqlPart {
  const lease = new SqlPart(`${row}.${leasedUntil.name}`)
  return sqlPart`(${lease} is null or ${lease} not between now() and now() + interval '1 minute')`
}

/** For a `set`: claims a row. */
export const TAKEN = sqlPart`${claim} = ${claim} + 1, ${leasedUntil} = ${LEASE}`

interface Held {
  ids: number[]
  claims: number[]
}

const heldOf = (rows: readonly ClaimedRow[]): Held => ({
  ids: rows.map(({ id }) => id),
  claims: rows.map((row) => row.claim),
})

/** Lease operations of a table. Each changes only rows whose claim is still the given one. */
export function leasesOf(name: keyof typeof OUTBOXES) {
  const table = OUTBOXES[name]
  const held = sqlPart`from unnest(:ids::bigint[], :claims::int[]) as t(id, claim)
    where o.${table.id} = t.id and o.${claim} = t.claim and o.${leasedUntil} is not null`
  const renew = preparedSql<never, Held>(`renew_${name}`)`update ${table} o set ${leasedUntil} = ${LEASE} ${held}`
  // An account email that began to leave may have arrived, whatever happens later.
  const untouched = table === deliveries ? sqlPart`, ${deliveries.dataStartedAt} = null` : sqlPart``
  const release = preparedSql<never, Held>(
    `release_${name}`,
  )`update ${table} o set ${leasedUntil} = null${untouched} ${held}`
  const releaseAll = preparedSql<never>(
    `release_all_${name}`,
  )`update ${table} set ${leasedUntil} = null where ${leasedUntil} is not null`
  return {
    renew: async (db: Queryable, rows: readonly ClaimedRow[]) => void (await renew(db, heldOf(rows))),
    release: async (db: Queryable, rows: readonly ClaimedRow[]) => void (await release(db, heldOf(rows))),
    /** Releases all leases, where no other process can hold one. */
    releaseAll: async (db: Queryable) => void (await releaseAll(db, {})),
  }
}

/** For tables of emails. */
export function dataPhaseOf(name: 'deliveries' | 'emailOutbox') {
  const table = OUTBOXES[name]
  const begin = preparedSql<{ id: number }, Pick<ClaimedRow, 'id' | 'claim'>>(`begin_data_${name}`)`
    update ${table} set ${table.dataStartedAt} = now()
    where ${table.id} = :id and ${claim} = :claim and ${leasedUntil} > now() returning ${table.id}`
  /** Records that an email is about to leave; rejects if another worker has claimed it. */
  return async (db: Queryable, row: ClaimedRow): Promise<void> => {
    if ((await begin(db, row)).length === 0) throw new Error('the lease is over')
  }
}
