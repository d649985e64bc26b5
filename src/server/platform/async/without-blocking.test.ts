import { expect, it } from 'vitest'
import { mapWithoutBlocking } from './without-blocking.ts'

function keepBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

it('works in order, and yields to other work in between', async () => {
  const done: (number | string)[] = []
  setImmediate(() => done.push('other'))
  const results = await mapWithoutBlocking([1, 2, 3], (item) => {
    keepBusy(6)
    done.push(item)
    return item * 2
  })
  expect(results).toEqual([2, 4, 6])
  expect(done).toEqual([1, 'other', 2, 3])
})

it('gives each of several callers a turn of its own', async () => {
  let turns = 0
  let next: NodeJS.Immediate
  const countTurns = (): void => {
    turns += 1
    next = setImmediate(countTurns)
  }
  next = setImmediate(countTurns)
  const workedIn = () =>
    mapWithoutBlocking([1, 2], () => {
      keepBusy(6)
      return turns
    })
  expect(await Promise.all([workedIn(), workedIn()])).toEqual([
    [0, 1],
    [0, 2],
  ])
  clearImmediate(next)
})

it('stops when it is aborted', async () => {
  const done: number[] = []
  const patience = new AbortController()
  const work = mapWithoutBlocking(
    [1, 2, 3],
    (item) => {
      keepBusy(6)
      done.push(item)
    },
    patience.signal,
  )
  patience.abort()
  await expect(work).rejects.toThrow()
  expect(done).toEqual([1])
})
