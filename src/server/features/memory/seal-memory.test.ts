import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createVault } from '../../platform/crypto/vault.ts'
import { decryptMemory, sealDays } from './seal-memory.ts'

const { key } = createVault(randomBytes(32)).createKey()

it('leaves out days that an earlier version wrote in words', () => {
  const dated = { day: '2026-11-20', text: 'They rehearsed.' }
  const sessionDigest = sealDays(key, [{ day: 'Friday, November 20', text: 'They met.' }, dated])
  expect(decryptMemory(key, { memoryDigest: null, sessionDigest })).toEqual({ lines: [], days: [dated] })
})
