import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenIn } from '../support/account-emails.ts'
import { addPeople } from '../support/due-people.ts'
import { type OpenAiStandIn, startOpenAiStandIn } from '../support/openai-stand-in.ts'
import { openTestBed, type ProductProcess, type TestBed } from '../support/product-process.ts'
import { type PushStandIn, startPushStandIn } from '../support/push-stand-in.ts'
import { addressOfPerson, makeReachable, phoneOfPerson } from '../support/reachable-people.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../support/smtp-stand-in.ts'
import { startTwilioStandIn, TWILIO, type TwilioStandIn } from '../support/twilio-stand-in.ts'
import { until } from '../support/until.ts'

/**
 * Emails, pushes and SMS when the workers that send them are killed. Use `NOTICE_PEOPLE=500 NOTICE_KILLS=20` for a
 * longer run.
 */

const PEOPLE = Number(process.env.NOTICE_PEOPLE ?? 48)
const KILLS = Number(process.env.NOTICE_KILLS ?? 4)
/** Leases of a killed worker must have expired by then. */
const SETTLED_MS = 60_000
const LIMIT_MS = SETTLED_MS + KILLS * 15_000
/** Each step of an outside service, during which a worker is killed. */
const LAG_MS = 250
/** One in this many people gets SMS, and another has messages written by a model. */
const EVERY = 6

let testBed: TestBed
let smtp: SmtpStandIn
let push: PushStandIn
let twilio: TwilioStandIn
let model: OpenAiStandIn
let env: Record<string, string>
let browsers: Map<number, string>
let web: ProductProcess
const ids = Array.from({ length: PEOPLE }, (_, index) => index + 1)
const texted = ids.filter((id) => id % EVERY === 0)
const modelled = ids.filter((id) => id % EVERY === 1)

beforeAll(async () => {
  ;[testBed, smtp, push, twilio, model] = await Promise.all([
    openTestBed(),
    startSmtpStandIn(),
    startPushStandIn(),
    startTwilioStandIn(),
    startOpenAiStandIn(),
  ])
  await addPeople(testBed.pool, testBed.master, PEOPLE)
  browsers = await makeReachable(testBed.pool, testBed.master, push, texted)
  await testBed.pool.query('update helpers set use_templated_messages = false where user_id = any($1)', [modelled])
  smtp.slowDown(LAG_MS)
  twilio.slowDown(LAG_MS)
  push.answer({ status: 201, afterMs: LAG_MS })
  model.behave({ pieces: ['Good ', 'morning, ', 'Robin.'] })
  env = {
    ...{ AI_PROVIDER: 'compatible', AI_BASE_URL: model.url, AI_API_KEY: 'k', AI_MODEL: 'm' },
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'Coterie <hello@coterie.example>' },
    ...{ SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: TWILIO.accountSid, TWILIO_AUTH_TOKEN: TWILIO.authToken },
    ...{
      TWILIO_FROM: TWILIO.from,
      TWILIO_BASE_URL: twilio.url,
      DAILY_CALL_LIMIT: '100000',
      PUSH_PRIVATE_ENDPOINTS: 'on',
    },
  }
  web = await testBed.start({ ...env, ROLE: 'web' })
}, 60_000)
afterAll(async () => {
  await testBed.close()
  await Promise.all([smtp, push, twilio, model].map((standIn) => standIn.close()))
})

async function count(text: string): Promise<number> {
  const { rows } = await testBed.pool.query<{ n: number }>(`select count(*)::int as n from ${text}`)
  return rows[0]?.n ?? 0
}

/** Makes their messages due, and requests a password reset for each. */
async function makeDue(people: readonly number[]): Promise<void> {
  await testBed.pool.query(
    `update message_schedules set scheduled_time = now() where status = 'pending' and user_id = any($1)`,
    [people],
  )
  for (const id of people) {
    const body = JSON.stringify({ email: addressOfPerson(id) })
    const headers = { 'content-type': 'application/json', origin: web.origin }
    const { status } = await fetch(`${web.origin}/api/auth/reset`, { method: 'POST', headers, body })
    expect(status).toBe(202)
  }
}

/** Shortens the quarter of an hour until an email. */
function hurryEmails(): () => Promise<void> {
  let isOver = false
  const hurrying = (async () => {
    while (!isOver) {
      await testBed.pool.query(
        `update deliveries set due_at = now() where channel = 'email' and status = 'pending' and tries = 0 and due_at > now()`,
      )
      await sleep(100)
    }
  })()
  return async () => {
    isOver = true
    await hurrying
  }
}

const open = async (): Promise<Record<string, number>> => ({
  messages: PEOPLE - (await count(`message_schedules where status = 'delivered'`)),
  notices: await count(`deliveries where status in ('pending', 'sending')`),
  pushes: await count('push_deliveries'),
  letters: await count('email_outbox'),
})

/** How often each of them arrived. */
const tally = (values: readonly string[]): Map<string, number> =>
  values.reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map<string, number>())

const headerOf = (raw: string, name: string): string =>
  new RegExp(`^${name}: (.+(?:\r\n .+)*)`, 'mi').exec(raw)?.[1] ?? ''

describe('workers that are killed', () => {
  it('lose no email, push message or SMS, and send none twice', { timeout: LIMIT_MS }, async () => {
    const workers = await Promise.all([1, 2].map(() => testBed.start({ ...env, ROLE: 'worker' })))
    const endHurry = hurryEmails()
    const wave = Math.ceil(PEOPLE / KILLS)
    for (let kill = 0; kill < KILLS; kill += 1) {
      await makeDue(ids.slice(kill * wave, (kill + 1) * wave))
      // During a different step each time.
      await sleep(400 + ((kill * 370) % 1100))
      await workers[kill % 2]?.end('SIGKILL')
      workers[kill % 2] = await testBed.start({ ...env, ROLE: 'worker' })
    }
    const began = performance.now()
    const left = await until(open, (all) => Object.values(all).every((n) => n === 0), SETTLED_MS)
    const took = performance.now() - began
    await endHurry()
    expect(left).toEqual({ messages: 0, notices: 0, pushes: 0, letters: 0 })

    expect(await count('messages')).toBe(PEOPLE)
    expect(await count('(select distinct helper_id from messages) m')).toBe(PEOPLE)

    const { rows } = await testBed.pool.query<{
      id: string
      user_id: number
      channel: string
      status: string
      reason: string
    }>('select id, user_id, channel, status, reason from deliveries order by id')
    const of = (channel: string) => rows.filter((row) => row.channel === channel)

    const isReset = ({ raw }: { raw: string }) => headerOf(raw, 'Subject').includes('password')
    const arrived = tally(smtp.received.filter((each) => !isReset(each)).map(({ raw }) => headerOf(raw, 'Message-ID')))
    expect(Math.max(...arrived.values())).toBe(1)
    const emails = of('email')
    expect(emails).toHaveLength(PEOPLE)
    const unknown = emails.filter(({ status }) => status !== 'delivered')
    for (const each of unknown)
      expect(each).toMatchObject({ status: 'failed', reason: expect.stringContaining('may not have arrived') })
    const missing = emails.filter(({ id }) => !arrived.has(`<notice-${id}@127.0.0.1>`))
    expect(missing.filter(({ status }) => status === 'delivered')).toEqual([])
    const resets = smtp.received.filter(isReset)
    const asked = tally(resets.map(({ to }) => to.join()))
    expect([...asked.keys()].toSorted()).toEqual(ids.map(addressOfPerson).toSorted())
    // A repeated one came with the same link.
    const links = new Set(resets.map(({ raw }) => `${headerOf(raw, 'Message-ID')} ${tokenIn(raw)}`))
    expect(links.size).toBe(PEOPLE)

    expect(of('push').map(({ status }) => status)).toEqual(Array.from({ length: PEOPLE }, () => 'delivered'))
    const topics = new Map([...browsers.values()].map((endpoint) => [endpoint, new Set<string>()]))
    for (const { endpoint, topic } of push.received) topics.get(endpoint)?.add(topic)
    expect([...topics.values()].every(({ size }) => size === 1)).toBe(true)

    const texts = tally(twilio.texts.map(({ to }) => to))
    expect([...texts.keys()].toSorted()).toEqual(texted.map(phoneOfPerson).toSorted())
    expect(Math.max(...texts.values())).toBe(1)

    console.log({
      people: PEOPLE,
      kills: KILLS,
      settledMs: Math.round(took),
      emails: { arrived: PEOPLE - missing.length, unknown: unknown.length },
      resets: { arrived: asked.size, twice: resets.length - asked.size },
      pushes: { browsers: topics.size, sent: push.received.length },
      texts: texts.size,
    })
  })
})
