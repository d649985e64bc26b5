import { expect, it } from 'vitest'
import { withTimeout } from './with-timeout.ts'

const never = new Promise<string>(() => undefined)
const late = (): string => 'late'

it('returns the result of the work', async () => {
  expect(await withTimeout(Promise.resolve('done'), 60_000, late)).toBe('done')
  await expect(withTimeout(Promise.reject(new Error('failed')), 60_000, late)).rejects.toThrow('failed')
})

it('stops waiting at the limit', async () => {
  expect(await withTimeout(never, 1, late)).toBe('late')
  const refuse = (): string => {
    throw new Error('timeout expired')
  }
  await expect(withTimeout(never, 1, refuse)).rejects.toThrow('timeout expired')
})
