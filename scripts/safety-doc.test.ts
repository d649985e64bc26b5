import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDERS = ['.', 'src', 'src/server/features']

/** Each test file that docs/safety.md names, with the test names that it quotes after it. */
function references(): { path: string; quotes: string[] }[] {
  const doc = readFileSync('docs/safety.md', 'utf8')
  return [...doc.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`([^`|]*)/g)].map(([, path = '', rest = '']) => ({
    path,
    quotes: [...rest.matchAll(/"([^"]+)"/g)].map(([, quote = '']) => quote),
  }))
}

const textOf = (path: string): string => {
  const found = FOLDERS.map((folder) => `${folder}/${path}`).find((file) => existsSync(file))
  return found ? readFileSync(found, 'utf8') : ''
}

it('docs/safety.md names existing tests', () => {
  const missing = references().flatMap(({ path, quotes }) => {
    const text = textOf(path)
    if (!text) return [path]
    return quotes.filter((quote) => !text.includes(`'${quote}'`)).map((quote) => `${path}: "${quote}"`)
  })
  expect(references().length).toBeGreaterThan(30)
  expect(missing).toEqual([])
})
