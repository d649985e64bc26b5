import { createECDH } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { vapidKeysOf } from './bootstrap.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'coterie-data-dir-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const publicKeyOf = (privateKey: string): string => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return pair.getPublicKey('base64url')
}

describe('the VAPID keys', () => {
  it('are a valid pair, and the same at the next start', async () => {
    const keys = await vapidKeysOf(directory)
    expect(keys.publicKey).toBe(publicKeyOf(keys.privateKey))
    expect(await vapidKeysOf(directory)).toEqual(keys)
  })

  it.each([31, 30, 1])('are padded when the private key has %i bytes', async (bytes) => {
    const short = Buffer.alloc(bytes, 7).toString('base64url')
    const publicKey = publicKeyOf(short)
    await writeFile(join(directory, 'vapid.json'), JSON.stringify({ publicKey, privateKey: short }))
    const keys = await vapidKeysOf(directory)
    expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32)
    expect(keys.publicKey).toBe(publicKey)
    expect(publicKeyOf(keys.privateKey)).toBe(publicKey)
  })
})
