import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Client, createHelper, messageTo, PASSWORD, type Person, signUp } from '../../../../tests/support/client.ts'
import { type ModelApp, openModelApp } from '../../../../tests/support/model-app.ts'
import type { OpenAiStandIn } from '../../../../tests/support/openai-stand-in.ts'
import { dataOf } from '../../../../tests/support/sse.ts'
import type { TestApp } from '../../../../tests/support/test-app.ts'
import type { User } from '../../../contract/accounts.ts'
import type { AdminUsers, AuditPage, Prices, QueueFigures, UsageHistory, UsageReport } from '../../../contract/admin.ts'
import type { HelperList } from '../../../contract/helpers.ts'
import type { Exchange } from '../../../contract/messages.ts'

let app: TestApp
let opened: ModelApp
let model: OpenAiStandIn
let operator: Person
let person: Person

beforeAll(async () => {
  opened = await openModelApp({ model: 'gpt-5-mini' })
  ;({ app, model } = opened)
  operator = await signUp(app, { username: 'first' })
  person = await signUp(app, { username: 'somebody' })
})
afterAll(async () => {
  await opened.close()
})

const report = async (): Promise<UsageReport> => (await operator.get<UsageReport>('/api/admin/usage-report')).body
const audit = async (): Promise<AuditPage['entries']> =>
  (await operator.get<AuditPage>('/api/admin/audit-log')).body.entries
const settled = () => app.services.replies.drain(2000)

/** The specification's rules, as a page that knows only the text would read it. */
function parseReport(text: string) {
  const line = (name: string): string => text.split('\n').find((entry) => entry.includes(name)) ?? ''
  const calls = /(\d+)\/(\d+).*\(([\d.]+)%\)/.exec(line('Daily calls'))
  const cost = /\$([\d.]+)\/\$([\d.]+).*\(([\d.]+)%\)/.exec(line('Monthly cost'))
  return {
    calls: calls?.slice(1).map(Number),
    cost: cost?.slice(1).map(Number),
    failures: Number(/(\d+)/.exec(line('Consecutive failures'))?.[1]),
    paused: line('System status').includes('PAUSED'),
  }
}

describe('access', () => {
  const calls: ['get' | 'post' | 'patch' | 'delete', string][] = [
    ['get', '/api/admin/health'],
    ['get', '/api/admin/usage-report'],
    ['get', '/api/admin/usage-history'],
    ['get', '/api/admin/queue'],
    ['get', '/api/admin/audit-log'],
    ['get', '/api/admin/users'],
    ['get', '/api/admin/prices'],
    ['get', '/api/admin/templates'],
    ['get', '/api/admin/safety-counts'],
    ['post', '/api/admin/emergency-pause'],
    ['post', '/api/admin/emergency-unpause'],
    ['post', '/api/admin/clear-schedule-backlog'],
    ['post', '/api/admin/users/1/plan'],
    ['post', '/api/admin/users/1/suspend'],
    ['post', '/api/admin/users/1/restore'],
    ['post', '/api/admin/users/1/role'],
    ['post', '/api/admin/prices'],
    ['delete', '/api/admin/prices'],
    ['patch', '/api/admin/templates/1'],
    ['get', '/api/admin/connections'],
    ['get', '/api/admin/connections/local-servers'],
    ['get', '/api/admin/connections/local-models'],
    ['post', '/api/admin/connections/local-models/download'],
    ['post', '/api/admin/connections/model'],
    ['delete', '/api/admin/connections/model'],
    ['post', '/api/admin/connections/model/list'],
    ['post', '/api/admin/connections/model/test'],
    ['post', '/api/admin/connections/own-models'],
    ['post', '/api/admin/connections/push/test'],
    ['get', '/metrics'],
  ]

  it.each(calls)('%s %s is for operators only', async (method, url) => {
    const ask = (cookie: string) =>
      app.http.inject({ method, url, headers: { cookie }, remoteAddress: '192.0.2.1' }).then((r) => r.statusCode)
    expect(await ask(person.cookie)).toBe(403)
    expect(await ask('')).toBe(url === '/metrics' ? 403 : 401)
    expect(await ask(operator.cookie)).not.toBe(403)
    await operator.post('/api/admin/emergency-unpause')
  })

  it('is checked for every route below /api/admin', async () => {
    const { body } = await operator.get<{ paths: Record<string, object> }>('/api/openapi.json')
    const known = new Set(calls.map(([, url]) => url.replace('/1', '/{id}').replace('/push/', '/{kind}/')))
    const admin = Object.keys(body.paths).filter((path) => path.startsWith('/api/admin'))
    expect(admin.filter((path) => !known.has(path))).toEqual([])
    expect(admin.length).toBeGreaterThan(10)
  })

  it('is granted to names in OPERATORS', async () => {
    const named = await signUp(app)
    await operator.post(`/api/admin/users/${named.user.id}/role`, { role: 'operator' })
    expect((await named.get('/api/admin/queue')).status).toBe(200)
    await operator.post(`/api/admin/users/${named.user.id}/role`, { role: 'user' })
    expect((await named.get('/api/admin/queue')).status).toBe(403)
    expect((await operator.post(`/api/admin/users/${operator.user.id}/role`, { role: 'user' })).status).toBe(409)
  })
})

describe('the usage report', () => {
  it('can be parsed by the specified rules, and matches its fields', async () => {
    const helper = await createHelper(person)
    await person.post('/api/messages', messageTo(helper, 'Hello.'))
    await settled()
    const body = await report()
    const read = parseReport(body.report)
    expect(body).toMatchObject({ dailyLimit: 1000, monthlyLimitUsd: 50, breaker: 'closed', paused: false })
    expect(body.monthlyCostUsd).toBeCloseTo((11 * 0.25 + 50 * 2) / 1e6, 5)
    expect(read).toMatchObject({ failures: 0, paused: false })
    expect(read.calls).toEqual([body.dailyCalls, 1000, 0])
    expect(read.cost?.[1]).toBe(50)
    expect(body.dailyCalls).toBeGreaterThan(0)
  })

  it('breaks down the last 24 hours and 30 days', async () => {
    for (const range of ['24h', '30d']) {
      const { body } = await operator.get<UsageHistory>(`/api/admin/usage-history?range=${range}`)
      expect(body.buckets).toHaveLength(range === '24h' ? 24 : 30)
      expect(body.buckets.at(-1)?.calls).toBeGreaterThan(0)
      expect(body.byModel[0]).toMatchObject({ name: 'gpt-5-mini', failures: 0, inputTokens: 11 })
      expect(body.byPurpose.map(({ name }) => name)).toContain('chat')
      expect(body.topUsers[0]).toMatchObject({ username: 'somebody' })
      expect(body.p95Ms).toBeGreaterThanOrEqual(body.p50Ms ?? 0)
    }
  })
})

describe('a pause', () => {
  it('keeps helpers answering with labelled fallback replies at no cost, and can be ended', async () => {
    const friend = await createHelper(person, { personaType: 'friend', name: 'Sam' })
    const asked = model.requests.length
    const { body } = await operator.post<{ message: string }>('/api/admin/emergency-pause', { hours: 6 })
    expect(body.message).toContain('6 hours')
    expect(parseReport((await report()).report).paused).toBe(true)

    const before = (await person.get<{ user: User }>('/api/auth/me')).body.user.messageCreditsUsed
    const { body: exchange } = await person.post<Exchange>('/api/messages', messageTo(friend, 'Are you there?'))
    expect(exchange.reply.source).toBe('fallback')
    expect((await person.get<{ user: User }>('/api/auth/me')).body.user.messageCreditsUsed).toBe(before)
    expect(model.requests.length).toBe(asked)

    await operator.post('/api/admin/emergency-unpause')
    expect((await report()).paused).toBe(false)
    const { body: after } = await person.post<Exchange>('/api/messages', messageTo(friend, 'And now?'))
    expect(after.reply.source).toBe('model')
    expect((await audit()).slice(0, 2).map(({ action }) => action)).toEqual(['resume', 'pause'])
  })

  it('lets 200 open streams finish, and answers later messages with a fallback', async () => {
    const talker = await signUp(app)
    await operator.post(`/api/admin/users/${talker.user.id}/plan`, { tier: 'unlimited' })
    const helper = await createHelper(talker)
    model.behave({ tokenMs: 40 })
    const before = model.requests.length
    const send = () => talker.stream('/api/messages', messageTo(helper, 'Go on.'))
    const streams = Array.from({ length: 200 }, send)
    while (model.requests.length < before + 200) await new Promise((resolve) => setTimeout(resolve, 5))
    await operator.post('/api/admin/emergency-pause', { hours: 1 })
    const late = dataOf(await send(), 'done').reply.source
    const early = (await Promise.all(streams)).map((events) => dataOf(events, 'done').reply.source)
    expect(early).toEqual(Array(200).fill('model'))
    expect(late).toBe('fallback')
    expect(model.requests.length).toBe(before + 200)
    await operator.post('/api/admin/emergency-unpause')
    model.behave({})
  })

  it('lasts 1, 6 or 24 hours', async () => {
    expect((await operator.post('/api/admin/emergency-pause', { hours: 2 })).status).toBe(400)
  })
})

describe('a failing provider', () => {
  beforeEach(() => operator.post('/api/admin/emergency-unpause'))

  it('is not called after five failures, while helpers keep answering', async () => {
    const speaker = await signUp(app)
    const helper = await createHelper(speaker)
    model.behave({ fault: { kind: 'status', status: 400 } })
    for (let count = 0; count < 5; count += 1) {
      await speaker.post('/api/messages', messageTo(helper, 'Hello.'))
      await settled()
    }
    const asked = model.requests.length
    const { body } = await speaker.post<Exchange>('/api/messages', messageTo(helper, 'Hello.'))
    expect(body.reply.source).toBe('fallback')
    expect(model.requests.length).toBe(asked)
    expect(await report()).toMatchObject({ consecutiveFailures: 5, breaker: 'open', paused: false })
    model.behave({})
  })
})

describe('the cost of calls without a token count', () => {
  it('is reported separately, at the most that can have been billed', async () => {
    await operator.post('/api/admin/emergency-unpause')
    const speaker = await signUp(app)
    const helper = await createHelper(speaker)
    const before = await report()
    model.behave({ pieces: ['A ', 'few ', 'words'], fault: { kind: 'break_after', pieces: 2 } })
    await speaker.post('/api/messages', messageTo(helper, 'Hello.'))
    await settled()
    model.behave({})
    const after = await report()
    expect(after.uncountedCalls).toBe(before.uncountedCalls + 1)
    const added = after.uncountedCostUsd - before.uncountedCostUsd
    expect(added).toBeGreaterThan(0)
    expect(after.monthlyCostUsd - before.monthlyCostUsd).toBeCloseTo(added, 6)
    expect(after.report).toMatch(/Included above: \$\d+\.\d\d for \d+ calls? without a token count/)
    expect(after.assumedPrice).toBeNull()
  })
})

describe('managing accounts', () => {
  it('changes a plan and records it', async () => {
    const { status, body } = await operator.post<{ user: User }>(`/api/admin/users/${person.user.id}/plan`, {
      tier: 'pro',
    })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      subscriptionTier: 'pro',
      messageCreditsLimit: 500,
      subscriptionStatus: 'granted',
    })
    expect((await audit())[0]).toMatchObject({ action: 'plan', actor: 'first' })
    expect((await operator.post('/api/admin/users/999999/plan', { tier: 'pro' })).status).toBe(404)
    expect((await operator.post(`/api/admin/users/${person.user.id}/plan`, { tier: 'gold' })).status).toBe(400)
  })

  it('lists accounts with plan and usage, and finds them by name', async () => {
    const { body } = await operator.get<AdminUsers>('/api/admin/users?search=SOMEB')
    expect(body.users).toHaveLength(1)
    const { helpers } = (await person.get<HelperList>('/api/helpers')).body
    expect(body.users[0]).toMatchObject({ username: 'somebody', tier: 'pro', creditsLimit: 500, role: 'user' })
    expect(body.users[0]?.helpers).toBe(helpers.length)
    expect(body.users[0]?.calls).toBeGreaterThan(0)
    expect((await operator.get<AdminUsers>('/api/admin/users?search=%25')).body.users).toEqual([])
  })

  it('suspends accounts: signs them out, tells them why, and can undo it', async () => {
    const target = await signUp(app, { username: 'target' })
    expect((await operator.post(`/api/admin/users/${target.user.id}/suspend`)).status).toBe(204)
    expect((await target.get('/api/auth/me')).status).toBe(401)
    const again = new Client(app)
    const credentials = { username: 'target', password: PASSWORD }
    expect((await again.post('/api/auth/sign-in', credentials)).status).toBe(403)
    expect((await again.post('/api/auth/sign-in', { ...credentials, password: 'a wrong guess' })).status).toBe(401)
    await operator.post(`/api/admin/users/${target.user.id}/restore`)
    expect((await again.post('/api/auth/sign-in', credentials)).status).toBe(200)
    expect((await operator.post(`/api/admin/users/${operator.user.id}/suspend`)).status).toBe(409)
  })
})

it('keeps prices that the operator set above the built-in ones', async () => {
  const price = { model: 'gpt-5-mini', inputUsd: 1.5, outputUsd: 3 }
  const { body } = await operator.post<Prices>('/api/admin/prices', price)
  expect(body.prices[0]).toEqual({ ...price, source: 'operator', inUse: true })
  const { body: after } = await operator.del<Prices>('/api/admin/prices', { model: 'gpt-5-mini' })
  expect(after.prices[0]).toMatchObject({ model: 'gpt-5-mini', inputUsd: 0.25, source: 'list' })
  expect((await operator.post('/api/admin/prices', { ...price, inputUsd: -1 })).status).toBe(400)
})

it('skips overdue messages, records it, and shows the queue', async () => {
  const helper = await createHelper(await signUp(app))
  const { db } = app.services
  await db.$client.query('delete from message_schedules where helper_id = $1', [helper.id])
  const { rows } = await db.$client.query(
    `insert into message_schedules (helper_id, user_id, scheduled_time, time_zone)
     select id, user_id, now() - interval '1 hour', 'UTC' from helpers where id = $1 returning id`,
    [helper.id],
  )
  expect((await operator.get<QueueFigures>('/api/admin/queue')).body.due).toBe(1)
  const { body } = await operator.post<{ message: string }>('/api/admin/clear-schedule-backlog')
  expect(body.message).toContain('1 overdue message')
  const after = await db.$client.query('select status, reason from message_schedules where id = $1', [rows[0].id])
  expect(after.rows).toEqual([{ status: 'skipped', reason: 'Cleared by operator.' }])
  expect((await audit())[0]).toMatchObject({ action: 'clear_backlog', detail: '1 skipped' })
})

it('changes templates without writing their text to the audit log', async () => {
  const { rows } = await app.services.db.$client.query(
    `insert into message_templates (persona_type, sequence_position, template_text) values ('friend', 9001, 'Old words')
     returning id`,
  )
  const { body } = await operator.patch(`/api/admin/templates/${rows[0].id}`, {
    templateText: 'New words',
    active: false,
  })
  expect(body).toMatchObject({ templateText: 'New words', active: false })
  expect(JSON.stringify(await audit())).not.toContain('words')
})

it('exports requests, calls, cost and the queue to Prometheus', async () => {
  const answer = await app.http.inject({ url: '/metrics' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^text\/plain/)
  expect(answer.body).toMatch(/^coterie_http_requests_total\{.*status="200".*\} \d+$/m)
  expect(answer.body).toMatch(/^coterie_model_calls_total\{purpose="chat",outcome="done"\} \d+$/m)
  expect(answer.body).toMatch(/^coterie_queue_due \d+$/m)
  expect(answer.body).toMatch(/^coterie_erasures_waiting \d+$/m)
  expect(answer.body).toMatch(/^coterie_model_cost_month_dollars [\d.e-]+$/m)
  const passedOn = [{ 'x-forwarded-for': '198.51.100.7' }, { 'x-real-ip': '198.51.100.7' }, { host: 'app.example.com' }]
  for (const headers of passedOn) {
    expect((await app.http.inject({ url: '/metrics', headers })).statusCode, JSON.stringify(headers)).toBe(403)
  }
  expect((await app.http.inject({ url: '/metrics', headers: { host: '127.0.0.1:3000' } })).statusCode).toBe(200)
})

it('writes no word of a conversation to its records or logs', async () => {
  const { rows } = await app.services.db.$client.query('select * from usage_calls')
  expect(JSON.stringify(rows)).not.toMatch(/Hello|Are you there/)
  expect(app.logLines.join('\n')).not.toMatch(/Are you there|Go on\./)
})
