import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { mapWithoutBlocking } from '../../../platform/async/without-blocking.ts'
import { decryptPicture, open } from '../../../platform/crypto/vault.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { type ExportedRow, readFaces, readPictures, readRows } from '../store.ts'
import { EXPORTED, type ExportedTable } from './exported-tables.ts'

/** Rows in memory at a time. */
const PAGE = 100

const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** PostgreSQL's JSON form of bytea: `\\x…`. */
function unsealed({ dataKey }: Person, table: ExportedTable, column: string, value: unknown): unknown {
  const context = table.sealed?.[column]
  if (context === undefined || typeof value !== 'string') return value
  const text = open(dataKey, Buffer.from(value.slice(2), 'hex'), context)
  return table.json?.includes(column) ? JSON.parse(text) : text
}

const present = (owner: Person, table: ExportedTable, row: ExportedRow): ExportedRow =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !table.omit?.includes(column))
      .map(([column, value]) => [camel(column), unsealed(owner, table, column, value)]),
  )

async function* pagesOf(services: Uses<'db'>, owner: Person, table: ExportedTable): AsyncGenerator<ExportedRow[]> {
  let after = 0
  for (;;) {
    const rows = await readRows(services.db, table, owner.userId, after, PAGE)
    yield rows
    if (!table.pageBy || rows.length < PAGE) return
    after = Number(rows.at(-1)?.[table.pageBy])
  }
}

/** Pictures are compressed already. */
function addPicture(zip: Zip, name: string, bytes: Uint8Array): void {
  const file = new ZipPassThrough(name)
  zip.add(file)
  file.push(bytes, true)
}

async function* picturesOf(services: Uses<'db'>, { userId, dataKey }: Person, zip: Zip) {
  for (let after = 0; ; ) {
    const rows = await readPictures(services.db, { userId, after })
    for (const { messageId, picture } of rows) {
      addPicture(zip, `pictures/${messageId}.jpg`, decryptPicture(dataKey, picture))
      after = messageId
    }
    if (rows.length === 0) break
    yield
  }
  for (const { helperId, picture } of await readFaces(services.db, userId))
    addPicture(zip, `pictures/helper-${helperId}.jpg`, decryptPicture(dataKey, picture))
  yield
}

function readme(now: Date): string {
  const lines = EXPORTED.map(({ file, about }) => `- ${file}.json: ${about}.`)
  return `Everything that Coterie stores about you, as of ${now.toISOString()}.

Each file is a JSON array in UTF-8, one object a row; times are ISO 8601. Ids tie the files together: a message names its
helper, a memory the messages that state it. Passwords, keys, codes and tokens are left out, and so is the search
index, which is made of keyed hashes that say nothing without your key. What was said in Sensitive Mode was never stored.

${lines.join('\n')}
- pictures: those that you sent, each named after the id of its message, and those that you gave your helpers, after the id of the helper.
`
}

function collector() {
  const written: Uint8Array[] = []
  const zip = new Zip((error, data) => {
    if (error) throw error
    written.push(data)
  })
  return { zip, take: () => written.splice(0) }
}

function fileIn(zip: Zip, name: string): (text: string, isLast: boolean) => void {
  const file = new ZipDeflate(name, { level: 6 })
  zip.add(file)
  return (text, isLast) => file.push(strToU8(text), isLast)
}

/** A ZIP of a README, one JSON file per table, and the pictures. Keeps only a page of rows in memory. */
export async function* exportArchive(services: Uses<'db' | 'clock'>, owner: Person): AsyncGenerator<Uint8Array> {
  const { zip, take } = collector()
  fileIn(zip, 'README.txt')(readme(services.clock.now()), true)
  for (const table of EXPORTED) {
    const write = fileIn(zip, `${table.file}.json`)
    let separator = '[\n'
    for await (const rows of pagesOf(services, owner, table)) {
      await mapWithoutBlocking(rows, (row) => {
        write(`${separator}${JSON.stringify(present(owner, table, row))}`, false)
        separator = ',\n'
      })
      yield* take()
    }
    write(separator === '[\n' ? '[]\n' : '\n]\n', true)
    yield* take()
  }
  for await (const _ of picturesOf(services, owner, zip)) yield* take()
  zip.end()
  yield* take()
}
