import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provideDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { ReadingPool } from './reading-pool.ts'

/** Reads that share connections of a PostgreSQL server: each gets its own answer, whatever becomes of the others. */

const LANES = 2
const PATIENCE = { timeout: 10_000 }
const ME = { name: 'me', text: 'select pg_backend_pid() as pid' }
const divide = (by: number) => ({ name: 'divide', text: 'select 840 / $1::int as answer', values: [by] })

let database: TestDatabase
let pool: ReadingPool
const lost: Error[] = []

beforeEach(async ({ skip }) => {
  database = await provideDatabase()
  skip(database.url === null, 'the embedded database has one connection')
  pool = new ReadingPool({ connectionString: database.url ?? '' }, LANES, (error) => lost.push(error))
})
afterEach(async () => {
  await pool?.end()
  await database.remove()
})

const pids = async (count: number): Promise<Set<number>> => {
  const answers = await Promise.all(Array.from({ length: count }, () => pool.read<{ pid: number }>(ME)))
  return new Set(answers.map(({ rows }) => rows[0]?.pid ?? 0))
}
const untilShared = () => vi.waitFor(async () => expect((await pids(100)).size).toBe(LANES), PATIENCE)

it('answers each by itself over two connections, and a failing one fails alone', async () => {
  await untilShared()
  const numbers = Array.from({ length: 60 }, (_, index) => index % 20)
  const answers = await Promise.allSettled(numbers.map((by) => pool.read<{ answer: number }>(divide(by))))
  for (const [index, by] of numbers.entries()) {
    const answer = answers[index]
    if (by === 0) expect(answer).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
    else expect(answer).toMatchObject({ status: 'fulfilled', value: { rows: [{ answer: Math.trunc(840 / by) }] } })
  }
  expect((await pids(100)).size).toBe(LANES)
})

it('reads on, over new connections, when those that were shared are cut', async () => {
  await untilShared()
  const before = await pids(100)
  await pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [[...before]])
  await vi.waitFor(() => expect(lost.length).toBeGreaterThanOrEqual(LANES), PATIENCE)
  expect((await pool.read<{ answer: number }>(divide(2))).rows).toEqual([{ answer: 420 }])
  await untilShared()
  const after = await pids(100)
  expect([...after].filter((pid) => before.has(pid))).toEqual([])
})
