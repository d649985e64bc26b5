import { describe, expect, it } from 'vitest'
import { inSlices, SLICE_BYTES } from './in-slices.ts'

const HALF = SLICE_BYTES / 2

describe('work in slices', () => {
  it('is done in order, and others have their turn after each slice', async () => {
    const done: (number | string)[] = []
    const other = (left: number): void => {
      if (left === 0) return
      done.push('other')
      setImmediate(other, left - 1)
    }
    setImmediate(other, 2)
    await inSlices(
      [1, 2, 3, 4, 5],
      new AbortController().signal,
      () => HALF,
      (item) => done.push(item),
    )
    expect(done).toEqual([1, 2, 'other', 3, 4, 'other', 5])
  })

  it('ends when nobody waits for it any more', async () => {
    const done: number[] = []
    const patience = new AbortController()
    const work = inSlices(
      [1, 2, 3],
      patience.signal,
      () => SLICE_BYTES,
      (item) => done.push(item),
    )
    patience.abort()
    await expect(work).rejects.toThrow()
    expect(done).toEqual([1])
  })
})
