import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SERVER = join(import.meta.dirname, '../..')

/** Updates of a message's text, in SQL or with Drizzle. */
const CHANGES = [
  /\bupdate messages\b(?:(?!\bwhere\b)[\s\S]){0,400}\bcontent\s*=/,
  /\bupdate \$\{\w+\}(?:(?!\bwhere\b)[\s\S]){0,400}(?<!\.)\$\{messages\.content\}\s*=/,
  /\.update\(messages\)\s*\.set\(\{[^}]{0,400}\bcontent\b/,
]
const changesText = (text: string): boolean => CHANGES.some((pattern) => pattern.test(text))

/**
 * The conversation cache of every process keeps texts by message id. To edit a message, save the new text as another
 * message, or make every process drop its cached copy (`caches.conversations.forget`, by a signal).
 */
describe('the text of a message', () => {
  it('never changes once it is stored, as the conversation cache requires', () => {
    const files = globSync('**/*.ts', { cwd: SERVER }).filter((file) => !/\.test\.ts$/.test(file))
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((file) => changesText(readFileSync(join(SERVER, file), 'utf8')))).toEqual([])
  })

  it.each([
    'update messages m set content = $2 where id = $1',
    'update messages set is_edited = true, content=$2 where id = $1',
    'tx.update(messages).set({ content }).where(eq(messages.id, id))',
    `update \${messages} m set \${messages.isEdited} = true, \${messages.content} = :content where m.id = :id`,
  ])('would be found to change in: %s', (text) => {
    expect(changesText(text)).toBe(true)
  })

  it.each([
    'update messages m set is_forgotten = true where m.content = $1',
    'tx.update(messages).set({ isForgotten: true })',
    `update \${messages} m set \${messages.isForgotten} = true where m.\${messages.content} = :content`,
  ])('is not changed in: %s', (text) => {
    expect(changesText(text)).toBe(false)
  })
})
