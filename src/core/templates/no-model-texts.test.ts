import { describe, expect, it } from 'vitest'
import { SAFETY_LANGUAGES } from '../safety/concern.ts'
import { honestLine, type Unanswered } from './no-model-texts.ts'

const PLAIN: Unanswered = {
  why: 'no_model',
  language: 'en',
  isSms: false,
  isKept: true,
  isPicture: false,
  recent: [],
}

const CASES: Partial<Unanswered>[] = [
  {},
  { isPicture: true },
  { isSms: true },
  { isKept: false },
  { why: 'failed' },
  { why: 'failed', isSms: true },
  { why: 'failed', isKept: false },
]

describe.each(SAFETY_LANGUAGES)('in %s', (language) => {
  it.each(CASES)('never says the same twice in a row, nor one line before all were said: %j', (given) => {
    const said: string[] = []
    for (let round = 0; round < 7; round += 1) {
      const line = honestLine({ ...PLAIN, language, ...given, recent: said })
      expect(line).not.toBe(said.at(-1))
      said.push(line)
    }
    expect(new Set(said.slice(0, 2)).size).toBe(2)
  })
})

it.each([
  [{}, /kept.*language model/],
  [{ isPicture: true }, /picture is kept/],
  [{ isSms: true }, /kept your text.*in the app/],
  [{ isKept: false }, /Nothing of this is kept/],
  [{ why: 'failed' }, /can’t reach my language model.*message is kept/],
  [{ why: 'failed', isKept: false }, /Nothing of this was kept/],
] as const)('says what is true: %j', (given, words) => {
  expect(honestLine({ ...PLAIN, ...given })).toMatch(words)
})
