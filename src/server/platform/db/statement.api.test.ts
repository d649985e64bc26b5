import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { namedTexts, preparedSql } from './statement.ts'

const SERVER = join(import.meta.dirname, '../..')
/** PostgreSQL learns the type of such a parameter only when the statement runs. */
const UNKNOWN_TYPE = '42P18'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  for (const file of globSync('{features/**/store*.ts,platform/db/*.ts}', { cwd: SERVER }))
    if (!/\.test\.ts$|worker/.test(file)) await import(join(SERVER, file))
})
afterAll(() => app.close())

describe('every SQL statement', () => {
  it('names only tables and columns of the schema', async () => {
    const { $client } = app.services.db
    const faults: string[] = []
    for (const [name, text] of namedTexts()) {
      const plan = `check_${name}`
      await $client.query(`prepare ${plan} as ${text}`).catch((error) => {
        if (error.code !== UNKNOWN_TYPE) faults.push(`${name}: ${error.message}`)
      })
    }
    expect(namedTexts().size).toBeGreaterThan(20)
    expect(faults).toEqual([])
  })

  it('has a name of its own', () => {
    preparedSql('a_name_for_this_test')`select 1`
    expect(() => preparedSql('a_name_for_this_test')`select 2`).toThrow('Two statements are called')
  })
})

it('every Drizzle statement has a name of its own', () => {
  const sources = globSync('{features,platform/db}/**/*.ts', { cwd: SERVER }).map((file) =>
    readFileSync(join(SERVER, file), 'utf8'),
  )
  const names = sources.flatMap((text) => [...text.matchAll(/\.prepare\('(\w+)'\)/g)].map(([, name]) => name))
  const all = [...names, ...namedTexts().keys()]
  expect(names.length).toBeGreaterThan(20)
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
})
