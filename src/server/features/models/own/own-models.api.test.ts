import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Client, createHelper, messageTo, PASSWORD, type Person, signUp } from '../../../../../tests/support/client.ts'
import { type OpenAiStandIn, startOpenAiStandIn } from '../../../../../tests/support/openai-stand-in.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { until } from '../../../../../tests/support/until.ts'
import { deliverAll, handWorker, idleQueue, planAt } from '../../../../../tests/support/workers.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { AuditPage } from '../../../../contract/admin.ts'
import type { EngineAnswer } from '../../../../contract/catalog.ts'
import type { Connections, ModelsAnswer, ModelTest, OwnModelAnswer } from '../../../../contract/connections.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange, Message } from '../../../../contract/messages.ts'
import { screenFor } from '../../../../core/safety/safety-state.ts'
import { sessionOf } from '../../../platform/errors/errors.ts'
import { loadConversation } from '../../conversations/send/load-conversation.ts'
import { replyToMessage } from '../../conversations/send/send-message.ts'
import { readSession } from '../../identity/sessions/sessions.ts'
import { reserveMessage } from '../../plans/allowance/reservations.ts'
import { writePlanned } from '../../schedules/deliver/write-planned.ts'
import { listOwnModels } from './manage-own-model.ts'

const KEY = 'sk-of-a-person-that-nobody-may-see-987654'
const UNNAMED = {
  ai: { provider: undefined, baseUrl: undefined, apiKey: undefined, model: undefined, embeddingModel: undefined },
}
const PATH = '/api/user/own-model'

let app: TestApp
let shared: OpenAiStandIn
let own: OpenAiStandIn
let operator: Person
let person: Person
let helper: Helper
beforeAll(async () => {
  ;[app, shared, own] = await Promise.all([
    openTestApp({ config: { ...UNNAMED, privateOwnModels: true } }),
    startOpenAiStandIn(),
    startOpenAiStandIn(),
  ])
  operator = await signUp(app, { username: 'boss' })
  const place = { provider: 'compatible', address: shared.url, apiKey: 'sk-shared-key-of-the-operator' }
  await operator.post('/api/admin/connections/model', { ...place, model: 'shared-model' })
})
afterAll(async () => {
  await app.close()
  await Promise.all([shared.close(), own.close()])
})
beforeEach(async () => {
  shared.behave({ pieces: ['From the ', 'shared one.'] })
  own.behave({ pieces: ['From my ', 'own one.'] })
  await allow(true)
  person = await signUp(app)
  helper = await createHelper(person)
  for (const { requests } of [shared, own]) requests.length = 0
})

const allow = (allowed: boolean) => operator.post<Connections>('/api/admin/connections/own-models', { allowed })
const at = (changes: object = {}) => ({ provider: 'compatible', address: own.url, apiKey: KEY, ...changes })
const chosen = (changes: object = {}) => ({ ...at(), model: 'my-model', ...changes })
const connect = (changes: object = {}) => person.post<OwnModelAnswer>(PATH, chosen(changes))
const say = (content = 'How was your day?') => person.post<Exchange>('/api/messages', messageTo(helper, content))
const used = async (): Promise<number> =>
  (await person.get<{ user: User }>('/api/auth/me')).body.user.messageCreditsUsed
const nextMessageAt = async (): Promise<string | null> =>
  (await person.get<Helper>(`/api/helpers/${helper.id}`)).body.nextMessageAt
const engine = async (): Promise<EngineAnswer> => (await person.get<EngineAnswer>('/api/engine')).body
const query = async (text: string, values: unknown[] = []) => (await app.services.db.$client.query(text, values)).rows

describe('a person’s own model', () => {
  it('is listed, tested and used with that person’s key, at no cost to anyone else', async () => {
    const listed = await person.post<ModelsAnswer>(`${PATH}/list`, at())
    expect(listed.body.models.map(({ id }) => id)).toEqual(['stand-in-large', 'stand-in-small'])
    const tried = await person.post<ModelTest>(`${PATH}/test`, chosen())
    expect(tried.body).toMatchObject({ text: 'From my own one.', firstTokenMs: expect.any(Number) })
    expect((await say()).body.reply.content).toBe('From the shared one.')
    expect(await used()).toBe(1)

    const saved = await connect()
    expect(saved.body).toMatchObject({ allowed: true, model: { address: own.url, hasKey: true, model: 'my-model' } })
    shared.requests.length = 0
    const { reply } = (await say()).body
    expect(reply).toMatchObject({ content: 'From my own one.', source: 'model' })
    await person.post(`/api/messages/${reply.id}/regenerate`)
    expect(own.requests.at(-1)).toMatchObject({ authorization: `Bearer ${KEY}`, body: { model: 'my-model' } })
    expect(shared.requests).toEqual([])
    expect(await used()).toBe(1)
    expect(await query("select id from usage_calls where model = 'my-model'")).toEqual([])
    expect(await engine()).toEqual({
      ...{ connected: true, name: 'my-model', local: false, provider: '127.0.0.1' },
      own: 'yes',
    })
    const { model } = await until(
      async () => (await person.get<OwnModelAnswer>(PATH)).body,
      (answer) => Boolean(answer.model?.lastSuccess),
    )
    expect(model?.lastFailure).toBeNull()

    const other = await signUp(app)
    const theirs = await other.post<Exchange>('/api/messages', messageTo(await createHelper(other), 'Hello?'))
    expect(theirs.body.reply.content).toBe('From the shared one.')

    expect((await person.del(PATH)).status).toBe(204)
    expect((await say()).body.reply.content).toBe('From the shared one.')
    expect(await used()).toBe(2)
  })

  it('replies beyond the allowance and the limits, but not during a pause', async () => {
    await query('update users set message_credits_used = message_credits_limit + 5 where id = $1', [person.user.id])
    expect((await say()).status).toBe(402)
    await planAt(app, helper, app.services.clock.now())
    expect(await nextMessageAt()).toBeNull()
    await connect()
    expect(await nextMessageAt()).not.toBeNull()
    await query('update system_state set daily_calls = 100000, tripped_at = now()')
    expect((await say()).body.reply.content).toBe('From my own one.')
    await query('update system_state set daily_calls = 0, tripped_at = null')

    await operator.post('/api/admin/emergency-pause', { hours: 1 })
    expect((await say()).body.reply.source).toBe('fallback')
    await operator.post('/api/admin/emergency-unpause')
    await person.del(PATH)
    expect((await say()).status).toBe(402)
  })

  it('leaves no free reply to the shared model when it is disconnected meanwhile', async () => {
    await connect()
    own.behave({ fault: { kind: 'status', status: 401 } })
    expect((await say()).body).toMatchObject({ error: { code: 'own_model_failed' } })
    const [userMessage] = (await person.get<[Message]>(`/api/helpers/${helper.id}/messages`)).body
    const session = await readSession(app.services, /coterie_session=([\w-]+)/.exec(person.cookie)?.[1])
    const { actor } = sessionOf({ session })
    const reservation = await reserveMessage(app.services, actor.userId, { userMessageId: userMessage.id })
    await person.del(PATH)
    const conversation = await loadConversation(app.services, actor, helper.id, userMessage.id - 1)
    const safety = screenFor(actor, [{ fromPerson: true, text: userMessage.content }], null)
    const toAnswer = { conversation, userMessage, reservation, isSms: false, safety }
    await expect(replyToMessage(app.services, actor, toAnswer, { write: () => {} })).rejects.toMatchObject({
      status: 502,
      code: 'own_model_failed',
    })
    expect(shared.requests).toEqual([])
    expect(await used()).toBe(0)
    const retried = await person.post<Exchange>(`/api/messages/${userMessage.id}/retry`)
    expect(retried.body.reply.content).toBe('From the shared one.')
    expect(await used()).toBe(1)
  })

  it('writes planned messages, which are not counted either', async () => {
    const queue = idleQueue()
    const worker = await handWorker(app, queue)
    await person.patch(`/api/helpers/${helper.id}`, { useTemplatedMessages: false })
    await operator.del('/api/admin/connections/model')
    await connect()
    await query('update users set message_credits_used = message_credits_limit where id = $1', [person.user.id])
    const before = await used()
    await planAt(app, helper, app.services.clock.now())
    await deliverAll(worker)
    const id = Number(queue.sent.at(-1)?.split(' ')[1])
    await writePlanned(worker, { id, isLastTry: false, signal: new AbortController().signal })
    const messages = (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body
    expect(messages.at(-1)).toMatchObject({ content: 'From my own one.', source: 'model', isPlanned: true })
    expect(await used()).toBe(before)
    const place = { provider: 'compatible', address: shared.url, apiKey: 'sk-shared-key-of-the-operator' }
    await operator.post('/api/admin/connections/model', { ...place, model: 'shared-model' })
  })
})

describe('the operator’s permission', () => {
  it('is required, and can be withdrawn', async () => {
    await connect()
    expect((await allow(false)).body.ownModels).toMatchObject({ allowed: false })
    const { entries } = (await operator.get<AuditPage>('/api/admin/audit-log')).body
    expect(entries[0]?.detail).toBe('own models: no longer allowed')

    expect((await say()).body.reply.content).toBe('From the shared one.')
    expect(await used()).toBe(1)
    expect(await engine()).toMatchObject({ name: 'shared-model', own: 'withheld' })
    expect((await person.get<OwnModelAnswer>(PATH)).body).toMatchObject({
      allowed: false,
      model: { model: 'my-model' },
    })
    const refused = { status: 403, body: { error: { code: 'own_models_off' } } }
    expect(await connect()).toMatchObject(refused)
    expect(await person.post(`${PATH}/list`, at())).toMatchObject(refused)
    expect(await person.post(`${PATH}/test`, chosen())).toMatchObject(refused)
    expect(own.requests).toEqual([])
    expect((await person.del(PATH)).status).toBe(204)
    expect((await person.post('/api/admin/connections/own-models', { allowed: true })).status).toBe(403)
  })
})

describe('an own model that fails', () => {
  it.each([
    ['a key that is refused', 401, /Check the key/],
    ['a server with trouble', 500, /No answer/],
  ])('reports it, costs nothing and does not affect others: %s', async (_, status, words) => {
    await connect()
    own.behave({ fault: { kind: 'status', status } })
    const answer = await say()
    expect(answer).toMatchObject({
      status: 502,
      body: { error: { code: 'own_model_failed', message: expect.stringMatching(words) } },
    })
    expect(await used()).toBe(0)
    expect(shared.requests).toEqual([])
    const { model } = await until(
      async () => (await person.get<OwnModelAnswer>(PATH)).body,
      (read) => Boolean(read.model?.lastFailure),
    )
    expect(model?.lastFailure?.text).toMatch(words)
    expect(await query('select failures from system_state')).toEqual([{ failures: 0 }])
    expect((await person.post(`${PATH}/test`, chosen())).status).toBe(422)
  })

  it('does not keep someone in danger from help', async () => {
    await connect()
    own.behave({ fault: { kind: 'status', status: 401 } })
    expect((await say('I want to kill myself tonight')).body.reply.source).toBe('safety')
    expect((await say('I do not know what to do')).body.reply.source).toBe('safety')
  })
})

describe('the key', () => {
  it('is stored encrypted, never shown, and deleted with the account', async () => {
    await connect()
    await say()
    own.behave({ fault: { kind: 'status', status: 401 } })
    await say()
    const answers = [await person.get(PATH), await person.get('/api/engine'), await operator.get('/metrics')]
    const archive = await app.http.inject({ url: '/api/privacy/export', headers: { cookie: person.cookie } })
    const files = Object.entries(unzipSync(new Uint8Array(archive.rawPayload)))
    const exported = files.map(([name, bytes]) => `${name} ${Buffer.from(bytes).toString('latin1')}`).join('\n')
    expect(exported).toContain('my-model')
    const rows = await query('select settings, api_key from own_models where user_id = $1', [person.user.id])
    const stored = rows.flatMap((row) => Object.values(row) as Buffer[]).map((sealed) => sealed.toString('latin1'))
    const everything = [JSON.stringify(answers), exported, ...stored, ...app.logLines].join('\n')
    expect(everything).not.toContain('sk-of-a-person')

    await person.post(`${PATH}/list`, at({ apiKey: undefined }))
    expect(own.requests.at(-1)?.authorization).toBe(`Bearer ${KEY}`)
    await person.post(`${PATH}/list`, at({ address: shared.url, apiKey: undefined }))
    expect(shared.requests.at(-1)?.authorization).toBeUndefined()

    await query('delete from users where id = $1', [person.user.id])
    expect(await query('select user_id from own_models where user_id = $1', [person.user.id])).toEqual([])
  })
})

describe('the address', () => {
  it.each([
    'https://127.0.0.1/v1',
    'https://2130706433/v1',
    'https://0x7f.1/v1',
    'https://10.0.0.8/v1',
    'https://169.254.169.254/v1',
    'https://[::1]/v1',
    'https://[::ffff:10.0.0.1]/v1',
    'https://[fd00:ec2::254]/v1',
    'https://localhost/v1',
    'https://db.internal/v1',
    'http://models.example.com/v1',
  ])('is refused when private or unencrypted: %s', async (address) => {
    const strict = { ...app.services, config: { ...app.services.config, privateOwnModels: false } }
    const actor = { userId: person.user.id } as Parameters<typeof listOwnModels>[1]
    await expect(listOwnModels(strict, actor, { provider: 'compatible', address })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('public internet'),
    })
  })

  it('is checked again at the time of the call', async () => {
    await connect()
    own.requests.length = 0
    app = await app.restart({ ...UNNAMED, privateOwnModels: false })
    const again = new Client(app)
    await again.post('/api/auth/sign-in', { username: person.user.username, password: PASSWORD })
    const answer = await again.post('/api/messages', messageTo(helper, 'Are you there?'))
    expect(answer).toMatchObject({ status: 502, body: { error: { code: 'own_model_failed' } } })
    expect(own.requests).toEqual([])
  })
})
