import {
  type ColumnsSelection,
  getTableName,
  is,
  Placeholder,
  type Query,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type PgColumn, type PgSession, PgTable, type SelectedFieldsOrdered } from 'drizzle-orm/pg-core'
import type { PoolClient, QueryResultRow } from 'pg'
import type { Db } from '../ports/db.ts'

/** What a statement runs on: the database's handle, or one transaction of it. */
export interface Queryable {
  $client: Pick<PoolClient, 'query'>
}

/** One transaction: Drizzle and raw statements run on the same connection. */
export type Transaction = NodePgDatabase & { $client: PoolClient }

const texts = new Map<string, string>()

/** A connection knows a statement by its name: a second one with the same name would run as the first. */
function register(name: string, text: string): void {
  if ((texts.get(name) ?? text) !== text) throw new Error(`Two statements are called ${name}`)
  texts.set(name, text)
}

/** The texts of all prepared statements of loaded modules, by name. */
export const namedTexts = (): ReadonlyMap<string, string> => texts

/** A fragment of prepared statements. */
export class SqlPart {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = PgTable | PgColumn | SqlPart | number

function textOf(part: Part): string {
  if (typeof part === 'number') return String(part)
  if (part instanceof SqlPart) return part.text
  return is(part, PgTable) ? getTableName(part) : part.name
}

const textOfAll = (strings: TemplateStringsArray, parts: Part[]): string =>
  String.raw({ raw: strings }, ...parts.map(textOf))

/** A fragment of `preparedSql`, written the same way. */
export const sqlPart = (strings: TemplateStringsArray, ...parts: Part[]) => new SqlPart(textOfAll(strings, parts))

/** A name that no colon precedes: `::bigint` is a cast. */
const PARAMETER = /(?<!:):([a-z]\w*)/gi

/**
 * SQL that Drizzle can't express, or only less readably: parsed once per connection, run by name.
 * Refer to tables and columns as `${messages}` and `m.${messages.sentAt}`: they become bare names, and a renamed column
 * fails in the compiler. `:userId` is the `userId` of the values.
 */
export function preparedSql<Row extends QueryResultRow, Values extends object = Record<never, never>>(name: string) {
  return (strings: TemplateStringsArray, ...parts: Part[]) => {
    const named = textOfAll(strings, parts)
    const names = [...new Set([...named.matchAll(PARAMETER)].map(([, each]) => each))] as (keyof Values & string)[]
    const text = named.replace(PARAMETER, (_, each: keyof Values & string) => `$${names.indexOf(each) + 1}`)
    register(name, text)
    return async (db: Queryable, values: Values): Promise<Row[]> => {
      const { rows } = await db.$client.query<Row>({ name, text, values: names.map((each) => values[each]) })
      return rows
    }
  }
}

/** Builds queries without a database. */
const builder = drizzle.mock()

type Placeholders<Values> = { [Name in keyof Values & string]: Placeholder<Name> }
const placeholders: object = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

interface SelectQuery {
  _: { selectedFields: ColumnsSelection; result: unknown }
  toSQL(): Query
}

/** What a query built once runs on. */
export interface Session {
  _: { session: Pick<PgSession, 'prepareQuery'> }
}

/**
 * A select of Drizzle that runs too often to be built each time: built once, parsed once per connection, run by name. Its
 * second argument holds a placeholder for each of the values. Rows are flat.
 */
export function preparedQuery<Values extends object>(name: string) {
  return <Select extends SelectQuery>(build: (db: typeof builder, values: Placeholders<Values>) => Select) => {
    const select = build(builder, placeholders as Placeholders<Values>)
    const query = select.toSQL()
    const fields = Object.entries(select._.selectedFields).map(([key, field]) => ({ path: [key], field }))
    register(name, query.sql)
    return ({ _: { session } }: Session, values: Values): Promise<Select['_']['result']> =>
      session
        .prepareQuery(query, fields as SelectedFieldsOrdered, name, true)
        .execute(values as Record<string, unknown>)
  }
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

/** Numbers as an array literal, which saves the driver from escaping each of them. */
export const listOf = (numbers: readonly (number | bigint)[]): string => `{${numbers.join()}}`

/** Is a column one of these numbers? They are one parameter, so that the text is the same for any count of them. */
export const isAnyOf = (column: PgColumn, numbers: readonly number[] | Placeholder): SQL =>
  sql`${column} = any(${numbers instanceof Placeholder ? numbers : listOf(numbers)}::bigint[])`

/**
 * Whether a column is one of the results of a query that runs once. With `in`, PostgreSQL could run a locking query
 * again.
 */
export const isOneOf = (column: PgColumn, query: SQLWrapper): SQL => sql`${column} = any(array(${query}))`

/** The value that a row that was not inserted would have had in a column. */
export const excluded = (column: PgColumn): SQL => sql`excluded.${sql.identifier(column.name)}`

interface Elements {
  smallint: number
  int: number
  bigint: number | bigint
  boolean: boolean
  text: string
  timestamptz: Date | null
  bytea: Buffer | null
}
type List = { [Type in keyof Elements]: readonly [Type, readonly Elements[Type][]] }[keyof Elements]
type ValueOf<Of> = Of extends readonly [keyof Elements, readonly (infer Value)[]] ? Value : never
type Columns<Lists> = { [Name in keyof Lists]: SQL<ValueOf<Lists[Name]>> }
type Aliased<Lists> = { [Name in keyof Lists]: SQL.Aliased<ValueOf<Lists[Name]>> }

const INTEGERS: readonly string[] = ['smallint', 'int', 'bigint']

/**
 * Rows given as a list of values per column, with its type: `rows` to select or update from, the columns by name, and all
 * of them `aliased` for a select that is inserted. Each is one parameter in a `select` of its own, so that PostgreSQL
 * plans the same for any count of rows.
 */
export function listed<const Lists extends Record<string, List>>(name: string, lists: Lists) {
  const names = Object.keys(lists)
  const values = Object.values(lists).map(([type, list]) => {
    const value = INTEGERS.includes(type) ? listOf(list as number[]) : sql.param(list)
    return sql`(select ${value}::${sql.raw(type)}[])`
  })
  const identifiers = names.map((column) => sql.identifier(column))
  const rows = sql`unnest(${sql.join(values, sql`, `)}) as ${sql.identifier(name)} (${sql.join(identifiers, sql`, `)})`
  const columns = names.map((column) => [column, sql`${sql.identifier(name)}.${sql.identifier(column)}`] as const)
  const aliased = Object.fromEntries(columns.map(([column, field]) => [column, field.as(column)])) as Aliased<Lists>
  return { rows, aliased, ...(Object.fromEntries(columns) as Columns<Lists>) }
}
