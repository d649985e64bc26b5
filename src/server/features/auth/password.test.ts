import { expect, it } from 'vitest'
import { hashPassword, matchesPassword } from './password.ts'

it('hashes a password with argon2id at the cost that OWASP recommends', async () => {
  const hashed = await hashPassword('correct horse battery')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await matchesPassword('correct horse battery', hashed)).toBe(true)
  expect(await matchesPassword('wrong', hashed)).toBe(false)
  expect(await matchesPassword('wrong', null)).toBe(false)
})
