import { describe, expect, it } from 'vitest'
import { safeNext } from './next-path.ts'

describe('the path after sign-in', () => {
  it.each(['/create', '/conversations/7', '/settings?tab=billing', '/faq#top'])('may be %s', (next) => {
    expect(safeNext(next)).toBe(next)
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '/create/..//evil.example',
    '/create/../..//evil.example/create',
    'javascript:alert(1)',
    'create',
    '',
    '/signin',
    '/signin/',
    '/signin?next=/create',
    '/api/auth/workspace',
  ])('is the default for %j', (next) => {
    expect(safeNext(next)).toBeNull()
  })
})
