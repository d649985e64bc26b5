import { expect, it, vi } from 'vitest'
import { sendMessageBody } from '../../../../contract/messages.ts'
import { newIdempotencyKey } from './idempotency-key.ts'

it('creates a unique, valid key per message, even without a secure context', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = Array.from({ length: 200 }, () => newIdempotencyKey())
  vi.unstubAllGlobals()
  expect(new Set(keys).size).toBe(200)
  for (const key of keys) {
    expect(sendMessageBody.safeParse({ helperId: 1, content: 'Hello', idempotencyKey: key }).success).toBe(true)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  }
})
