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
