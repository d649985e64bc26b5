import { preparedSql, type Queryable, SqlPart, sqlPart } from './statement.ts'
import { emailOutbox } from './tables/auth.ts'
import { deliveries, pushDeliveries } from './tables/schedules.ts'

/** Tables of rows that wait for a worker. They have the same columns (`outboxColumns`). */
const OUTBOXES = { deliveries, pushDeliveries, emailOutbox }
const { claim, leasedUntil } = deliveries

/** A row that a worker holds. `claim` says which claim this is, `tries` counts those that failed before. */
export type ClaimedRow = Pick<typeof deliveries.$inferSelect, 'id' | 'claim' | 'tries'>

/** How long a worker may be silent before what it held is taken by others. */
const LEASE = sqlPart`now() + interval '20 seconds'`

/** In a `where`: rows that no living worker holds. A lease that lasts longer than any was given by a clock that ran ahead. */
export function isFree(row: string): SqlPart {
  const lease = new SqlPart(`${row}.${leasedUntil.name}`)
  return sqlPart`(${lease} is null or ${lease} not between now() and now() + interval '1 minute')`
}

/** In a `set`: takes a row. */
export const TAKEN = sqlPart`${claim} = ${claim} + 1, ${leasedUntil} = ${LEASE}`

interface Held {
  ids: number[]
  claims: number[]
}

const heldOf = (rows: readonly ClaimedRow[]): Held => ({
  ids: rows.map(({ id }) => id),
  claims: rows.map((row) => row.claim),
})

/** What leases of a table need: each statement changes only rows whose claim is still the one given. */
export function leasesOf(name: keyof typeof OUTBOXES) {
  const table = OUTBOXES[name]
  const held = sqlPart`from unnest(:ids::bigint[], :claims::int[]) as t(id, claim)
    where o.${table.id} = t.id and o.${claim} = t.claim and o.${leasedUntil} is not null`
  const renew = preparedSql<never, Held>(`renew_${name}`)`update ${table} o set ${leasedUntil} = ${LEASE} ${held}`
  // The text of an email about an account that began to leave once may have arrived, whatever comes later.
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
    /** Where no other process can hold one. */
    releaseAll: async (db: Queryable) => void (await releaseAll(db, {})),
  }
}

/** For tables of emails. */
export function dataPhaseOf(name: 'deliveries' | 'emailOutbox') {
  const table = OUTBOXES[name]
  const begin = preparedSql<{ id: number }, Pick<ClaimedRow, 'id' | 'claim'>>(`begin_data_${name}`)`
    update ${table} set ${table.dataStartedAt} = now()
    where ${table.id} = :id and ${claim} = :claim and ${leasedUntil} > now() returning ${table.id}`
  /** Notes that an email is about to leave; rejects where it is not this worker's any more. */
  return async (db: Queryable, row: ClaimedRow): Promise<void> => {
    if ((await begin(db, row)).length === 0) throw new Error('the lease is over')
  }
}
