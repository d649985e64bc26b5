import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MIGRATIONS } from '../bootstrap/project-paths.ts'

interface Journal {
  entries: { idx: number; tag: string }[]
}

const { entries } = JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8')) as Journal
const numberOf = (tag: string): string => tag.slice(0, tag.indexOf('_'))

it('lists each migration once, in order', () => {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort())
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, index) => index))
})

// drizzle-kit only compares the tables with the newest snapshot; the others would be 70,000 lines that nobody reads.
it('keeps only the snapshot of the newest migration', () => {
  const newest = numberOf(entries.at(-1)?.tag ?? '')
  expect(readdirSync(`${MIGRATIONS}/meta`).sort()).toEqual([`${newest}_snapshot.json`, '_journal.json'])
})
