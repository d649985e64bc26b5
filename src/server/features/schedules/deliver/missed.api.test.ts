import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHelper, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { deliverAll, handWorker } from '../../../../../tests/support/workers.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import type { Delivery } from '../../../../contract/schedules.ts'
import { recordHeartbeat, type Worker } from './worker.ts'

/** Planned times that passed while nothing was running, or everything was late. */

const clock = new FixedClock('2026-11-18T12:00:00.000Z')
const AWAY = 'The server was not working at that time, and two hours had passed.'
const LATE = 'The server was working, but its turn came more than two hours late.'
const OVERTAKEN = 'The next message was due by then, and only the newest is sent.'
let app: TestApp
let worker: Worker
let person: Person

beforeEach(async () => {
  clock.set('2026-11-18T12:00:00.000Z')
  app = await openTestApp({ clock })
  worker = await handWorker(app)
  person = await signUp(app)
  await recordHeartbeat(app.services)
})
afterEach(() => app.close())

const historyOf = async (helper: Helper): Promise<Delivery[]> =>
  (await person.get<Delivery[]>(`/api/helpers/${helper.id}/deliveries`)).body
const messagesOf = async (helper: Helper): Promise<Message[]> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body

async function comeBack(at: string): Promise<void> {
  clock.set(at)
  await recordHeartbeat(app.services)
  await deliverAll(worker)
}

it('appear as one row in the history with the span and the count', async () => {
  const helper = await createHelper(person, { frequency: 'daily' })
  await comeBack('2026-11-21T08:00:00.000Z')
  expect(await messagesOf(helper)).toEqual([])
  expect(await historyOf(helper)).toMatchObject([
    { status: 'pending', plannedFor: '2026-11-21T17:00:00.000Z', missed: null },
    {
      status: 'skipped',
      plannedFor: '2026-11-18T17:00:00.000Z',
      localTime: 'Nov 18, 2026 at 12:00 PM to Nov 20, 2026 at 12:00 PM',
      missed: { until: '2026-11-20T17:00:00.000Z', times: 3 },
      reason: AWAY,
    },
  ])
})

it('are made up for by the newest one only, up to two hours late', async () => {
  const helper = await createHelper(person, { frequency: 'daily' })
  await comeBack('2026-11-20T19:00:00.000Z')
  expect(await messagesOf(helper)).toHaveLength(1)
  expect(await historyOf(helper)).toMatchObject([
    { status: 'pending', plannedFor: '2026-11-21T17:00:00.000Z' },
    { status: 'delivered', plannedFor: '2026-11-20T17:00:00.000Z', reason: null, missed: null },
    { status: 'skipped', missed: { until: '2026-11-19T17:00:00.000Z', times: 2 }, reason: AWAY },
  ])
})

it('result in one message when several are less than two hours late', async () => {
  const customTimes = ['12:00', '12:30', '13:00']
  const helper = await createHelper(person, { frequency: 'custom', customTimes })
  await comeBack('2026-11-18T18:10:00.000Z')
  expect(await messagesOf(helper)).toHaveLength(1)
  expect(await historyOf(helper)).toMatchObject([
    { status: 'pending', plannedFor: '2026-11-19T17:00:00.000Z' },
    { status: 'delivered', plannedFor: '2026-11-18T18:00:00.000Z' },
    { status: 'skipped', missed: { until: '2026-11-18T17:30:00.000Z', times: 2 }, reason: OVERTAKEN },
  ])
})

it('are reported as late when the server was running', async () => {
  const helper = await createHelper(person, { frequency: 'daily' })
  while (clock.now().getTime() < Date.parse('2026-11-18T19:30:00.000Z')) {
    clock.advance(55_000)
    await recordHeartbeat(app.services)
  }
  await deliverAll(worker)
  expect((await historyOf(helper))[1]).toMatchObject({ status: 'skipped', missed: null, reason: LATE })
})

it('are reported as an outage when they passed before the server came back', async () => {
  const helper = await createHelper(person, { frequency: 'daily' })
  clock.set('2026-11-18T18:00:00.000Z')
  while (clock.now().getTime() < Date.parse('2026-11-18T19:30:00.000Z')) {
    await recordHeartbeat(app.services)
    clock.advance(55_000)
  }
  await deliverAll(worker)
  expect((await historyOf(helper))[1]).toMatchObject({ status: 'skipped', reason: AWAY })
})

it('keep any other reason that applied', async () => {
  const helper = await createHelper(person, { frequency: 'daily' })
  await app.services.db.$client.query('update users set suspended_at = now()')
  await comeBack('2026-11-21T08:00:00.000Z')
  await app.services.db.$client.query('update users set suspended_at = null')
  expect((await historyOf(helper))[1]).toMatchObject({
    reason: 'This account was suspended.',
    missed: { times: 3 },
  })
})

it('are all in the history when an operator clears the backlog', async () => {
  const helper = await createHelper(person, { frequency: 'daily' })
  clock.set('2026-11-20T18:00:00.000Z')
  await person.post('/api/admin/clear-schedule-backlog')
  expect(await historyOf(helper)).toMatchObject([
    { status: 'pending', plannedFor: '2026-11-21T17:00:00.000Z' },
    { status: 'skipped', missed: { until: '2026-11-20T17:00:00.000Z', times: 3 }, reason: 'Cleared by operator.' },
  ])
})
