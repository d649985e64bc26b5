import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Client, createHelper, messageTo, PASSWORD, signUp } from '../../../../../tests/support/client.ts'
import { openFleet } from '../../../../../tests/support/fleet.ts'
import { type OpenAiStandIn, startOpenAiStandIn } from '../../../../../tests/support/openai-stand-in.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { until } from '../../../../../tests/support/until.ts'
import type { AuditPage, UsageReport } from '../../../../contract/admin.ts'
import type { Connections, ModelsAnswer, ModelTest } from '../../../../contract/connections.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange } from '../../../../contract/messages.ts'
import { TRIP_AT } from '../../../../core/calls/ceilings.ts'
import { createOpenAi } from '../../../integrations/models/openai/openai-ai.ts'
import type { Actor } from '../../../platform/ports/services.ts'
import { modelInRole } from '../../models/calls/call-admissions.ts'
import { askStructured } from '../../models/calls/guarded-calls.ts'
import { tryModel } from '../../models/calls/try-model.ts'
import { connectModel } from './connect-model.ts'

const KEY = 'sk-a-key-that-nobody-may-see-1234567890'
/** The environment names no model. */
const UNNAMED = {
  ai: { provider: undefined, baseUrl: undefined, apiKey: undefined, model: undefined, embeddingModel: undefined },
}

let app: TestApp
let model: OpenAiStandIn
let operator: Client
let person: Client
beforeAll(async () => {
  ;[app, model] = await Promise.all([openTestApp({ config: UNNAMED }), startOpenAiStandIn()])
  operator = await signUp(app, { username: 'first' })
  person = await signUp(app, { username: 'somebody' })
})
afterAll(async () => {
  await app.close()
  await model.close()
})
beforeEach(async () => {
  model.requests.length = 0
  model.behave({ pieces: ['Hello ', 'there.'] })
  await operator.del('/api/admin/connections/model')
  await operator.del('/api/admin/connections/model?role=fallback')
})

async function signIn(username: string): Promise<Client> {
  const client = new Client(app)
  await client.post('/api/auth/sign-in', { username, password: PASSWORD })
  return client
}

const at = (changes: object = {}) => ({ provider: 'compatible', address: model.url, apiKey: KEY, ...changes })
const chosen = (changes: object = {}) => at({ model: 'stand-in-large', ...changes })
const read = async (): Promise<Connections> => (await operator.get<Connections>('/api/admin/connections')).body
const say = async (who: Client, helper: Helper): Promise<Exchange> =>
  (await who.post<Exchange>('/api/messages', messageTo(helper, 'How was your day?'))).body

describe('connecting a model', () => {
  it('lists models, tests one, uses it without a restart, and can be undone', async () => {
    const helper = await createHelper(person)
    expect(await read()).toMatchObject({ model: { setBy: 'nobody', connected: false, settings: null } })

    const listed = await operator.post<ModelsAnswer>('/api/admin/connections/model/list', at())
    expect(listed.body.models.map(({ id }) => id)).toEqual(['stand-in-large', 'stand-in-small'])
    const tried = await operator.post<ModelTest>('/api/admin/connections/model/test', chosen())
    expect(tried.body).toMatchObject({ text: 'Hello there.', firstTokenMs: expect.any(Number) })
    expect(tried.body.firstTokenMs).toBeGreaterThan(0)
    expect((await read()).model.setBy).toBe('nobody')

    const saved = await operator.post<Connections>('/api/admin/connections/model', chosen())
    expect(saved.body.model).toMatchObject({
      setBy: 'browser',
      connected: true,
      name: 'stand-in-large',
      settings: { provider: 'compatible', address: model.url, hasKey: true, model: 'stand-in-large' },
    })
    expect((await say(person, helper)).reply).toMatchObject({ content: 'Hello there.', source: 'model' })
    expect(model.requests.at(-1)).toMatchObject({ authorization: `Bearer ${KEY}`, body: { model: 'stand-in-large' } })
    await until(read, ({ model: { lastSuccess } }) => lastSuccess !== null)
    expect((await person.get('/api/engine')).body).toEqual({
      connected: true,
      name: 'stand-in-large',
      local: false,
      provider: '127.0.0.1',
      own: 'no',
    })

    expect((await operator.del('/api/admin/connections/model')).status).toBe(204)
    expect((await say(person, helper)).reply.source).toBe('practice')
    const { entries } = (await operator.get<AuditPage>('/api/admin/audit-log')).body
    expect(entries.slice(0, 2).map(({ detail }) => detail)).toEqual([
      'model: disconnected',
      'model: stand-in-large at Another server with the OpenAI protocol',
    ])
  })

  it.each([
    ['/chat/completions', ''],
    ['/', ''],
    ['', '/v1'],
  ])('puts an address right that was pasted with %j, without %j, and says so', async (more, less) => {
    const address = model.url.replace(less, '') + more
    const listed = await operator.post<ModelsAnswer>('/api/admin/connections/model/list', at({ address }))
    expect(listed.body).toMatchObject({ address: model.url, models: [{ id: 'stand-in-large' }, {}] })
    const tried = await operator.post<ModelTest>('/api/admin/connections/model/test', chosen({ address }))
    expect(tried.body).toMatchObject({ address: model.url, text: 'Hello there.' })
    const saved = await operator.post<Connections>('/api/admin/connections/model', chosen({ address }))
    expect(saved.body.model.settings?.address).toBe(model.url)
  })

  it('finds out whether a model reasons and gives JSON, says so, and keeps it', async () => {
    model.behave({ reasoning: Array(700).fill('hm '), keepsLimit: true, pieces: ['Hello.'], json: '{"colour":"blue"}' })
    const thinker = chosen({ model: 'thinker' })
    const tried = await operator.post<ModelTest>('/api/admin/connections/model/test', thinker)
    expect(tried.body).toMatchObject({ text: 'Hello.', roomTokens: 4096, givesJson: true })
    const saved = await operator.post<Connections>('/api/admin/connections/model', thinker)
    expect(saved.body.model).toMatchObject({ roomTokens: 4096, givesJson: true })

    model.behave({ pieces: ['Hello.'], json: 'Blue.' })
    const talker = await operator.post<ModelTest>('/api/admin/connections/model/test', chosen({ model: 'talker' }))
    expect(talker.body).toMatchObject({ text: 'Hello.', roomTokens: 0, givesJson: false })
  })

  it('tests a model that does not answer in time with advice, and lets it go on loading', async () => {
    const ai = createOpenAi({
      ...{ dialect: 'compatible', baseUrl: model.url, model: 'sleeper', apiKey: KEY, local: true },
      embeddingModel: undefined,
    })
    model.behave({ headersMs: 400, pieces: ['Hello.'] })
    const sleeper = modelInRole(app.services, 'main', ai)
    const { body: me } = await operator.get<{ user: { id: number } }>('/api/auth/me')
    await expect(tryModel(app.services, sleeper, me.user.id, 100)).rejects.toMatchObject({
      status: 422,
      code: 'model_timeout',
      message: expect.stringContaining('loading'),
    })
    await until(
      async () => ai.traits?.().opening,
      (opening) => opening === 'outside',
    )
    expect(model.requests[0]?.aborted).toBe(false)
  })

  it('survives a restart', async () => {
    await operator.post('/api/admin/connections/model', chosen())
    app = await app.restart()
    expect(app.services.models.current.name).toBe('stand-in-large')
    operator = await signIn('first')
    person = await signIn('somebody')
    expect((await read()).model.setBy).toBe('browser')
  })

  it('takes effect in every process', async () => {
    const fleet = await openFleet(3, UNNAMED, {})
    const [first, ...others] = fleet.members
    if (!first) throw new Error('an empty fleet')
    const { rows } = await first.db.$client.query("insert into users (username) values ('operator') returning id")
    const actor = { userId: rows[0].id, username: 'operator' } as Actor
    await connectModel(first, actor, {
      ...{ provider: 'compatible', role: 'main', address: model.url, apiKey: KEY },
      model: 'everywhere',
    })
    for (const other of others)
      await until(
        async () => other.models.current.name,
        (name) => name === 'everywhere',
      )
    await fleet.close()
  })
})

describe('a fallback model', () => {
  it('replies while the main one fails, and is billed under its own name', async () => {
    const spare = await startOpenAiStandIn()
    spare.behave({ pieces: ['From the ', 'second one.'] })
    await operator.post('/api/admin/connections/model', chosen())
    await operator.post('/api/admin/connections/model', {
      ...chosen({ address: spare.url, model: 'stand-in-spare' }),
      role: 'fallback',
    })
    expect((await read()).fallback).toMatchObject({ setBy: 'browser', connected: true, name: 'stand-in-spare' })

    const helper = await createHelper(person, { personaType: 'creative_partner' })
    expect((await say(person, helper)).reply).toMatchObject({ content: 'Hello there.', source: 'model' })
    expect(spare.requests).toEqual([])
    model.behave({ fault: { kind: 'status', status: 401 } })
    expect((await say(person, helper)).reply).toMatchObject({ content: 'From the second one.', source: 'model' })
    const calls = await until(
      async () =>
        (await app.services.db.$client.query('select model, state from usage_calls order by id desc limit 2')).rows,
      (rows) => rows.every(({ state }) => state !== 'reserved' && state !== 'running'),
    )
    expect(calls[0]).toMatchObject({ model: 'stand-in-spare', state: 'done' })

    await operator.del('/api/admin/connections/model?role=fallback')
    expect((await say(person, helper)).reply.source).toBe('fallback')
    await spare.close()
  })

  it('replies while the breaker of the main one is open, within the pause and the limits', async () => {
    const spare = await startOpenAiStandIn()
    spare.behave({ pieces: ['From the ', 'second one.'] })
    await operator.post('/api/admin/connections/model', chosen())
    await operator.post('/api/admin/connections/model', {
      ...chosen({ address: spare.url, model: 'stand-in-spare' }),
      role: 'fallback',
    })
    const helper = await createHelper(operator)
    model.behave({ fault: { kind: 'status', status: 401 } })
    const report = async () => (await operator.get<UsageReport>('/api/admin/usage-report')).body
    for (let count = 0; count < TRIP_AT; count += 1) await say(operator, helper)
    await until(report, ({ breaker }) => breaker === 'open')

    model.requests.length = 0
    expect((await say(operator, helper)).reply).toMatchObject({ content: 'From the second one.', source: 'model' })
    expect(model.requests).toEqual([])

    await operator.post('/api/admin/emergency-pause', { hours: 1 })
    spare.requests.length = 0
    expect((await say(operator, helper)).reply.source).toBe('fallback')
    await operator.post('/api/admin/emergency-unpause')
    expect(await report()).toMatchObject({ breaker: 'closed' })
    expect(spare.requests).toEqual([])
    await spare.close()
  })

  it('has its own breaker, which does not affect the main one', async () => {
    const dead = await startOpenAiStandIn()
    await dead.close()
    const alike = { model: 'named-alike' }
    await operator.post('/api/admin/connections/model', chosen(alike))
    await operator.post('/api/admin/connections/model', {
      ...chosen({ ...alike, address: dead.url }),
      role: 'fallback',
    })
    const helper = await createHelper(operator, { personaType: 'creative_partner' })
    const fallback = modelInRole(app.services, 'fallback', app.services.models.fallback ?? app.services.models.current)
    const { rows } = await app.services.db.$client.query("select id from users where username = 'first'")
    const ask = () =>
      askStructured(
        app.services,
        fallback,
        { userId: rows[0].id, purpose: 'chat' },
        { system: '', input: '', name: '', schema: {}, maxOutputTokens: 1 },
        AbortSignal.timeout(5000),
      ).catch((error) => error.kind)
    const failures = [await ask(), await ask(), await ask(), await ask(), await ask()]
    expect(new Set(failures)).toEqual(new Set(['unreachable']))
    await until(ask, (kind) => kind === 'not_admitted')
    expect((await say(operator, helper)).reply).toMatchObject({ content: 'Hello there.', source: 'model' })
    expect((await read()).model.lastFailure).toBeNull()
    expect((await read()).fallback.lastFailure).not.toBeNull()
  })

  it('reads conversations in the background in place of the main one', async () => {
    await operator.post('/api/admin/connections/model', chosen())
    await operator.post('/api/admin/connections/model', { ...chosen({ model: 'stand-in-small' }), role: 'background' })
    expect(app.services.models.background?.name).toBe('stand-in-small')
    await operator.del('/api/admin/connections/model?role=background')
    expect(app.services.models.background).toBeNull()
  })
})

describe('the API key', () => {
  it('is stored encrypted, never shown, and sent to its own address only', async () => {
    await operator.post('/api/admin/connections/model', chosen())
    expect(JSON.stringify(await read())).not.toContain(KEY)
    const { rows } = await app.services.db.$client.query('select * from connections')
    expect(rows).toHaveLength(1)
    expect(rows[0].settings.toString('latin1')).not.toContain('sk-a-key')
    expect(app.logLines.join('\n')).not.toContain('sk-a-key')

    await operator.post('/api/admin/connections/model/list', at({ apiKey: undefined }))
    expect(model.requests.at(-1)?.authorization).toBe(`Bearer ${KEY}`)

    const elsewhere = await startOpenAiStandIn()
    await operator.post('/api/admin/connections/model/list', at({ address: elsewhere.url, apiKey: undefined }))
    expect(elsewhere.requests.map(({ authorization }) => authorization)).toEqual([undefined])
    await elsewhere.close()
    const other = await operator.post('/api/admin/connections/model/list', { provider: 'groq', address: model.url })
    expect(other).toMatchObject({ status: 400, body: { error: { fields: { apiKey: 'Paste a key.' } } } })
  })
})

describe('a model that can’t be connected', () => {
  const failing = async (body: object): Promise<unknown> =>
    (await operator.post('/api/admin/connections/model/test', body)).body

  it('is reported with a clear error', async () => {
    model.behave({ fault: { kind: 'status', status: 401 } })
    expect(await failing(chosen())).toMatchObject({ error: { code: 'model_refused', message: /key/ } })
    model.behave({ fault: { kind: 'web_page' } })
    expect(await failing(chosen())).toMatchObject({ error: { code: expect.stringMatching(/^model_/) } })
    const listed = await operator.post('/api/admin/connections/model/list', at())
    expect(listed).toMatchObject({ status: 422, body: { error: { code: 'model_refused' } } })
    const dead = await startOpenAiStandIn()
    await dead.close()
    expect(await failing(chosen({ address: dead.url }))).toMatchObject({ error: { code: 'model_unreachable' } })
    expect(JSON.stringify(app.logLines)).not.toContain('sk-a-key')

    const { body: report } = await operator.get<UsageReport>('/api/admin/usage-report')
    expect(report).toMatchObject({ consecutiveFailures: 0, breaker: 'closed' })
  })

  it.each([
    'http://169.254.169.254/v1',
    'http://2852039166/v1',
    'http://0xa9.0xfe.0xa9.0xfe/v1',
    'http://[::ffff:169.254.169.254]/v1',
    'http://[fd00:ec2::254]/v1',
    'http://100.100.100.200/latest',
  ])('has a cloud metadata address: %s', async (address) => {
    const refused = { status: 422, body: { error: { code: 'model_refused' } } }
    expect(await operator.post('/api/admin/connections/model/list', at({ address }))).toMatchObject(refused)
    expect(await operator.post('/api/admin/connections/model/test', chosen({ address }))).toMatchObject(refused)
  })

  it('is only reachable by a redirect', async () => {
    const redirecting = createServer((_, response) =>
      response.writeHead(302, { location: `${model.url}/models` }).end(),
    )
    await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}`
    expect(await operator.post('/api/admin/connections/model/list', at({ address }))).toMatchObject({ status: 422 })
    expect(await failing(chosen({ address }))).toMatchObject({ error: { code: 'model_refused' } })
    expect(model.requests).toEqual([])
    redirecting.close()
  })

  it.each([
    [{ address: 'ftp://example.com' }, 'address'],
    [{ address: 'http://name:word@example.com/v1' }, 'address'],
    [{ address: undefined }, 'address'],
    [{ model: '' }, 'model'],
    [{ model: 'm'.repeat(129) }, 'model'],
    [{ apiKey: 'with blanks in it' }, 'apiKey'],
    [{ provider: 'nobody' }, 'provider'],
  ])('has an invalid field: %j', async (changes, field) => {
    const answer = await operator.post<{ error: { fields: object } }>('/api/admin/connections/model', chosen(changes))
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.error.fields)).toEqual([field])
  })

  it('can’t replace one set by the environment, or be set by people who are not operators', async () => {
    expect((await person.get('/api/admin/connections')).status).toBe(403)
    expect((await person.post('/api/admin/connections/model', chosen())).status).toBe(403)
    expect((await new Client(app).post('/api/admin/connections/model/test', chosen())).status).toBe(401)

    const named = await openTestApp()
    const boss = await signUp(named, { username: 'boss' })
    expect((await boss.get<Connections>('/api/admin/connections')).body.model.setBy).toBe('environment')
    expect(await boss.post('/api/admin/connections/model', chosen())).toMatchObject({
      status: 409,
      body: { error: { code: 'set_by_environment' } },
    })
    await named.close()
  })
})
