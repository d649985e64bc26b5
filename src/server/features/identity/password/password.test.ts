import { hash } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { hashPassword, matchesPassword } from './password.ts'

it('hashes a password with argon2id at the cost that OWASP recommends', async () => {
  const hashed = await hashPassword('correct horse battery')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await matchesPassword('correct horse battery', hashed)).toBe(true)
  expect(await matchesPassword('wrong', hashed)).toBe(false)
  expect(await matchesPassword('wrong', null)).toBe(false)
})

const COMPOSED = 'ma\u00f1ana caf\u00e9 12'
const DECOMPOSED = COMPOSED.normalize('NFD')

it('takes a password in either spelling of its accents', async () => {
  expect(DECOMPOSED).not.toBe(COMPOSED)
  const hashed = await hashPassword(DECOMPOSED)
  expect(await matchesPassword(COMPOSED, hashed)).toBe(true)
  expect(await matchesPassword(DECOMPOSED, hashed)).toBe(true)
  expect(await matchesPassword('man\u0303ana cafe 12', hashed)).toBe(false)
})

it('takes a hash of a password that was not normalized', async () => {
  const hashed = await hash(DECOMPOSED)
  expect(await matchesPassword(DECOMPOSED, hashed)).toBe(true)
})
