import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { helperFields, PASSWORD } from '../support/client.ts'
import { addPeople } from '../support/due-people.ts'
import { type EventSource, openEvents } from '../support/event-source.ts'
import { type Behaviour, type OpenAiStandIn, startOpenAiStandIn } from '../support/openai-stand-in.ts'
import { openTestBed, type ProductProcess, type TestBed } from '../support/product-process.ts'
import { until } from '../support/until.ts'

/** Two processes of the product on one PostgreSQL, and a model that fails half of the time. */

const PEOPLE = 24
const LIMIT_MS = 60_000

let testBed: TestBed
let model: OpenAiStandIn
let ai: Record<string, string>
let one: ProductProcess
let other: ProductProcess
beforeAll(async () => {
  ;[testBed, model] = await Promise.all([openTestBed(), startOpenAiStandIn()])
  ai = { AI_PROVIDER: 'compatible', AI_BASE_URL: model.url, AI_API_KEY: 'k', AI_MODEL: 'm' }
  ;[one, other] = await Promise.all([testBed.start(ai), testBed.start(ai)])
})
afterAll(async () => {
  await testBed.close()
  await model.close()
})

async function count(text: string): Promise<number> {
  const { rows } = await testBed.pool.query<{ n: number }>(text)
  return rows[0]?.n ?? 0
}

async function post(path: string, cookie: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(one.origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(201)
  return answer
}

async function arrive(username: string): Promise<{ cookie: string; helperId: number }> {
  const answer = await post('/api/auth/sign-up', '', { username, password: PASSWORD, adult: true })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const helper = (await (await post('/api/helpers', cookie, helperFields())).json()) as { id: number }
  return { cookie, helperId: helper.id }
}

describe('live events', () => {
  const idsOf = (source: EventSource) =>
    source.heard.filter(({ event }) => event === 'message').map(({ data }) => Number(data['message']?.['id']))

  it('reach a browser through either process, and missed ones arrive once', async () => {
    const { cookie, helperId } = await arrive('listener')
    const makeDue = () =>
      testBed.pool.query(
        `update message_schedules set scheduled_time = now() where helper_id = $1 and status = 'pending'`,
        [helperId],
      )
    const [here, there] = await Promise.all([openEvents(one.origin, cookie), openEvents(other.origin, cookie)])
    await Promise.all([here.until('usage', 1), there.until('usage', 1)])
    await makeDue()
    await Promise.all([here.until('message', 1), there.until('message', 1)])
    expect(idsOf(here)).toEqual(idsOf(there))
    const lastId = here.heard.findLast(({ event }) => event === 'message')?.id
    await Promise.all([here.close(), there.close()])

    for (let missed = 1; missed <= 2; missed += 1) {
      await makeDue()
      await until(
        () => count('select count(*)::int as n from messages where schedule_id is not null'),
        (there) => there === 1 + missed,
      )
    }
    const back = await openEvents(other.origin, cookie, lastId)
    await back.until('message', 2)
    await back.until('usage', 1)
    await makeDue()
    await back.until('message', 3)
    expect(new Set(idsOf(back)).size).toBe(3)
    expect(idsOf(back).includes(idsOf(here)[0] ?? 0)).toBe(false)
    await back.close()
  })

  it('end at once when the device is signed out through the other process', async () => {
    const { cookie } = await arrive('leaver')
    const stream = await openEvents(other.origin, cookie)
    await stream.until('usage', 1)
    await fetch(`${one.origin}/api/auth/sign-out`, { method: 'POST', headers: { cookie } })
    await stream.ended
  })
})

describe('a model that fails half of the time', () => {
  /** Every second call fails: refused, or cut off during the reply. */
  function failHalf(): void {
    let calls = 0
    model.behave((): Behaviour => {
      calls += 1
      if (calls % 2 === 1) return { pieces: ['Good ', 'morning, ', 'Robin.'] }
      return { fault: calls % 4 === 0 ? { kind: 'status', status: 500 } : { kind: 'break_after', pieces: 2 } }
    })
  }
  const settled = () =>
    count(`select count(*)::int as n from message_schedules where status not in ('pending', 'claimed')`)

  async function addDue(): Promise<void> {
    await testBed.pool.query('delete from users')
    await addPeople(testBed.pool, testBed.master, PEOPLE)
    await testBed.pool.query('update helpers set use_templated_messages = false')
  }
  const makeDue = () => testBed.pool.query('update message_schedules set scheduled_time = now()')
  const untilSettled = () =>
    until(
      async () => {
        // The pauses between attempts are shortened; their number is the queue's.
        await testBed.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
        return settled()
      },
      (done) => done === PEOPLE,
      LIMIT_MS,
    )

  it('has each message written once, by the model or a prepared line, and charged accordingly', async () => {
    await addDue()
    failHalf()
    await makeDue()
    await untilSettled()

    const { rows } = await testBed.pool.query<{ source: string; n: number; paid: number }>(
      `select m.source, count(*)::int as n,
         count(*) filter (where e.state = 'spent' and e.message_id = m.id)::int as paid
       from messages m left join allowance_reservations e on e.schedule_id = m.schedule_id and e.state = 'spent'
       group by m.source order by m.source desc`,
    )
    const written = rows.find(({ source }) => source === 'model')
    const replaced = rows.find(({ source }) => source === 'fallback')
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(PEOPLE)
    expect(written?.n).toBeGreaterThan(0)
    expect(written?.paid).toBe(written?.n)
    expect(replaced?.paid ?? 0).toBe(0)
    expect(await count('select count(distinct schedule_id)::int as n from messages')).toBe(PEOPLE)
    expect(await count('select count(distinct helper_id)::int as n from messages')).toBe(PEOPLE)
    expect(await count('select sum(message_credits_used)::int as n from users')).toBe(written?.n)
    expect(await count(`select count(*)::int as n from allowance_reservations where state = 'reserved'`)).toBe(0)
    expect(await count(`select count(*)::int as n from message_schedules where status = 'delivered'`)).toBe(PEOPLE)
    expect(await count(`select count(*)::int as n from message_schedules where status = 'pending'`)).toBe(PEOPLE)
    expect(model.requests.length).toBeGreaterThan(PEOPLE)
  })

  it('leaves hanging messages to the next process when all were stopped', async () => {
    await addDue()
    model.behave({ fault: { kind: 'hang', at: 'headers' } })
    const before = model.requests.length
    await makeDue()
    await until(
      async () => model.requests.length - before,
      (asked) => asked >= PEOPLE / 2,
      LIMIT_MS,
    )
    const took = await Promise.all([one, other].map((each) => each.end('SIGTERM')))
    expect(Math.max(...took)).toBeLessThan(10_000)
    expect(await settled()).toBe(0)

    model.behave({ pieces: ['Good ', 'morning.'] })
    await testBed.start(ai)
    await untilSettled()
    expect(await count(`select count(*)::int as n from messages where source = 'model'`)).toBe(PEOPLE)
    expect(await count('select count(distinct schedule_id)::int as n from messages')).toBe(PEOPLE)
    expect(await count('select sum(message_credits_used)::int as n from users')).toBe(PEOPLE)
  })
})
