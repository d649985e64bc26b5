import { describe, expect, it } from 'vitest'
import { safeNext } from '../core/auth/next-path.ts'
import { idOf, paths } from './paths.ts'

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

it('comes back from the address of the sign-in page', () => {
  const { searchParams } = new URL(paths.signIn('/settings?tab=billing'), 'http://x')
  expect(safeNext(searchParams.get('next'))).toBe('/settings?tab=billing')
})
