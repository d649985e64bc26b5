import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPeople, makeDue } from '../support/due-people.ts'
import { openTestBed, type TestBed } from '../support/product-process.ts'
import { until } from '../support/until.ts'

/** Planned messages when workers and their shared database are killed. */

const PEOPLE = 10_000
const FIRST_DUE = 4000
const LIMIT_MS = 60_000
const COUNT_EVERY_MS = 50

let testBed: TestBed
beforeAll(async () => {
  testBed = await openTestBed()
  await addPeople(testBed.pool, testBed.master, PEOPLE)
})
afterAll(() => testBed.close())

async function count(text: string): Promise<number> {
  const { rows } = await testBed.pool.query<{ n: number }>(text)
  return rows[0]?.n ?? 0
}
/** -1 while the database is down. */
const delivered = () => count('select count(*)::int as n from messages').catch(() => -1)

const untilDelivered = (wanted: number) => until(delivered, (there) => there >= wanted, LIMIT_MS, COUNT_EVERY_MS)

/** This many messages, one per schedule, each paid for once; nothing is due, and everyone has one next message. */
async function expectExactlyOnce(wanted: number): Promise<void> {
  expect(await count('select count(distinct schedule_id)::int as n from messages')).toBe(wanted)
  expect(await delivered()).toBe(wanted)
  expect(await count('select sum(message_credits_used)::int as n from users')).toBe(wanted)
  expect(await count('select sum(planned_credits_used)::int as n from users')).toBe(wanted)
  expect(await count(`select count(*)::int as n from message_schedules where status = 'delivered'`)).toBe(wanted)
  expect(await count(`select count(*)::int as n from message_schedules where status = 'pending'`)).toBe(PEOPLE)
  expect(await count('select count(distinct helper_id)::int as n from message_schedules')).toBe(PEOPLE)
  expect(await count(`select max(n)::int as n from (select count(*) as n from messages group by helper_id) m`)).toBe(
    wanted > PEOPLE ? 2 : 1,
  )
}

describe('workers that share a database', () => {
  const startWorker = () => testBed.start({ ROLE: 'worker' })

  it('lose and duplicate nothing when one is killed midway', async () => {
    const [first, second] = await Promise.all([startWorker(), startWorker()])
    await makeDue(testBed.pool, FIRST_DUE)
    await untilDelivered(500)
    await first.end('SIGKILL')
    await untilDelivered(FIRST_DUE)
    await second.end('SIGTERM')
    await expectExactlyOnce(FIRST_DUE)
  })

  it('continue after a database crash amid ten thousand messages, and stop in time', async () => {
    const workers = await Promise.all([startWorker(), startWorker()])
    await makeDue(testBed.pool, PEOPLE)
    await untilDelivered(FIRST_DUE + 1000)
    await testBed.server.crash()
    expect(await delivered()).toBeLessThan(FIRST_DUE + PEOPLE)
    await untilDelivered(FIRST_DUE + PEOPLE)
    const took = await Promise.all(workers.map((worker) => worker.end('SIGTERM')))
    expect(Math.max(...took)).toBeLessThan(10_000)
    await expectExactlyOnce(FIRST_DUE + PEOPLE)
  })
})
