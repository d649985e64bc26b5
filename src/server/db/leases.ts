import { type Queryable, statement } from './statement.ts'

/** A row that a worker holds. */
export interface ClaimedRow {
  id: number
  /** Which claim this is: what a later one finds out counts. */
  claim: number
  /** Tries that failed before. */
  tries: number
}

/** How long a worker may be silent before what it held is taken by others. */
const LEASE = `now() + interval '20 seconds'`

/** In a `where`: rows that no living worker holds. A lease that lasts longer than any was given by a clock that ran ahead. */
export const isFree = (table: string): string =>
  `(${table}.leased_until is null or ${table}.leased_until not between now() and now() + interval '1 minute')`

/** In a `set`: takes a row. */
export const TAKEN = `claim = claim + 1, leased_until = ${LEASE}`

type OutboxTable = 'deliveries' | 'push_deliveries' | 'email_outbox'

const idsOf = (rows: readonly ClaimedRow[]): number[] => rows.map(({ id }) => id)
const claimsOf = (rows: readonly ClaimedRow[]): number[] => rows.map(({ claim }) => claim)

/** What leases of a table need: each statement changes only rows whose claim is still the one given. */
export function leasesOf(table: OutboxTable) {
  const held = `from unnest($1::bigint[], $2::int[]) as t(id, claim) where o.id = t.id and o.claim = t.claim
    and o.leased_until is not null`
  const renew = statement<never, [ids: number[], claims: number[]]>(
    `renew_${table}`,
    `update ${table} o set leased_until = ${LEASE} ${held}`,
  )
  // The text of an email about an account that began to leave once may have arrived, whatever comes later.
  const untouched = table === 'deliveries' ? ', data_started_at = null' : ''
  const release = statement<never, [ids: number[], claims: number[]]>(
    `release_${table}`,
    `update ${table} o set leased_until = null${untouched} ${held}`,
  )
  const releaseAll = statement<never, []>(
    `release_all_${table}`,
    `update ${table} set leased_until = null where leased_until is not null`,
  )
  return {
    renew: async (db: Queryable, rows: readonly ClaimedRow[]) => void (await renew(db, idsOf(rows), claimsOf(rows))),
    release: async (db: Queryable, rows: readonly ClaimedRow[]) =>
      void (await release(db, idsOf(rows), claimsOf(rows))),
    /** Where no other process can hold one. */
    releaseAll: async (db: Queryable) => void (await releaseAll(db)),
  }
}

/** For tables of emails. */
export function dataPhaseOf(table: 'deliveries' | 'email_outbox') {
  const begin = statement<{ id: number }, [id: number, claim: number]>(
    `begin_data_${table}`,
    `update ${table} set data_started_at = now() where id = $1 and claim = $2 and leased_until > now() returning id`,
  )
  /** Notes that an email is about to leave; rejects where it is not this worker's any more. */
  return async (db: Queryable, { id, claim }: ClaimedRow): Promise<void> => {
    if ((await begin(db, id, claim)).length === 0) throw new Error('the lease is over')
  }
}
