import { type ColumnsSelection, Placeholder, type Query } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgSession, SelectedFieldsOrdered } from 'drizzle-orm/pg-core'
import { register } from './statement.ts'

const builder = drizzle.mock()

type Placeholders<Values> = { [Name in keyof Values & string]: Placeholder<Name> }
const placeholders: object = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

interface SelectQuery {
  _: { selectedFields: ColumnsSelection; result: unknown }
  toSQL(): Query
}

export interface DbSession {
  _: { session: Pick<PgSession, 'prepareQuery'> }
}

/** Built once, parsed once per connection, run by name. `values` holds a placeholder per value. Rows are flat. */
export function preparedQuery<Values extends object>(name: string) {
  return <Select extends SelectQuery>(build: (db: typeof builder, values: Placeholders<Values>) => Select) => {
    const select = build(builder, placeholders as Placeholders<Values>)
    const query = select.toSQL()
    const fields = Object.entries(select._.selectedFields).map(([key, field]) => ({ path: [key], field }))
    register(name, query.sql)
    return ({ _: { session } }: DbSession, values: Values): Promise<Select['_']['result']> =>
      session
        .prepareQuery(query, fields as SelectedFieldsOrdered, name, true)
        .execute(values as Record<string, unknown>)
  }
}
