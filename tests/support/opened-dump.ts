import { EXPORTED } from '../../src/server/features/privacy/export/exported-tables.ts'
import { type DataKey, openBytes } from '../../src/server/platform/crypto/vault.ts'
import type { Person } from './client.ts'
import { requesterOf } from './requester.ts'
import type { TestApp } from './test-app.ts'

const CONTEXTS = [...new Set(EXPORTED.flatMap(({ sealed }) => Object.values(sealed ?? {})))]

/** What is sealed under the key in any context; nothing if it can't be opened. */
function opened(key: DataKey, sealed: Buffer): string[] {
  return CONTEXTS.flatMap((context) => {
    try {
      return [openBytes(key, sealed, context).toString()]
    } catch {
      return []
    }
  })
}

/** Every row of every table, the queue's included, with what a person's key opens; `table: row`. */
async function openedDump({ services }: TestApp, key: DataKey): Promise<string[]> {
  const { $client } = services.db
  const { rows: tables } = await $client.query(
    `select schemaname || '."' || tablename || '"' as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const lines: string[] = []
  for (const { name } of tables) {
    const { rows } = await $client.query(`select * from ${name}`)
    for (const row of rows) {
      const values = Object.values(row).flatMap((value) =>
        Buffer.isBuffer(value) ? opened(key, value) : [JSON.stringify(value)],
      )
      lines.push(`${name}: ${values.join(' ')}`)
    }
  }
  return lines
}

/** Names of the tables with a word, however it is written, in any row that the person's key opens. */
export async function tablesWith(app: TestApp, person: Person, word: string): Promise<string[]> {
  const { dataKey } = await requesterOf(app, person)
  const lines = (await openedDump(app, dataKey)).filter((line) => line.toLowerCase().includes(word.toLowerCase()))
  return [...new Set(lines.map((line) => line.slice(0, line.indexOf(':'))))]
}
