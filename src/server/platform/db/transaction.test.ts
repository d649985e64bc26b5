import { expect, it, vi } from 'vitest'
import { retryDeadlock } from './transaction.ts'

const failure = (code: string): Error => Object.assign(new Error('failed'), { code })

it('runs again after a deadlock', async () => {
  const work = vi
    .fn(async () => 'done')
    .mockRejectedValueOnce(failure('40P01'))
    .mockRejectedValueOnce(failure('40P01'))
  expect(await retryDeadlock(work)).toBe('done')
  expect(work).toHaveBeenCalledTimes(3)
})

it('gives up after three attempts, and at once after another error', async () => {
  const stuck = vi.fn(async () => Promise.reject(failure('40P01')))
  await expect(retryDeadlock(stuck)).rejects.toMatchObject({ code: '40P01' })
  expect(stuck).toHaveBeenCalledTimes(3)
  const broken = vi.fn(async () => Promise.reject(failure('23505')))
  await expect(retryDeadlock(broken)).rejects.toMatchObject({ code: '23505' })
  expect(broken).toHaveBeenCalledTimes(1)
})
