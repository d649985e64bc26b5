import { expect, it } from 'vitest'
import { askPage, problemPage } from './unsubscribe.ts'

it('escapes everything that it shows', () => {
  expect(problemPage('<img src=x onerror=alert(1)>')).not.toContain('<img')
  expect(askPage(`1."><script>alert('x')</script>`)).not.toContain('<script')
})
