import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { deliverAll, handWorker, planAt } from '../../../../../tests/support/workers.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { ConversationListAnswer, ConversationSummary } from '../../../../contract/conversations.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import type { Delivery } from '../../../../contract/schedules.ts'
import { SLOWING_DOWN } from '../../../../core/scheduling/delivery-rules.ts'
import { rememberNew } from '../../memory/remember/remember.ts'
import { replanStale } from '../plan/replan.ts'
import type { Worker } from './worker.ts'

const HOUR = 3_600_000
const clock = new FixedClock('2026-11-18T12:00:00.000Z')
let app: TestApp
let worker: Worker
let person: Person

beforeEach(async () => {
  clock.set('2026-11-18T12:00:00.000Z')
  app = await openTestApp({ clock })
  worker = await handWorker(app)
  person = await signUp(app)
})
afterEach(() => app.close())

const messagesOf = async (helper: Helper): Promise<Message[]> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body
const historyOf = async (helper: Helper): Promise<Delivery[]> =>
  (await person.get<Delivery[]>(`/api/helpers/${helper.id}/deliveries`)).body
const readAgain = async (helper: Helper): Promise<Helper> =>
  (await person.get<Helper>(`/api/helpers/${helper.id}`)).body
const listed = async ({ id }: Helper): Promise<ConversationSummary | undefined> =>
  (await person.get<ConversationListAnswer>('/api/conversations')).body.conversations.find(
    ({ helperId }) => helperId === id,
  )
const used = async (): Promise<number> =>
  (await person.get<{ user: User }>('/api/auth/me')).body.user.messageCreditsUsed

/** Advances the clock to a helper's planned time, and delivers. */
async function deliverNext(helper: Helper): Promise<Helper> {
  clock.set((await readAgain(helper)).nextMessageAt ?? '')
  await deliverAll(worker)
  return readAgain(helper)
}

describe('a planned message', () => {
  it('is planned with its helper, for noon of the next weekday', async () => {
    const helper = await createHelper(person)
    expect(helper).toMatchObject({ nextMessageAt: '2026-11-18T17:00:00.000Z', nextChannel: 'app' })
    expect(await historyOf(helper)).toMatchObject([
      { status: 'pending', timeZone: 'America/New_York', localTime: 'Nov 18, 2026 at 12:00 PM', channel: 'app' },
    ])
  })

  it('is delivered once at its time and charged, and the next is planned', async () => {
    const helper = await createHelper(person)
    clock.set('2026-11-18T16:59:59.000Z')
    await deliverAll(worker)
    expect(await messagesOf(helper)).toEqual([])
    const after = await deliverNext(helper)
    await deliverAll(worker)
    const messages = await messagesOf(helper)
    expect(messages).toMatchObject([
      { isFromUser: false, source: 'template', isPlanned: true, sentAt: '2026-11-18T17:00:00.000Z' },
    ])
    expect(messages[0]?.content).not.toMatch(/[{}]/)
    expect(await used()).toBe(1)
    expect(after.nextMessageAt).toBe('2026-11-19T17:00:00.000Z')
    const history = await historyOf(helper)
    expect(history.map(({ status }) => status)).toEqual(['pending', 'delivered'])
    expect(history[1]).toMatchObject({ messageId: messages[0]?.id, reason: null })
  })

  it('is written once by simultaneous deliveries', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp(app)))
    const pairs = await Promise.all(people.map(async (each) => ({ each, helper: await createHelper(each) })))
    for (const { helper } of pairs) await planAt(app, helper, clock.now())
    await Promise.all(Array.from({ length: 6 }, () => deliverAll(worker)))
    await deliverAll(worker)
    for (const { each, helper } of pairs) {
      const { body } = await each.get<Message[]>(`/api/helpers/${helper.id}/messages`)
      expect(body).toHaveLength(1)
    }
  })

  it.each([
    ['templates were chosen', true],
    ['a model was chosen, but there is none', false],
  ])('mentions the person’s goal, %s', async (_, useTemplatedMessages) => {
    const helper = await createHelper(person, { personaType: 'career_coach', useTemplatedMessages })
    await person.post('/api/messages', messageTo(helper, 'I want to run a half marathon.'))
    await rememberNew(app.services, app.alone)
    await app.services.db.$client.query('update helpers set current_sequence_position = 5')
    await deliverNext(helper)
    expect((await messagesOf(helper)).at(-1)?.content).toContain('your goal to run a half marathon')
  })

  it('repeats no text within its sequence', async () => {
    const helper = await createHelper(person, { frequency: 'daily' })
    await person.post('/api/messages', messageTo(helper, 'Hello.'))
    const texts: string[] = []
    for (let count = 0; count < 21; count += 1) {
      await deliverNext(helper)
      const [message] = (await messagesOf(helper)).slice(-1)
      texts.push(message?.content ?? '')
      await person.post('/api/messages', messageTo(helper, 'Thanks.'))
      await worker.services.db.$client.query('update users set message_credits_used = 0')
    }
    expect(new Set(texts).size).toBe(21)
  }, 60_000)
})

describe('a late or blocked planned message', () => {
  const lastOf = async (helper: Helper) => (await historyOf(helper)).find(({ status }) => status !== 'pending')

  it('is skipped when it is too late, and the next one is planned without a burst', async () => {
    const helper = await createHelper(person)
    clock.set('2026-11-20T08:00:00.000Z')
    await deliverAll(worker)
    expect(await messagesOf(helper)).toEqual([])
    expect(await lastOf(helper)).toMatchObject({ status: 'skipped', reason: expect.stringContaining('two hours') })
    expect((await readAgain(helper)).nextMessageAt).toBe('2026-11-20T17:00:00.000Z')
    expect(await used()).toBe(0)
  })

  it('is still sent up to two hours late', async () => {
    const helper = await createHelper(person)
    clock.set('2026-11-18T19:00:00.000Z')
    await deliverAll(worker)
    expect(await messagesOf(helper)).toHaveLength(1)
  })

  it('is skipped when no allowance is left, also when two are due at once', async () => {
    const first = await createHelper(person)
    const second = await createHelper(person, { personaType: 'friend' })
    await app.services.db.$client.query('update users set message_credits_used = 24')
    clock.set('2026-11-18T17:00:00.000Z')
    await deliverAll(worker)
    const both = [...(await messagesOf(first)), ...(await messagesOf(second))]
    expect(both).toHaveLength(1)
    expect(await used()).toBe(25)
    const reasons = [await lastOf(first), await lastOf(second)].map((row) => row?.reason)
    expect(reasons).toContain('This month’s messages were used up.')
  })

  it('is announced nowhere while no allowance is left, unless it is planned after the reset', async () => {
    const helper = await createHelper(person)
    await app.services.db.$client.query('update users set message_credits_used = 25 where id = $1', [person.user.id])
    const renewal = '2026-12-01T00:00:00.000Z'
    const silent = { nextMessageAt: null, nextChannel: null, usedUpUntil: renewal }
    expect(await readAgain(helper)).toMatchObject(silent)
    expect(await listed(helper)).toMatchObject({ nextMessageAt: null, usedUpUntil: renewal })
    expect(await historyOf(helper)).toEqual([])
    clock.set('2026-11-18T17:00:00.000Z')
    await deliverAll(worker)
    expect(await readAgain(helper)).toMatchObject(silent)
    expect(await historyOf(helper)).toMatchObject([{ status: 'skipped' }])
    await planAt(app, helper, new Date(renewal))
    expect(await readAgain(helper)).toMatchObject({ nextMessageAt: renewal, nextChannel: 'app', usedUpUntil: null })
    expect(await listed(helper)).toMatchObject({ nextMessageAt: renewal, usedUpUntil: null })
    expect(await historyOf(helper)).toMatchObject([{ status: 'pending' }, { status: 'skipped' }])
  })

  it('is sent when a new month renews the allowance', async () => {
    const helper = await createHelper(person)
    await app.services.db.$client.query('update users set message_credits_used = 25')
    await planAt(app, helper, new Date('2026-12-01T10:00:00Z'))
    clock.set('2026-12-01T10:00:00.000Z')
    await deliverAll(worker)
    expect(await messagesOf(helper)).toHaveLength(1)
    expect(await used()).toBe(1)
  })

  it('is skipped when its helper is paused, with the reason in the history', async () => {
    const helper = await createHelper(person)
    const paused = await person.patch<Helper>(`/api/helpers/${helper.id}/toggle`, { active: false })
    expect(paused.body).toMatchObject({ nextMessageAt: null, nextChannel: null })
    expect(await historyOf(helper)).toMatchObject([{ status: 'cancelled', reason: 'This helper was paused.' }])
    const woken = await person.patch<Helper>(`/api/helpers/${helper.id}/toggle`, { active: true })
    expect(woken.body.nextMessageAt).toBe('2026-11-18T17:00:00.000Z')
  })
})

describe('planning again', () => {
  it('follows an edit, a new time zone and other quiet hours', async () => {
    const helper = await createHelper(person)
    const evening = await person.patch<Helper>(`/api/helpers/${helper.id}`, { preferredTime: 'evening' })
    expect(evening.body.nextMessageAt).toBe('2026-11-19T00:30:00.000Z')
    await person.patch('/api/user/profile', { timeZone: 'Europe/Berlin' })
    expect((await readAgain(helper)).nextMessageAt).toBe('2026-11-18T18:30:00.000Z')
    await person.patch('/api/user/notifications', { quietHoursStart: 19, quietHoursEnd: 8 })
    expect((await readAgain(helper)).nextMessageAt).toBe('2026-11-18T17:30:00.000Z')
    expect(await historyOf(helper)).toHaveLength(1)
  })

  it('uses custom days and times', async () => {
    const helper = await createHelper(person, {
      frequency: 'custom',
      customDays: [5],
      customTimes: ['21:45', '06:30'],
    })
    expect(helper).toMatchObject({ nextMessageAt: '2026-11-20T11:30:00.000Z', customTimes: ['21:45', '06:30'] })
    expect((await deliverNext(helper)).nextMessageAt).toBe('2026-11-21T02:45:00.000Z')
    expect((await deliverNext(helper)).nextMessageAt).toBe('2026-11-27T11:30:00.000Z')
  })

  it('announces no slow-down for a weekly helper', async () => {
    const helper = await createHelper(person, { frequency: 'weekly' })
    for (let count = 0; count < 6; count += 1) await deliverNext(helper)
    const texts = (await messagesOf(helper)).map(({ content }) => content)
    expect(texts).toHaveLength(6)
    for (const text of texts) expect(text).not.toContain(SLOWING_DOWN)
  })

  it('slows down to weekly after five unanswered days, says so once, and resumes on an answer', async () => {
    const helper = await createHelper(person, { frequency: 'daily' })
    for (let count = 0; count < 5; count += 1) await deliverNext(helper)
    const fifth = clock.now().getTime()
    const slow = await readAgain(helper)
    expect(Date.parse(slow.nextMessageAt ?? '') - fifth).toBe(7 * 24 * HOUR)
    await deliverNext(helper)
    const said = (await messagesOf(helper)).filter(({ content }) => content.includes(SLOWING_DOWN))
    expect(said).toHaveLength(1)
    await person.post('/api/messages', messageTo(helper, 'I am back.'))
    await replanStale(app.services)
    const back = await readAgain(helper)
    expect(Date.parse(back.nextMessageAt ?? '') - clock.now().getTime()).toBe(24 * HOUR)
  })

  it('counts unanswered days, not messages, for three messages a day', async () => {
    const customTimes = ['08:00', '13:00', '18:00']
    const helper = await createHelper(person, { frequency: 'custom', customTimes })
    const began = clock.now().getTime()
    for (let count = 0; count < 11; count += 1) {
      const after = await deliverNext(helper)
      expect(Date.parse(after.nextMessageAt ?? '') - clock.now().getTime()).toBeLessThanOrEqual(14 * HOUR)
    }
    expect(clock.now().getTime() - began).toBeGreaterThan(72 * HOUR)
    expect((await messagesOf(helper)).map(({ content }) => content).join()).not.toContain(SLOWING_DOWN)
    await deliverNext(helper)
    const slow = await deliverNext(helper)
    expect(Date.parse(slow.nextMessageAt ?? '') - clock.now().getTime()).toBeGreaterThan(6 * 24 * HOUR)
    await deliverNext(helper)
    const said = (await messagesOf(helper)).filter(({ content }) => content.includes(SLOWING_DOWN))
    expect(said).toHaveLength(1)
  })
})
