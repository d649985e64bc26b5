import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { inBatches, retryDeadlock } from './transaction.ts'

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

interface Turn {
  inputs: string[]
  resolve(outputs: string[]): void
  reject(reason: unknown): void
}

/** A batched function whose batches end when the test says so. */
function batchesByHand() {
  const turns: Turn[] = []
  const ask = inBatches(
    (inputs: string[]) => new Promise<string[]>((resolve, reject) => turns.push({ inputs, resolve, reject })),
  )
  return { turns, ask, asked: () => turns.map(({ inputs }) => inputs) }
}
const priced = (inputs: readonly string[]): string[] => inputs.map((input) => `${input} for $2`)

async function serve(turns: readonly Turn[], index: number): Promise<void> {
  const turn = turns[index]
  turn?.resolve(priced(turn.inputs))
  await setImmediate()
}

describe('inBatches', () => {
  it('runs a single item at once, with no wait', async () => {
    const { turns, ask, asked } = batchesByHand()
    const milk = ask('milk')
    expect(asked()).toEqual([['milk']])
    await serve(turns, 0)
    expect(await milk).toBe('milk for $2')
    void ask('eggs')
    expect(asked()).toEqual([['milk'], ['eggs']])
  })

  it('collects items that arrive during a run into the next batch, each with its own result', async () => {
    const { turns, ask, asked } = batchesByHand()
    const answers = ['milk', 'eggs', 'bread', 'eggs'].map(ask)
    await setImmediate()
    expect(asked()).toEqual([['milk']])
    await serve(turns, 0)
    expect(asked()).toEqual([['milk'], ['eggs', 'bread', 'eggs']])
    turns[1]?.resolve(['a dozen eggs', 'a loaf', 'six more'])
    expect(await Promise.all(answers)).toEqual(['milk for $2', 'a dozen eggs', 'a loaf', 'six more'])
    expect(turns).toHaveLength(2)
  })

  it.each([
    [100, [1, 100]],
    [101, [1, 100, 1]],
    [250, [1, 100, 100, 50]],
  ])('runs %i waiting items in batches of at most a hundred', async (count, sizes) => {
    const { turns, ask, asked } = batchesByHand()
    const names = Array.from({ length: count + 1 }, (_, index) => `cake ${index}`)
    const answers = names.map(ask)
    for (const index of sizes.keys()) await serve(turns, index)
    expect(asked().map(({ length }) => length)).toEqual(sizes)
    expect(await Promise.all(answers)).toEqual(priced(names))
  })

  it('rejects only the items of the failed batch', async () => {
    const { turns, ask } = batchesByHand()
    const answers = Promise.allSettled([ask('milk'), ask('eggs'), ask('bread')])
    await serve(turns, 0)
    const later = ask('tea')
    const failed = { status: 'rejected', reason: new Error('The shop is closed.') }
    turns[1]?.reject(failed.reason)
    await setImmediate()
    await serve(turns, 2)
    expect(await answers).toEqual([{ status: 'fulfilled', value: 'milk for $2' }, failed, failed])
    expect(await later).toBe('tea for $2')
  })

  it('continues after a run that throws synchronously', async () => {
    const ask = inBatches((inputs: string[]) => {
      if (inputs.includes('stone')) throw new Error('Nobody sells stones.')
      return Promise.resolve(priced(inputs))
    })
    await expect(ask('stone')).rejects.toThrow('Nobody sells stones.')
    expect(await ask('milk')).toBe('milk for $2')
  })

  it('runs each item of a failed batch alone, where that is asked for', async () => {
    const batches: string[][] = []
    const ask = inBatches(
      async (inputs: string[]) => {
        batches.push(inputs)
        await setImmediate()
        if (inputs.includes('stone')) throw new Error('Nobody sells stones.')
        return inputs.map((input) => `${input} for $2`)
      },
      { retriesAlone: true },
    )
    const answers = await Promise.allSettled(['tea', 'milk', 'stone', 'bread'].map(ask))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(batches).toEqual([['tea'], ['milk', 'stone', 'bread'], ['milk'], ['stone'], ['bread']])
  })

  it('runs every item once, in order, one batch at a time', async () => {
    const groups = fc.array(fc.integer({ min: 0, max: 130 }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(groups, fc.integer({ min: 1, max: 4 }), async (sizes, ticks) => {
        const served: number[] = []
        let running = 0
        const ask = inBatches(async (inputs: number[]) => {
          running += 1
          expect(running).toBe(1)
          for (let tick = 0; tick < ticks; tick += 1) await setImmediate()
          running -= 1
          served.push(...inputs)
          return inputs.map((input) => input * 2)
        })
        const answers: Promise<number>[] = []
        for (const size of sizes) {
          for (let left = size; left > 0; left -= 1) answers.push(ask(answers.length))
          await setImmediate()
        }
        expect(await Promise.all(answers)).toEqual(answers.map((_, index) => index * 2))
        expect(served).toEqual([...answers.keys()])
      }),
    )
  })
})
