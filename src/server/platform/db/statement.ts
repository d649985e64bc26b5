import {
  Column,
  type ColumnsSelection,
  fillPlaceholders,
  getTableName,
  is,
  Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type PgColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import pg, { type Pool, type PoolClient, type QueryResultRow } from 'pg'
import { NONCE_BYTES } from '../crypto/vault.ts'

/** Drizzle's handle; prepared SQL (db/statement.ts) runs on its pool. */
export type Db = NodePgDatabase & { $client: Pool }

export interface Queryable {
  $client: Pick<PoolClient, 'query'>
}

/** One transaction: Drizzle and raw statements run on the same connection. */
export type Transaction = NodePgDatabase & { $client: PoolClient }

const { INT8, TIMESTAMPTZ } = pg.types.builtins
const INT8_ARRAY: number = 1016
const parseAnyInstant = pg.types.getTypeParser(TIMESTAMPTZ)

/** Parses the common form `2026-11-20 09:12:00.5+00` in half the driver's time; other forms go to the driver. */
function parseInstant(text: string): Date {
  const common = text.length <= 29 && text[10] === ' ' && text.at(-3) === '+'
  return common ? new Date(`${text.slice(0, 10)}T${text.slice(11)}:00`) : parseAnyInstant(text)
}

pg.types.setTypeParser(TIMESTAMPTZ, parseInstant)
// Ids and counts; hashes that need all 64 bits are selected as text.
pg.types.setTypeParser(INT8, Number)
pg.types.setTypeParser(INT8_ARRAY, (text) => JSON.parse(`[${text.slice(1, -1).replaceAll('NULL', 'null')}]`))

const texts = new Map<string, string>()

/** A connection knows a statement by its name: a second one with the same name would run as the first. */
export function register(name: string, text: string): void {
  if ((texts.get(name) ?? text) !== text) throw new Error(`Two statements are called ${name}`)
  texts.set(name, text)
}

export const namedTexts = (): ReadonlyMap<string, string> => texts

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

export const sqlPart = (strings: TemplateStringsArray, ...parts: Part[]) => new SqlPart(textOfAll(strings, parts))

/** A parameter name; not preceded by a colon, because `::bigint` is a cast. */
const PARAMETER = /(?<!:):([a-z]\w*)/gi

/**
 * SQL that Drizzle can't express, or only less readably: parsed once per connection, run by name. Refer to tables and
 * columns as `${messages}` and `m.${messages.sentAt}`: they become bare names, and a renamed column is a compile error.
 * `:userId` is the value's `userId`.
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

/** Numbers as an array literal, which saves the driver from escaping each of them. */
export const listOf = (numbers: readonly (number | bigint)[]): string => `{${numbers.join()}}`

/** The numbers are a single parameter, so that the SQL is the same for any number of them. */
export const isAnyOf = (column: PgColumn, numbers: readonly number[] | Placeholder): SQL =>
  sql`${column} = any(${numbers instanceof Placeholder ? numbers : listOf(numbers)}::bigint[])`

/**
 * A value that PostgreSQL does not see when it plans. Where values promise different numbers of rows, it plans each run of
 * a prepared statement anew: of one with many subqueries for a millisecond, ten times as long as it runs.
 */
export const unseen = (value: SQLWrapper, type: 'int' | 'bigint'): SQL => sql`(select ${value}::${sql.raw(type)})`

/** The query runs once. With `in`, PostgreSQL could run a locking query again. */
export const isOneOf = (column: PgColumn, query: SQLWrapper): SQL => sql`${column} = any(array(${query}))`

/** In SQL what `sealOf` returns. */
export const sealIn = (sealed: SQLWrapper): SQL<string> =>
  sql`encode(substr(${sealed}, 2, ${sql.raw(`${NONCE_BYTES}`)}), 'hex')`

/** The value that a row that was not inserted would have had in a column. */
export const excluded = (column: PgColumn): SQL => sql`excluded.${sql.identifier(column.name)}`

/** Whether a statement changed any row. */
export const didChange = async (change: PromiseLike<{ rowCount: number | null }>): Promise<boolean> =>
  ((await change).rowCount ?? 0) > 0

const builder = drizzle.mock()
const dialect = new PgDialect()

type Placeholders<Values> = { [Name in keyof Values & string]: Placeholder<Name> }
const placeholders: object = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

interface SelectQuery {
  _: { selectedFields: ColumnsSelection; result: unknown }
  getSQL(): SQL
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

/** What Drizzle keeps in SQL, or in SQL that has an alias. */
interface SqlField {
  decoder?: Decoder
  sql: { decoder: Decoder }
}

const decoderOf = (field: unknown): Decoder =>
  is(field, Column) ? field : ((field as SqlField).decoder ?? (field as SqlField).sql.decoder)

/**
 * Built once, parsed once per connection, run by name. `values` holds a placeholder per value; what never changes stands
 * in the SQL, where a plan can rely on it. Rows are flat. Drizzle would look up how to read each value of each row, which
 * takes longer than to read it.
 */
export function preparedQuery<Values extends object>(name: string) {
  return <Select extends SelectQuery>(build: (db: typeof builder, values: Placeholders<Values>) => Select) => {
    const select = build(builder, placeholders as Placeholders<Values>)
    const { sql: text, params } = dialect.sqlToQuery(select.getSQL().inlineParams())
    const fields = Object.entries(select._.selectedFields).map(([key, field]) => ({ key, decoder: decoderOf(field) }))
    register(name, text)

    const named = (row: readonly unknown[]): object => {
      const values: Record<string, unknown> = {}
      for (const [at, { key, decoder }] of fields.entries()) {
        const value = row[at]
        values[key] = value === null ? null : decoder.mapFromDriverValue(value)
      }
      return values
    }
    return async ({ $client }: Queryable, given: Values): Promise<Select['_']['result']> => {
      const values = fillPlaceholders(params, given as Record<string, unknown>)
      const { rows } = await $client.query<unknown[]>({ name, text, values, rowMode: 'array' })
      return rows.map(named)
    }
  }
}

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
 * A table of parameters, one array per column: `rows` to select or update from, each column by name, and all columns
 * `aliased` for `insert … select`. Each array is in a `select` of its own, so that the plan does not depend on its length.
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
