import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createVault, open, seal } from './vault.ts'

describe('a sealed text', () => {
  const vault = createVault(randomBytes(32))
  const { key, wrapped } = vault.createKey()
  const text = 'Grüße 👋🏽 — 你好'

  it('opens with the same key and context, also after the key was wrapped and unwrapped', () => {
    expect(open(key, seal(key, text, 'message'), 'message')).toBe(text)
    expect(open(vault.unwrap(wrapped), seal(key, '', 'message'), 'message')).toBe('')
  })

  it('opens with a cached key, and in another vault with the same master key', () => {
    const master = randomBytes(32)
    const [one, other] = [createVault(master), createVault(master)]
    const made = one.createKey()
    expect(one.unwrap(made.wrapped)).toBe(one.unwrap(made.wrapped))
    expect(open(other.unwrap(made.wrapped), seal(one.unwrap(made.wrapped), text, 'message'), 'message')).toBe(text)
  })

  it('does not open with another context or key, or with a byte changed', () => {
    const sealed = seal(key, text, 'message')
    expect(() => open(key, sealed, 'memory')).toThrow()
    expect(() => open(vault.createKey().key, sealed, 'message')).toThrow()
    for (const place of [0, 1, 13, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed[place] = (changed[place] ?? 0) ^ 1
      expect(() => open(key, changed, 'message')).toThrow()
    }
  })

  it('is sealed the same by sealUnder, and never reuses a nonce', () => {
    const sealed = Array.from({ length: 1500 }, () => vault.sealUnder(wrapped, text, 'message'))
    for (const each of sealed.slice(0, 3)) expect(open(key, each, 'message')).toBe(text)
    expect(new Set(sealed.map((each) => each.toString('hex', 1, 13))).size).toBe(sealed.length)
  })

  it("can't be opened with another master key", () => {
    expect(() => createVault(randomBytes(32)).unwrap(wrapped)).toThrow('another MASTER_KEY')
  })
})
