import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const NAME = /\b(?:prepare|preparedSql|preparedQuery)(?:<[^()]*>)?\(\s*'(\w+)'/g

// A connection would run the first one for both. `register` cannot know those that Drizzle prepares.
it('no two prepared statements have the same name', () => {
  const files = globSync('src/server/**/*.ts', { exclude: ['**/*.test.ts'] })
  const names = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(NAME)].map(([, name]) => name))
  expect(names).toContain('recall_unindexed')
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
