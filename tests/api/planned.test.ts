import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SLOT_HOURS } from '../../src/core/slots.ts'
import { createHelper, signUp } from '../support/client.ts'
import { addPeople, makeDue } from '../support/due-people.ts'
import { FixedClock } from '../support/fixed-clock.ts'
import { openTestApp } from '../support/test-app.ts'
import { provideDatabase, type TestDatabase } from '../support/test-database.ts'
import { deliverAll, handWorker } from '../support/workers.ts'

/** Planned messages over weeks, and through the death of workers. */

const MAIN = join(import.meta.dirname, '../../src/server/main.js')
const DUE = 4000
const onPostgres = process.env['TEST_DATABASE'] === 'postgres'

describe('four weeks with two changes of the clocks', () => {
  const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata']
  const STEP_MS = 20 * 60_000
  const WEEKS_MS = 28 * 24 * 3_600_000

  it('brings every message once, on its day and in its slot', async () => {
    const clock = new FixedClock('2026-10-18T00:00:00.000Z')
    const app = await openTestApp({ clock })
    const worker = await handWorker(app)
    const people = await Promise.all(ZONES.map((timeZone) => signUp(app, { timeZone })))
    const fields = { frequency: 'daily', preferredTime: 'morning', varyTiming: true } as const
    for (const person of people) await createHelper(person, fields)
    await app.services.db.$client.query('update users set message_credits_limit = 1000')
    for (let passed = 0; passed < WEEKS_MS; passed += STEP_MS) {
      clock.advance(STEP_MS)
      await deliverAll(worker)
      // Someone who answers keeps the helper at its usual days.
      await app.services.db.$client.query('update helpers set unanswered = 0 where unanswered > 3')
    }
    const { rows } = await app.services.db.$client.query<{ zone: string; time: Date; status: string }>(
      `select time_zone as zone, scheduled_time as time, status from message_schedules where status <> 'pending'`,
    )
    const [from, until] = SLOT_HOURS.morning
    for (const zone of ZONES) {
      const own = rows.filter((row) => row.zone === zone)
      const local = own.map(({ time }) =>
        Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(zone),
      )
      expect(new Set(local.map((each) => each.toPlainDate().toString())).size).toBe(own.length)
      expect(own.length).toBeGreaterThanOrEqual(27)
      for (const each of local) expect(each.hour >= from && each.hour < until).toBe(true)
      expect(own.every(({ status }) => status === 'delivered')).toBe(true)
    }
    const counted = await app.services.db.$client.query(
      'select count(*)::int as n, count(distinct schedule_id)::int as planned from messages',
    )
    expect(counted.rows).toEqual([{ n: rows.length, planned: rows.length }])
    await app.close()
  }, 120_000)
})

describe.runIf(onPostgres)('workers that share a database', () => {
  const running = new Set<ChildProcess>()
  let database: TestDatabase
  let dataDir: string
  let pool: pg.Pool
  const master = randomBytes(32)

  beforeAll(async () => {
    database = await provideDatabase()
    dataDir = await mkdtemp(join(tmpdir(), 'coterie-planned-'))
    pool = new pg.Pool({ connectionString: database.url ?? '' })
    pool.on('error', () => undefined)
    await addPeople(pool, master, DUE)
  })
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL')
    await pool.end()
    await database.remove()
    await rm(dataDir, { recursive: true, force: true })
  })

  async function startWorker(): Promise<ChildProcess> {
    const env = {
      PATH: process.env['PATH'],
      ROLE: 'worker',
      PORT: '0',
      AI_PROVIDER: 'builtin',
      DATABASE_URL: database.url ?? '',
      DATA_DIR: dataDir,
      MASTER_KEY: master.toString('hex'),
    }
    const child = spawn(process.execPath, [MAIN], {
      env: env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    await once(child.stdout ?? child, 'data')
    return child
  }

  async function count(text: string): Promise<number> {
    const { rows } = await pool.query<{ n: number }>(text)
    return rows[0]?.n ?? 0
  }
  const delivered = () => count('select count(*)::int as n from messages')

  async function untilDelivered(wanted: number): Promise<void> {
    for (let tries = 0; (await delivered()) < wanted; tries += 1) {
      if (tries > 1500) throw new Error(`${await delivered()} of ${wanted} messages came`)
      await sleep(20)
    }
  }

  async function expectExactlyOnce(wanted: number): Promise<void> {
    expect(await delivered()).toBe(wanted)
    expect(await count('select count(distinct schedule_id)::int as n from messages')).toBe(wanted)
    expect(await count('select sum(message_credits_used)::int as n from users')).toBe(wanted)
    expect(await count('select sum(planned_credits_used)::int as n from users')).toBe(wanted)
    expect(await count(`select count(*)::int as n from message_schedules where status = 'pending'`)).toBe(DUE)
  }

  it('lose nothing and write nothing twice when one is killed amid the work', async () => {
    const [first, second] = await Promise.all([startWorker(), startWorker()])
    await makeDue(pool, DUE)
    await untilDelivered(500)
    first?.kill('SIGKILL')
    await untilDelivered(DUE)
    await sleep(700)
    await expectExactlyOnce(DUE)
    second?.kill('SIGTERM')
  }, 60_000)

  it('go on after the database has cut all their connections, and stop within ten seconds', async () => {
    const child = await startWorker()
    await makeDue(pool, DUE)
    await untilDelivered(DUE + 500)
    await pool
      .query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()')
      .catch(() => undefined)
    await untilDelivered(2 * DUE)
    await sleep(700)
    await expectExactlyOnce(2 * DUE)
    const began = Date.now()
    child.kill('SIGTERM')
    await once(child, 'exit')
    expect(Date.now() - began).toBeLessThan(10_000)
  }, 60_000)
})
