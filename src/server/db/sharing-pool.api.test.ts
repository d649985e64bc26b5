import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provideDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { SharingPool } from './sharing-pool.ts'

/** Statements that share connections of a PostgreSQL server: each gets its own answer, whatever becomes of the others. */

const LANES = 2
const PATIENCE = { timeout: 10_000 }
const ME = { name: 'me', text: 'select pg_backend_pid() as pid' }
const divide = (by: number) => ({ name: 'divide', text: 'select 840 / $1::int as answer', values: [by] })

let database: TestDatabase
let pool: SharingPool
const lost: Error[] = []

beforeEach(async ({ skip }) => {
  database = await provideDatabase()
  skip(database.url === null, 'the embedded database has one connection')
  pool = new SharingPool({ connectionString: database.url ?? '' }, LANES, (error) => lost.push(error))
})
afterEach(async () => {
  await pool?.end()
  await database.remove()
})

const pids = async (count: number, kind: 'read' | 'write' = 'read'): Promise<Set<number>> => {
  const answers = await Promise.all(Array.from({ length: count }, () => pool[kind]<{ pid: number }>(ME)))
  return new Set(answers.map(({ rows }) => rows[0]?.pid ?? 0))
}
const untilShared = (kind: 'read' | 'write' = 'read') =>
  vi.waitFor(async () => expect((await pids(100, kind)).size).toBe(LANES), PATIENCE)

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

it('compiles nothing on any connection', async () => {
  await untilShared()
  await untilShared('write')
  const query = { name: 'jit', text: 'show jit' }
  for (const answer of [pool.read(query), pool.write(query), pool.query(query)]) {
    expect((await answer).rows).toEqual([{ jit: 'off' }])
  }
})

const countUp = (id: number) => ({
  name: 'count_up',
  text: 'update counters set value = value + 1 where id = $1 returning value',
  values: [id],
})

it('writes on while one write waits for a lock, which then waits on a connection of its own', async () => {
  await pool.query('create table counters (id int primary key, value int not null default 0)')
  await pool.query('insert into counters select generate_series(1, 20)')
  await untilShared('write')
  const shared = await pids(100, 'write')
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select from counters where id = 1 for update')

  let isHeldUp = true
  const waiting = pool.write<{ value: number }>(countUp(1)).finally(() => {
    isHeldUp = false
  })
  const others = Array.from({ length: 19 }, (_, index) => pool.write<{ value: number }>(countUp(index + 2)))
  expect((await Promise.all(others)).map(({ rows }) => rows[0]?.value)).toEqual(others.map(() => 1))
  await vi.waitFor(async () => {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    expect(rows.filter(({ pid }) => !shared.has(pid))).toHaveLength(1)
  }, PATIENCE)
  expect(isHeldUp).toBe(true)

  await holder.query('commit')
  holder.release()
  expect((await waiting).rows).toEqual([{ value: 1 }])
})

it('runs no write twice when the connection is cut', async () => {
  await pool.query('create table counters (id int primary key, value int not null default 0)')
  await pool.query('insert into counters values (1)')
  await untilShared('write')
  const text = 'with counted as (update counters set value = value + 1) select pg_terminate_backend(pg_backend_pid())'
  await expect(pool.write({ name: 'cut', text })).rejects.toThrow()
  await untilShared('write')
  expect((await pool.query('select value from counters')).rows).toEqual([{ value: 0 }])
  expect((await pool.write<{ value: number }>(countUp(1))).rows).toEqual([{ value: 1 }])
})
