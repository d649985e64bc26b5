import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gatherPatterns, patternsIn } from './gather.ts'
import { faultOf } from './judge.ts'

const faultIn = (pattern: RegExp): string | null =>
  faultOf({ at: 'here', source: pattern.source, flags: pattern.flags })

describe('faultIn reports patterns that can take more than linear time', () => {
  it.each([
    ['two repetitions of the same', /\w+\w+!/],
    ['a repetition within one', /^(?:a+)+$/],
    ['alternatives that overlap', /^(?:text|texts?|text s)*$/],
    ['a row that is begun again at each of its places', /\s+$/],
    ['to the end of the line, from each place', / from .*$/],
    ['a look behind without a limit', /(?<=\p{L}[^.!?]*\s)\p{Lu}/u],
    ['a look ahead that forbids without a limit', /a(?!.*b)c/],
    ['anything, twice, before something', /^(.+?) for (.+?) with (.+?)!$/],
    ['limits so wide that they are none', /[ab]{0,2000}c[ab]{0,2000}d/],
    ['the same in a wide group', /(?:\p{L}{1,900} ?){1,900}!/u],
  ])('%s', (_, pattern) => {
    expect(faultIn(pattern)).not.toBeNull()
  })
})

describe('faultIn accepts linear patterns', () => {
  it.each([
    ['words', /\b(?:good|great|bad)\b/gi],
    ['a repetition at the end', /^I live in (.+)/iu],
    ['anything until a word', /^I prefer (.{1,300}?) (?:to|over) (.+)/iu],
    ['quotes', /"[^"]*"/g],
    ['a row with a limit', /\s{1,9}$/],
    ['a short look behind', /(?<=[.!?]["”]{0,4})\s+/],
  ])('%s', (_, pattern) => {
    expect(faultIn(pattern)).toBeNull()
  })
})

it('finds regex literals and composed patterns with their line numbers', () => {
  const source = 'const a = /a+$/i\nconst b = [\n  /[/]/u,\n]\nconst c = new RegExp(b[0])\nconst d = 4 / 2 / 1\n'
  expect(patternsIn('src/core/x.ts', source)).toEqual({
    literals: [
      { at: 'src/core/x.ts:1', source: 'a+$', flags: 'i' },
      { at: 'src/core/x.ts:3', source: '[/]', flags: 'u' },
    ],
    composed: [{ file: 'src/core/x.ts', line: 5 }],
  })
})

it('finds a slow pattern that a module composes, and lists those composed too late to check', async () => {
  const root = await mkdtemp(join(tmpdir(), 'coterie-patterns-'))
  try {
    await writeFile(join(root, 'package.json'), '{ "type": "module" }')
    await mkdir(join(root, 'src/core'), { recursive: true })
    const planted = [
      "const WORD = '[a-z]+'",
      "export const PLANTED = new RegExp(WORD + WORD + '!')",
      'export const late = (word: string): RegExp => new RegExp(word)',
    ]
    await writeFile(join(root, 'src/core/planted.ts'), planted.join('\n'))
    const { files, patterns, unseen } = await gatherPatterns(root)
    expect(files).toBe(1)
    expect(patterns).toEqual([{ at: 'src/core/planted.ts:2', source: '[a-z]+[a-z]+!', flags: '' }])
    expect(patterns.map(faultOf)).toEqual([expect.stringContaining('polynomial')])
    expect(unseen).toEqual(['src/core/planted.ts:3'])
  } finally {
    await rm(root, { recursive: true })
  }
})
