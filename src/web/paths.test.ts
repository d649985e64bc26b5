import { describe, expect, it } from 'vitest'
import { idOf } from './paths.ts'

describe('an id in a path', () => {
  it.each([
    ['7', 7],
    ['0', null],
    ['07', null],
    ['7x', null],
    ['-1', null],
    [undefined, null],
  ])('%s', (param, id) => {
    expect(idOf(param)).toBe(id)
  })
})
