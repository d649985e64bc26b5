import { expect, it } from 'vitest'
import { searchBody } from './conversations.ts'
import { memoriesQuery } from './memory.ts'

it.each([
  ['0000-12-31T23:59:59Z', false],
  ['0001-01-01T00:00:00Z', true],
  ['2026-11-26T09:00:00Z', true],
])('a search from %s on can be stored: %s', (from, isAccepted) => {
  expect(searchBody.safeParse({ query: 'walk', from }).success).toBe(isAccepted)
})

it.each([
  ['-62135596800001_1', false],
  ['-62135596800000_1', true],
  ['1795686449171_12', true],
])('memories after %s can be looked up: %s', (after, isAccepted) => {
  expect(memoriesQuery.safeParse({ after }).success).toBe(isAccepted)
})
