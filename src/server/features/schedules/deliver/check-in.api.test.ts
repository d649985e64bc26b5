import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { deliverAll, handWorker } from '../../../../../tests/support/workers.ts'
import type { Helper, HelperList } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import type { Delivery } from '../../../../contract/schedules.ts'
import { REASONS } from '../../../../core/scheduling/delivery-rules.ts'
import { DAY_MS } from '../../../../core/time/durations.ts'
import { sendCheckIns } from './check-in.ts'
import type { Worker } from './worker.ts'

// Noon in New York, an hour before both helpers write.
const START = '2026-11-18T16:00:00.000Z'
const clock = new FixedClock(START)
let app: TestApp
let worker: Worker
let person: Person
let told: Helper
let other: Helper

beforeEach(async () => {
  clock.set(START)
  app = await openTestApp({ clock })
  worker = await handWorker(app)
  person = await signUp(app)
  told = await createHelper(person)
  other = await createHelper(person, { personaType: 'friend', name: 'Sam' })
  await person.post('/api/messages', messageTo(told, 'i want to kill myself'))
})
afterEach(() => app.close())

const unasked = async (helper: Helper): Promise<Message[]> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body.filter(({ isPlanned }) => isPlanned)
const after = (milliseconds: number): void => clock.set(new Date(Date.parse(START) + milliseconds).toISOString())

it('pauses planned messages of the helper that was told for a day, with the reason in the history', async () => {
  after(2 * 3_600_000)
  await deliverAll(worker)
  expect(await unasked(told)).toEqual([])
  expect(await unasked(other)).toHaveLength(1)
  const { body } = await person.get<Delivery[]>(`/api/helpers/${told.id}/deliveries`)
  expect(body).toContainEqual(expect.objectContaining({ status: 'skipped', reason: REASONS.crisis }))
})

it('shows a check-in at the end of the day as the next message of that helper only', async () => {
  const next = async (helper: Helper): Promise<string | null> => {
    const { body } = await person.get<HelperList>('/api/helpers')
    return body.helpers.find(({ id }) => id === helper.id)?.nextMessageAt ?? null
  }
  const end = new Date(Date.parse(START) + DAY_MS).toISOString()
  expect(await next(told)).toBe(end)
  expect(Date.parse((await next(other)) ?? '')).toBeLessThan(Date.parse(end))
  const resting = async (helper: Helper) => (await person.get<Helper>(`/api/helpers/${helper.id}`)).body.restingUntil
  expect([await resting(told), await resting(other)]).toEqual([end, null])
  after(2 * 3_600_000)
  await deliverAll(worker)
  after(DAY_MS + 60_000)
  await sendCheckIns(app.services)
  expect(Date.parse((await next(told)) ?? '')).toBeGreaterThan(Date.parse(end))
})

it('brings planned messages back once the person says that they were misunderstood', async () => {
  const { body } = await person.get<Message[]>(`/api/helpers/${told.id}/messages`)
  const alarm = body.find(({ isAlarm }) => isAlarm)
  expect((await person.post(`/api/messages/${alarm?.id}/misunderstood`)).status).toBe(200)
  after(2 * 3_600_000)
  await deliverAll(worker)
  expect(await unasked(told)).toHaveLength(1)
})

it('checks in once after a day, by the helper that was told, at no cost', async () => {
  after(DAY_MS - 60_000)
  await sendCheckIns(app.services)
  expect(await unasked(told)).toEqual([])
  after(DAY_MS + 60_000)
  await Promise.all([sendCheckIns(app.services), sendCheckIns(app.services)])
  await sendCheckIns(app.services)
  expect(await unasked(told)).toMatchObject([{ source: 'safety', isFromUser: false }])
  expect(await unasked(other)).toEqual([])
  const { body } = await person.get<{ user: { messageCreditsUsed: number } }>('/api/auth/me')
  expect(body.user.messageCreditsUsed).toBe(0)
})

it('does not check in by a paused helper, or days later', async () => {
  await person.patch(`/api/helpers/${told.id}/toggle`, { active: false })
  after(DAY_MS + 60_000)
  await sendCheckIns(app.services)
  expect(await unasked(told)).toEqual([])

  await person.post('/api/messages', messageTo(other, 'i still want to kill myself'))
  after(4 * DAY_MS)
  await sendCheckIns(app.services)
  expect(await unasked(other)).toEqual([])
})
