import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asRead } from '../../../../../tests/support/as-read.ts'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { type ModelApp, openModelApp, SHORT_PATIENCE } from '../../../../../tests/support/model-app.ts'
import type { OpenAiStandIn } from '../../../../../tests/support/openai-stand-in.ts'
import { requesterOf } from '../../../../../tests/support/requester.ts'
import type { TestApp } from '../../../../../tests/support/test-app.ts'
import { deliverAll, handWorker, idleQueue, planAt } from '../../../../../tests/support/workers.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import type { Delivery } from '../../../../contract/schedules.ts'
import { REASONS } from '../../../../core/scheduling/delivery-rules.ts'
import { sleep } from '../../../platform/async/timers.ts'
import { indexConversations } from '../../memory/recall-index/index-conversations.ts'
import type { Worker } from './worker.ts'
import { recoverLost, writePlanned } from './write-planned.ts'

/** Planned messages written by a model, successfully or not. */

const queue = idleQueue()
let opened: ModelApp
let model: OpenAiStandIn
let app: TestApp
let worker: Worker
let person: Person

beforeAll(async () => {
  opened = await openModelApp({ patience: SHORT_PATIENCE, recallPatienceMs: 9000 })
  ;({ app, model } = opened)
  worker = await handWorker(app, queue)
  person = await signUp(app)
})
afterAll(async () => {
  await opened.close()
})

/** The job that writes its planned message. */
async function claim(helper: Helper): Promise<number> {
  await person.patch(`/api/helpers/${helper.id}`, { useTemplatedMessages: false })
  await planAt(app, helper, app.services.clock.now())
  queue.sent.length = 0
  await deliverAll(worker)
  return Number(queue.sent[0]?.split(' ')[1])
}

async function claimed(personaType: string): Promise<{ helper: Helper; id: number }> {
  const helper = await createHelper(person, { personaType, frequency: 'daily' })
  return { helper, id: await claim(helper) }
}
const write = (id: number, isLastTry = false) =>
  writePlanned(worker, { id, isLastTry, signal: new AbortController().signal })
const messagesOf = async (helper: Helper): Promise<Message[]> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body
const used = async (): Promise<number> =>
  (await person.get<{ user: User }>('/api/auth/me')).body.user.messageCreditsUsed

it('is written by the model once and charged once, however often its job runs', async () => {
  const { helper, id } = await claimed('friend')
  model.behave({ pieces: ['Good ', 'morning.'] })
  await Promise.all([write(id), write(id)]).catch(() => undefined)
  await write(id)
  expect(await messagesOf(helper)).toMatchObject([{ content: 'Good morning.', source: 'model', isPlanned: true }])
  expect(await used()).toBe(1)
})

it('is retried when the model fails, then falls back on a template at no cost', async () => {
  const { helper, id } = await claimed('career_coach')
  model.behave({ fault: { kind: 'status', status: 500 } })
  await expect(write(id)).rejects.toThrow()
  expect(await messagesOf(helper)).toEqual([])
  expect(await used()).toBe(1)
  await write(id, true)
  expect(await messagesOf(helper)).toMatchObject([{ source: 'fallback', isPlanned: true, isFromUser: false }])
  expect(await used()).toBe(1)
  const next = (await person.get<Helper>(`/api/helpers/${helper.id}`)).body.nextMessageAt
  expect(Date.parse(next ?? '')).toBeGreaterThan(Date.now())
})

it('plans the next one by settings changed while it was being written', async () => {
  const { helper, id } = await claimed('dating_coach')
  model.behave({ pieces: ['Good ', 'morning.'], firstTokenMs: 1500 })
  const asked = model.requests.length
  const writing = write(id)
  await expect.poll(() => model.requests.length).toBe(asked + 1)
  await person.patch(`/api/helpers/${helper.id}`, { frequency: 'weekly', weeklyDay: 3 })
  await writing
  const { body } = await person.get<Helper>(`/api/helpers/${helper.id}`)
  const next = Temporal.Instant.from(body.nextMessageAt ?? '').toZonedDateTimeISO('America/New_York')
  expect(next.dayOfWeek).toBe(3)
})

it('is a template at no cost, and no fragment, if the end of the model’s text must not be shown', async () => {
  person = await signUp(app)
  const { helper, id } = await claimed('friend')
  model.behave({ pieces: ['I hear you.', ' You should', ' kill yourself', '. Do it.'] })
  await expect(write(id)).rejects.toThrow()
  expect(await messagesOf(helper)).toEqual([])
  await write(id, true)
  const [message] = await messagesOf(helper)
  expect(message).toMatchObject({ source: 'fallback', isPlanned: true })
  expect(message?.content).not.toContain('I hear you.')
  expect(await used()).toBe(0)
})

describe('a message waiting for the model', () => {
  const jobs = {
    'comes at last': (id: number) => write(id),
    'was lost': () => recoverLost(worker),
  }
  const later = (id: number, minutes: number) =>
    app.services.db.$client.query(
      `update message_schedules set scheduled_time = scheduled_time - make_interval(mins => $2),
         claimed_at = claimed_at - make_interval(mins => $2) where id = $1`,
      [id, minutes],
    )
  const endOf = async (helper: Helper) =>
    (await person.get<Delivery[]>(`/api/helpers/${helper.id}/deliveries`)).body.find(
      ({ status }) => status !== 'pending',
    )

  beforeEach(async () => {
    person = await signUp(app)
    model.behave({ pieces: ['Good ', 'morning.'] })
  })

  it('is written by the model within a quarter of an hour', async () => {
    const { helper, id } = await claimed('friend')
    await later(id, 14)
    await write(id)
    expect(await messagesOf(helper)).toMatchObject([{ source: 'model', isPlanned: true }])
  })

  it.each(['comes at last', 'was lost'] as const)('is a template within two hours when its job %s', async (what) => {
    const { helper, id } = await claimed('friend')
    await later(id, 100)
    await jobs[what](id)
    expect(await messagesOf(helper)).toMatchObject([{ source: 'fallback', isPlanned: true }])
    expect(await endOf(helper)).toMatchObject({ status: 'delivered', reason: REASONS.notInTime })
  })

  it.each([
    ['a local model', true],
    ['a provider', false],
  ])('gives way to a person who waits for %s, in whatever process', async (_, isLocal) => {
    const { helper, id } = await claimed('friend')
    const { rows } = await app.services.db.$client.query(
      `insert into usage_calls (purpose, model, started_at, month, input_price, output_price, worst_micros)
       values ('chat', 'stand-in', now(), current_date, 0, 0, 0) returning id`,
    )
    const ai = { ...app.services.models.current, connected: true, local: isLocal }
    const writer = { ...worker, services: { ...app.services, models: { ...app.services.models, current: ai } } }
    const writing = writePlanned(writer, { id, isLastTry: false, signal: new AbortController().signal })
    const first = await Promise.race([
      writing.then(() => 'written'),
      sleep(1000, AbortSignal.timeout(60_000)).then(() => 'waiting'),
    ])
    expect(first).toBe('waiting')
    await app.services.db.$client.query("update usage_calls set state = 'done' where id = $1", [rows[0].id])
    await writing
    expect(await messagesOf(helper)).toMatchObject([{ source: 'model' }])
  })

  it('is not delayed by a start time in the future (a clock ran ahead)', async () => {
    const { helper, id } = await claimed('friend')
    await app.services.db.$client.query(
      `update message_schedules set claimed_at = now() + interval '30 days' where id = $1`,
      [id],
    )
    await recoverLost(worker)
    expect(await messagesOf(helper)).toMatchObject([{ source: 'fallback', isPlanned: true }])
  })

  it('ends as failed, and stops no other, if its template cannot be filled', async () => {
    const owner = person
    const broken = await claimed('friend')
    await later(broken.id, 90)
    const flipKey = () =>
      app.services.db.$client.query(
        `update user_keys set wrapped_key = reverse(wrapped_key)
         where user_id = (select user_id from helpers where id = $1)`,
        [broken.helper.id],
      )
    await flipKey()
    person = await signUp(app)
    const other = await claimed('friend')
    await later(other.id, 60)
    await recoverLost(worker)
    expect(await messagesOf(other.helper)).toMatchObject([{ source: 'fallback' }])
    await flipKey()
    person = owner
    expect(await endOf(broken.helper)).toMatchObject({ status: 'failed', reason: expect.stringContaining('our side') })
    expect(await messagesOf(broken.helper)).toEqual([])
  })

  it.each(['comes at last', 'was lost'] as const)('is skipped after two hours when its job %s', async (what) => {
    const { helper, id } = await claimed('friend')
    await later(id, 130)
    await jobs[what](id)
    expect(await messagesOf(helper)).toEqual([])
    expect(await endOf(helper)).toMatchObject({ status: 'skipped', reason: expect.stringContaining('two hours') })
    const { body } = await person.get<Helper>(`/api/helpers/${helper.id}`)
    expect(Date.parse(body.nextMessageAt ?? '')).toBeGreaterThan(Date.now())
  })
})

it('says that the model was given earlier messages', async () => {
  person = await signUp(app)
  const other = await createHelper(person)
  await person.post('/api/messages', messageTo(other, 'My cousin tunes church organs in Bergen.'))
  const helper = await createHelper(person, { personaType: 'friend', frequency: 'daily' })
  await person.post('/api/messages', messageTo(helper, 'Which church organs did my cousin tune?'))
  await indexConversations(app.services, [{ ...(await requesterOf(app, person)), helperId: other.id, after: 0 }])
  await asRead(app)
  const id = await claim(helper)
  model.behave({ pieces: ['Good morning. ', 'How are the organs in Bergen?'] })
  await write(id)
  expect((await messagesOf(helper)).at(-1)).toMatchObject({
    isPlanned: true,
    remembered: { text: 'My cousin tunes church organs in Bergen.', isQuote: true },
  })
})
