import { Column, type ColumnsSelection, fillPlaceholders, is, Placeholder, type Query } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type Queryable, register } from './statement.ts'

const builder = drizzle.mock()

type Placeholders<Values> = { [Name in keyof Values & string]: Placeholder<Name> }
const placeholders: object = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

interface SelectQuery {
  _: { selectedFields: ColumnsSelection; result: unknown }
  toSQL(): Query
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
 * Built once, parsed once per connection, run by name. `values` holds a placeholder per value. Rows are flat. Drizzle would
 * look up how to read each value of each row, which takes longer than to read it.
 */
export function preparedQuery<Values extends object>(name: string) {
  return <Select extends SelectQuery>(build: (db: typeof builder, values: Placeholders<Values>) => Select) => {
    const select = build(builder, placeholders as Placeholders<Values>)
    const { sql: text, params } = select.toSQL()
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
