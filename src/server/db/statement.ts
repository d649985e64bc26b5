import { getTableName, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PoolClient, QueryResultRow } from 'pg'
import type { Db } from '../ports/db.ts'

/** What a statement runs on: the database's handle, or one transaction of it. */
export interface Queryable {
  $client: Pick<PoolClient, 'query'>
}

/** One transaction: Drizzle and raw statements run on the same connection. */
export type Transaction = NodePgDatabase & { $client: PoolClient }

const texts = new Map<string, string>()

/** A connection knows a statement by its name: two of one name would run as the first that came. */
function register(name: string, text: string): void {
  if ((texts.get(name) ?? text) !== text) throw new Error(`Two statements are called ${name}`)
  texts.set(name, text)
}

/** Every statement of the modules that are loaded, by its name. */
export const namedTexts = (): ReadonlyMap<string, string> => texts

/**
 * A statement of a hot path: written in SQL, parsed once per connection, run by name. Building the same statement with
 * Drizzle at each call costs more than running it. For up to five values; more are named (`namedStatement`).
 */
export function statement<Row extends QueryResultRow, Values extends unknown[]>(name: string, text: string) {
  register(name, text)
  return async (db: Queryable, ...values: Values): Promise<Row[]> => {
    const { rows } = await db.$client.query<Row>({ name, text, values })
    return rows
  }
}

/** A name that no colon precedes: `::bigint` is a cast. */
const PARAMETER = /(?<!:):([a-z]\w*)/gi

/** The same with named values: `:userId` in the text is the `userId` of what it is called with. */
export function namedStatement<Row extends QueryResultRow, Values extends object>(name: string, text: string) {
  const names = [...new Set([...text.matchAll(PARAMETER)].map(([, each]) => each))] as (keyof Values & string)[]
  const numbered = text.replace(PARAMETER, (_, each: keyof Values & string) => `$${names.indexOf(each) + 1}`)
  register(name, numbered)
  return async (db: Queryable, values: Values): Promise<Row[]> => {
    const given = names.map((each) => values[each])
    const { rows } = await db.$client.query<Row>({ name, text: numbered, values: given })
    return rows
  }
}

/** What statements share of their text. */
export class SqlPart {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

type Part = PgTable | PgColumn | SqlPart | number

function textOf(part: Part): string {
  if (typeof part === 'number' || part instanceof SqlPart) return String(part)
  return is(part, PgTable) ? getTableName(part) : part.name
}

const textOfAll = (strings: TemplateStringsArray, parts: Part[]): string =>
  String.raw({ raw: strings }, ...parts.map(textOf))

/** A part of the text of `preparedSql`, written the same way. */
export const sqlPart = (strings: TemplateStringsArray, ...parts: Part[]) => new SqlPart(textOfAll(strings, parts))

/**
 * SQL that Drizzle has no words for, or that runs too often to be built each time: parsed once per connection, run by
 * name. Tables and columns of the schema stand in it as `${messages}` and `m.${messages.sentAt}`, and become their bare
 * names, so that a renamed column fails in the compiler; `:userId` is the `userId` of the values it is called with.
 */
export function preparedSql<Row extends QueryResultRow, Values extends object = Record<never, never>>(name: string) {
  return (strings: TemplateStringsArray, ...parts: Part[]) =>
    namedStatement<Row, Values>(name, textOfAll(strings, parts))
}

/** Runs statements in one transaction, on a connection of its own. Inside, use only what `work` is given. */
export async function inTransaction<Result>(db: Db, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await db.$client.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(drizzle(client))
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

/** Numbers as an array literal: the driver would look at each as at a text that may hold anything. */
export const listOf = (numbers: readonly (number | bigint)[]): string => `{${numbers.join()}}`

/** Is a column one of these numbers? They are one parameter, so that the text is the same for any count of them. */
export const isAnyOf = (column: PgColumn, numbers: readonly number[]): SQL =>
  sql`${column} = any(${listOf(numbers)}::bigint[])`

/** Is a column one of those that a query gives, which runs once? `in` would let PostgreSQL run one that locks again. */
export const isOneOf = (column: PgColumn, query: SQLWrapper): SQL => sql`${column} = any(array(${query}))`

/** What the row that was not inserted would have had in a column. */
export const excluded = (column: PgColumn): SQL => sql`excluded.${sql.identifier(column.name)}`
