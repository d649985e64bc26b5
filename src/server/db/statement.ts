import type { PoolClient, QueryResultRow } from 'pg'
import type { Db } from '../ports.ts'

/** What a statement runs on: the database's handle, or one transaction of it. */
export interface Queryable {
  $client: Pick<PoolClient, 'query'>
}

/**
 * In the `select` or `returning` of a statement that writes: its commit does not wait for the disk. Whoever tells a
 * person that something is saved waits for `services.durable` first.
 */
export const QUICKLY = `set_config('synchronous_commit', 'off', true)`

/**
 * A statement of a hot path: written in SQL, parsed once a connection, run by name. Drizzle builds its text anew at
 * each call, which costs more than running it.
 */
export const statement =
  <Row extends QueryResultRow, Values extends unknown[]>(name: string, text: string) =>
  async (db: Queryable, ...values: Values): Promise<Row[]> => {
    const { rows } = await db.$client.query<Row>({ name, text, values })
    return rows
  }

/** The same for one that only reads, and not inside a transaction: it shares a connection with others of its kind. */
export const reading =
  <Row extends QueryResultRow, Values extends unknown[]>(name: string, text: string) =>
  async (db: Db, ...values: Values): Promise<Row[]> => {
    const { rows } = await db.$client.read<Row>({ name, text, values })
    return rows
  }

/** The same for one that writes `QUICKLY`, and not inside a transaction. */
export const writing =
  <Row extends QueryResultRow, Values extends unknown[]>(name: string, text: string) =>
  async (db: Db, ...values: Values): Promise<Row[]> => {
    const { rows } = await db.$client.write<Row>({ name, text, values })
    return rows
  }

/** Runs statements in one transaction, on a connection of its own. Inside, use only what `work` is given. */
export async function inTransaction<Result>(db: Db, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  const client = await db.$client.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work({ $client: client })
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((cause) => {
      broken = cause
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Numbers, among them int8 in text, as an array literal: the driver would look at each as at a text that may hold
 * anything.
 */
export const listOf = (numbers: readonly (number | string | null)[]): string =>
  `{${numbers.map((each) => each ?? 'NULL').join()}}`
