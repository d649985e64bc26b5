import type { TestApp } from './test-app.ts'

/** Every row of every table, including the queue's, as text; encrypted columns as bytes. */
export async function dump(app: TestApp): Promise<string> {
  const { $client } = app.services.db
  const { rows: tables } = await $client.query(
    `select schemaname || '."' || tablename || '"' as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await $client.query(`select t::text as row from ${name} t`)
    texts.push(...rows.map(({ row }: { row: string }) => `${name} ${row}`))
  }
  return texts.join('\n')
}

/** The forms in which a text can appear in a dump: as it is, and as hexadecimal bytes. */
export const formsOf = (text: string): string[] => [
  text,
  Buffer.from(text).toString('hex'),
  Buffer.from(text).toString('base64').slice(0, -4),
]
