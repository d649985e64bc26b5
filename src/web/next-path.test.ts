import { describe, expect, it } from 'vitest'
import { nextPath } from './next-path.ts'
import { paths } from './paths.ts'

const nextOf = (next: string) => nextPath(`?next=${encodeURIComponent(next)}`)

describe('the path after sign-in', () => {
  it.each(['/create', '/conversations/7', '/settings?tab=billing', '/faq#top'])('may be %s', (next) => {
    expect(nextOf(next)).toBe(next)
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
    expect(nextOf(next)).toBeNull()
  })

  it('survives the URL of the sign-in page', () => {
    expect(nextPath(new URL(paths.signIn('/settings?tab=billing'), 'http://x').search)).toBe('/settings?tab=billing')
  })
})
