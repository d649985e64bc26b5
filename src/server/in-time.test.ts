import { expect, it } from 'vitest'
import { inTime } from './in-time.ts'

const never = new Promise<string>(() => undefined)
const late = (): string => 'late'

it('returns the result of the work', async () => {
  expect(await inTime(Promise.resolve('done'), 60_000, late)).toBe('done')
  await expect(inTime(Promise.reject(new Error('failed')), 60_000, late)).rejects.toThrow('failed')
})

it('stops waiting at the limit', async () => {
  expect(await inTime(never, 1, late)).toBe('late')
  const refuse = (): string => {
    throw new Error('timeout expired')
  }
  await expect(inTime(never, 1, refuse)).rejects.toThrow('timeout expired')
})
