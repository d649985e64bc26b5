import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { openChatApp } from '../../../../../tests/support/model-app.ts'
import type { TestApp } from '../../../../../tests/support/test-app.ts'
import { deliverAll, handWorker } from '../../../../../tests/support/workers.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import { replanStale } from '../plan/replan.ts'
import { recordHeartbeat, type Worker } from './worker.ts'

/** A clock that ran ahead and was corrected. */

const DAY = 24 * 3_600_000
const BEFORE = '2026-11-18T12:00:00.000Z'
const clock = new FixedClock(BEFORE)
let app: TestApp
let worker: Worker
let person: Person
let helper: Helper

beforeEach(async () => {
  clock.set(BEFORE)
  app = await openChatApp({ clock })
  worker = await handWorker(app)
  person = await signUp(app)
  helper = await createHelper(person, { frequency: 'daily' })
})
afterEach(() => app.close())

async function sweep(at = clock.now().toISOString()): Promise<void> {
  clock.set(at)
  await recordHeartbeat(app.services)
  await replanStale(app.services)
  await deliverAll(worker)
}
const nextIn = async (): Promise<number> => {
  const { nextMessageAt } = (await person.get<Helper>(`/api/helpers/${helper.id}`)).body
  return Date.parse(nextMessageAt ?? '') - clock.now().getTime()
}
const messages = async () => (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body

it.each([
  ['days', '2026-11-23T17:00:00.000Z'],
  ['years', '2031-05-01T17:00:00.000Z'],
])('ahead by %s stops no helper once it is corrected', async (_, ahead) => {
  await sweep()
  await sweep(ahead)
  await sweep()
  await sweep('2026-11-18T12:01:00.000Z')
  const said = (await messages()).length
  expect(await nextIn()).toBeLessThan(2 * DAY)
  clock.advance(await nextIn())
  await sweep()
  expect(await messages()).toHaveLength(said + 1)
  expect(await nextIn()).toBe(DAY)
})

it('off by a minute moves no plan', async () => {
  await sweep('2026-11-18T12:01:00.000Z')
  const planned = await nextIn()
  await sweep('2026-11-18T12:00:00.000Z')
  expect(await nextIn()).toBe(planned + 60_000)
})

it('delays nothing in an outbox', async () => {
  await sweep()
  const { $client } = app.services.db
  await $client.query(`insert into email_outbox (user_id, sealed, due_at, created_at) values ($1, '', $2, $2)`, [
    person.user.id,
    '2027-11-18T12:00:00Z',
  ])
  await $client.query(`update heartbeats set at = '2027-11-18T12:00:00Z' where name = 'worker'`)
  await sweep('2026-11-18T12:01:00.000Z')
  const { rows } = await $client.query('select due_at as at from email_outbox')
  expect(rows).toEqual([{ at: clock.now() }])
})

it('leaves no allowance period in the future', async () => {
  const used = async () => (await person.get<{ user: User }>('/api/auth/me')).body.user
  await person.post('/api/messages', messageTo(helper, 'Hello.'))
  clock.set('2031-05-01T12:00:00.000Z')
  await app.services.db.$client.query(`update sessions set expire = '2040-01-01'`)
  expect((await person.post('/api/messages', messageTo(helper, 'Hello from afar.'))).status).toBeLessThan(300)
  await app.services.db.$client.query('update users set message_credits_used = message_credits_limit')
  clock.set(BEFORE)
  expect((await person.post('/api/messages', messageTo(helper, 'Back again.'))).status).toBeLessThan(300)
  expect(await used()).toMatchObject({ messageCreditsUsed: 2, creditsResetAt: '2026-12-01T00:00:00.000Z' })
})
