import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { deliverAll, handWorker } from '../../../../../tests/support/workers.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { FollowUp } from '../../../../contract/follow-ups.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import type { Delivery } from '../../../../contract/schedules.ts'
import { REASONS } from '../../../../core/scheduling/delivery-rules.ts'
import { addFollowUp } from '../../memory/follow-ups/add-follow-up.ts'
import type { Worker } from '../deliver/worker.ts'
import { replanStale } from '../plan/replan.ts'

/** Reminders that a person sets, and follow-ups that helpers offer. */

const clock = new FixedClock('2026-11-18T12:00:00.000Z')
let app: TestApp
let worker: Worker
let person: Person
let helper: Helper
let messageId: number

beforeAll(async () => {
  app = await openTestApp({ clock })
  worker = await handWorker(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  clock.set('2026-11-18T12:00:00.000Z')
  person = await signUp(app)
  helper = await createHelper(person, { frequency: 'weekly', weeklyDay: 1 })
  messageId = await say('I have to call my mum.')
})

const say = async (text: string): Promise<number> =>
  (await person.post<{ userMessage: Message }>('/api/messages', messageTo(helper, text))).body.userMessage.id
const remind = (fields: object = {}, subject = 'call my mum') =>
  person.post<FollowUp>('/api/follow-ups', { messageId, subject, date: '2026-11-18', time: '17:00', ...fields })
const planned = async (): Promise<Message[]> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body.filter(({ isPlanned }) => isPlanned)
const openRows = async (): Promise<{ time: Date; followUpId: string | null }[]> =>
  (
    await app.services.db.$client.query(
      `select scheduled_time as time, follow_up_id as "followUpId" from message_schedules
       where helper_id = $1 and status in ('pending', 'claimed') order by scheduled_time`,
      [helper.id],
    )
  ).rows
const history = async (): Promise<Delivery[]> =>
  (await person.get<Delivery[]>(`/api/helpers/${helper.id}/deliveries`)).body
async function deliverAt(time: string): Promise<void> {
  clock.set(time)
  await replanStale(app.services)
  await deliverAll(worker)
}

/** As a reading or a reply offers it. */
async function offer(fields: Partial<Parameters<typeof addFollowUp>[2]> = {}): Promise<number | null> {
  const { rows } = await app.services.db.$client.query(
    'select k.user_id as id, wrapped_key as key from user_keys k join helpers h on h.user_id = k.user_id where h.id = $1',
    [helper.id],
  )
  const owner = { userId: rows[0].id, dataKey: app.services.vault.unwrap(rows[0].key) }
  const offered = {
    ...{ messageId, kind: 'follow_up' as const, state: 'offered' as const },
    ...{ subject: 'the interview', quote: 'My interview is on Thursday at 3.' },
    ...{ dueAt: new Date('2026-11-19T22:00:00Z'), timeZone: 'America/New_York', ...fields },
  }
  return (await addFollowUp(app.services.db, owner, offered, clock.now()))?.id ?? null
}

describe('a reminder', () => {
  it('comes once at its local time, names what it is about, is counted, and leaves the routine alone', async () => {
    const { status, body } = await remind()
    expect(status).toBe(201)
    expect(body).toMatchObject({ subject: 'call my mum', kind: 'reminder', state: 'accepted', messageId })
    expect(body).toMatchObject({ dueAt: '2026-11-18T22:00:00.000Z', plannedFor: '2026-11-18T22:00:00.000Z' })
    expect((await openRows()).map(({ followUpId }) => Number(followUpId))).toEqual([body.id, 0])
    await deliverAt('2026-11-18T22:00:00.000Z')
    await deliverAll(worker)
    expect(await planned()).toMatchObject([
      { content: 'You asked me to remind you: call my mum.', source: 'template', plannedAs: 'reminder' },
    ])
    expect((await person.get<{ user: User }>('/api/auth/me')).body.user.messageCreditsUsed).toBe(1)
    expect(await openRows()).toMatchObject([{ followUpId: null }])
    const read = (await person.get<Helper>(`/api/helpers/${helper.id}`)).body
    expect(read.nextMessageAt).toBe(helper.nextMessageAt)
  })

  it('waits for the end of the quiet hours, and says so', async () => {
    expect((await remind({ date: '2026-11-19', time: '06:30' })).body).toMatchObject({
      dueAt: '2026-11-19T11:30:00.000Z',
      plannedFor: '2026-11-19T13:00:00.000Z',
    })
    await person.patch('/api/user/notifications', { quietHoursStart: 0, quietHoursEnd: 5 })
    expect((await openRows())[0]?.time).toEqual(new Date('2026-11-19T11:30:00.000Z'))
  })

  it.each([
    ['that the clocks skip, at the first one after it', '2027-03-14', '02:30', '2027-03-14T07:00:00.000Z'],
    ['that comes twice, at the first, once', '2027-11-07', '01:30', '2027-11-07T05:30:00.000Z'],
    ['on the day of a change', '2027-03-14', '17:00', '2027-03-14T21:00:00.000Z'],
  ])('comes at a clock time %s', async (_, date, time, due) => {
    await person.patch('/api/user/notifications', { quietHoursStart: 0, quietHoursEnd: 0 })
    expect((await remind({ date, time })).body).toMatchObject({ dueAt: due, plannedFor: due })
    // The session has ended by then.
    const brought = async (): Promise<Date[]> => {
      const { rows } = await app.services.db.$client.query(
        `select m.sent_at as at from messages m join message_schedules s on s.id = m.schedule_id
         where s.helper_id = $1 and s.follow_up_id is not null`,
        [helper.id],
      )
      return rows.map(({ at }) => at)
    }
    await deliverAt(new Date(Date.parse(due) - 1).toISOString())
    expect(await brought()).toEqual([])
    await deliverAt(due)
    await deliverAt(new Date(Date.parse(due) + 3_600_000).toISOString())
    expect(await brought()).toEqual([new Date(due)])
  })

  it.each([
    ['past', { time: '06:00' }, 'time'],
    ['more than a year ahead', { date: '2027-12-18' }, 'time'],
    ['not named', { time: undefined }, 'time'],
    ['named twice', { dueAt: '2026-11-19T12:00:00.000Z' }, 'time'],
    ['no day', { date: '2026-02-30' }, 'date'],
  ])('is refused when its time is %s', async (_, fields, field) => {
    const { status, body } = await remind(fields)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
  })

  it.each([
    ['empty', '  '],
    ['too long', 'x'.repeat(201)],
  ])('is refused when its subject is %s', async (_, subject) => {
    expect((await remind({}, subject)).status).toBe(400)
  })

  it('is refused for messages of others', async () => {
    const other = await signUp(app)
    const { status } = await other.post('/api/follow-ups', {
      messageId,
      subject: 'x',
      dueAt: '2026-11-19T12:00:00.000Z',
    })
    expect(status).toBe(404)
    const { body } = await remind()
    for (const call of [
      () => other.post(`/api/follow-ups/${body.id}/accept`),
      () => other.post(`/api/follow-ups/${body.id}/decline`),
      () => other.patch(`/api/follow-ups/${body.id}`, { dueAt: '2026-11-19T12:00:00.000Z' }),
      () => other.del(`/api/follow-ups/${body.id}`),
    ])
      expect((await call()).status).toBe(404)
  })

  it('comes at its new time after it was moved, and not at all after it was removed', async () => {
    const { body } = await remind()
    const moved = await person.patch<FollowUp>(`/api/follow-ups/${body.id}`, { date: '2026-11-20', time: '09:00' })
    expect(moved.body.plannedFor).toBe('2026-11-20T14:00:00.000Z')
    await deliverAt('2026-11-18T22:00:00.000Z')
    expect(await planned()).toEqual([])
    expect((await person.del(`/api/follow-ups/${body.id}`)).status).toBe(204)
    await deliverAt('2026-11-20T14:00:00.000Z')
    expect(await planned()).toEqual([])
  })

  it('is sent at once, also in quiet hours, and can be asked for again', async () => {
    clock.set('2026-11-18T08:00:00.000Z')
    const { body } = await remind()
    expect((await person.post(`/api/follow-ups/${body.id}/send`)).status).toBe(200)
    await deliverAll(worker)
    expect((await planned()).map(({ sentAt }) => sentAt)).toEqual(['2026-11-18T08:00:00.000Z'])
    expect((await remind()).status).toBe(201)
    await deliverAt('2026-11-18T22:00:00.000Z')
    expect(await planned()).toHaveLength(2)
  })

  it('cannot be changed once it is delivered', async () => {
    const { body } = await remind()
    await deliverAt('2026-11-18T22:00:00.000Z')
    for (const { status } of [
      await person.del(`/api/follow-ups/${body.id}`),
      await person.post(`/api/follow-ups/${body.id}/decline`),
      await person.patch(`/api/follow-ups/${body.id}`, { dueAt: '2026-11-20T12:00:00.000Z' }),
    ])
      expect(status).toBe(409)
  })

  it('is either delivered or declined when both happen at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { body } = await remind({ date: undefined, time: undefined, dueAt: `2026-11-18T12:0${round}:30.000Z` })
      clock.set(`2026-11-18T12:0${round}:30.000Z`)
      const before = (await planned()).length
      const [{ status }] = await Promise.all([person.post(`/api/follow-ups/${body.id}/decline`), deliverAll(worker)])
      await deliverAll(worker)
      expect((await planned()).length - before).toBe(status === 200 ? 0 : 1)
      expect([200, 409]).toContain(status)
    }
  })

  it.each([
    ['a muted helper, in the conversation only', { mute: 'week' }, 1],
    ['a paused helper, not at all', null, 0],
  ])('comes from %s', async (_, organize, count) => {
    await remind()
    if (organize) await person.patch(`/api/helpers/${helper.id}/conversation`, organize)
    else await person.patch(`/api/helpers/${helper.id}/toggle`, { active: false })
    await deliverAt('2026-11-18T22:00:00.000Z')
    expect(await planned()).toHaveLength(count)
    const [row] = await history()
    if (!organize) expect(row).toMatchObject({ status: 'skipped', reason: REASONS.paused })
  })

  it.each([
    ['its message is deleted', () => person.del(`/api/messages/${messageId}`)],
    ['the conversation is cleared', () => person.del(`/api/helpers/${helper.id}/messages`)],
    ['everything is forgotten', () => person.post('/api/memories/forget', { all: true })],
    [
      'its message is left for another version',
      () => person.post(`/api/messages/${messageId}/edit`, { content: 'Never mind.' }),
    ],
    ['its helper is deleted', () => person.del(`/api/helpers/${helper.id}`)],
  ])('is gone when %s', async (_, remove) => {
    await remind()
    expect((await remove()).status).toBeLessThan(300)
    const { rows } = await app.services.db.$client.query(
      `select (select count(*)::int from follow_ups where helper_id = $1) as kept, count(follow_up_id)::int as planned
       from message_schedules where helper_id = $1`,
      [helper.id],
    )
    expect(rows).toEqual([{ kept: 0, planned: 0 }])
  })
})

describe('a follow-up', () => {
  it('is planned once it is accepted, however often', async () => {
    const id = await offer()
    await replanStale(app.services)
    expect(await openRows()).toHaveLength(1)
    const answers = await Promise.all([1, 2, 3].map(() => person.post<FollowUp>(`/api/follow-ups/${id}/accept`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await openRows()).map(({ followUpId }) => Number(followUpId))).toEqual([id, 0])
    await deliverAt('2026-11-19T22:00:00.000Z')
    expect(await planned()).toMatchObject([{ content: 'I said I would ask about this: the interview. How did it go?' }])
  })

  it('can be accepted for another time, taken back and declined', async () => {
    const id = await offer()
    const accepted = await person.post<FollowUp>(`/api/follow-ups/${id}/accept`, { date: '2026-11-20', time: '10:00' })
    expect(accepted.body).toMatchObject({ state: 'accepted', dueAt: '2026-11-20T15:00:00.000Z' })
    const undone = await person.post<FollowUp>(`/api/follow-ups/${id}/undo`)
    expect(undone.body).toMatchObject({ state: 'offered', settledAt: null })
    expect(await openRows()).toHaveLength(1)
    const declined = await person.post<FollowUp>(`/api/follow-ups/${id}/decline`)
    expect(declined.body).toMatchObject({ state: 'declined', settledAt: expect.any(String) })
    expect(await openRows()).toHaveLength(1)
  })

  it('is not offered again by a second reading, not even after it was moved or declined', async () => {
    const id = await offer()
    expect(await offer({ subject: 'my interview' })).toBeNull()
    await person.post(`/api/follow-ups/${id}/accept`, { date: '2026-11-20', time: '10:00' })
    expect(await offer()).toBeNull()
    await person.post(`/api/follow-ups/${id}/decline`)
    expect(await offer()).toBeNull()
  })

  it('is neither accepted nor offered when its time or its message is gone', async () => {
    const id = await offer()
    clock.set('2026-11-20T12:00:00.000Z')
    expect((await person.post(`/api/follow-ups/${id}/accept`)).status).toBe(400)
    await person.del(`/api/messages/${messageId}`)
    expect(await offer()).toBeNull()
  })

  it('of a muted helper is skipped, with the reason', async () => {
    await offer({ state: 'accepted' })
    await person.patch(`/api/helpers/${helper.id}/conversation`, { mute: 'always' })
    await deliverAt('2026-11-19T22:00:00.000Z')
    expect(await planned()).toEqual([])
    expect((await history())[0]).toMatchObject({ status: 'skipped', reason: REASONS.muted })
  })
})
