import { expect, it } from 'vitest'
import { plainCode } from './plain-code.ts'

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123\u00a0456\n', '123456'],
  ['123-456', '123456'],
  ['123–456', '123456'],
  ['１２３４５６', '123456'],
  ['\u200b12 34 56', '123456'],
  ['7kq2-m9xd', '7kq2m9xd'],
])('%j is %s', (typed, code) => {
  expect(plainCode(typed)).toBe(code)
})
