import { type SQL, sql } from 'drizzle-orm'
import { listOf } from './statement.ts'

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
