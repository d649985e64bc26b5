import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { deliverAll, handWorker } from '../../../../../tests/support/workers.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import type { ChangePlannedBody, PlannedMessage, Upcoming } from '../../../../contract/upcoming.ts'
import type { Worker } from '../deliver/worker.ts'

/** What is ahead, and single messages of it that a person moves, skips or sends at once. */

const NOON = 'T17:00:00.000Z'
const clock = new FixedClock('2026-11-18T12:00:00.000Z')
let app: TestApp
let worker: Worker
let person: Person
let helper: Helper

beforeAll(async () => {
  app = await openTestApp({ clock })
  worker = await handWorker(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  clock.set('2026-11-18T12:00:00.000Z')
  person = await signUp(app)
  helper = await createHelper(person, { frequency: 'daily' })
})

const ahead = async (query = ''): Promise<PlannedMessage[]> =>
  (await person.get<Upcoming>(`/api/upcoming${query}`)).body.messages
const times = async (count = 3): Promise<string[]> =>
  (await ahead()).slice(0, count).map(({ plannedFor }) => plannedFor)
const change = (fields: Partial<ChangePlannedBody> & Pick<ChangePlannedBody, 'action'>, day = '2026-11-18') =>
  person.patch(`/api/helpers/${helper.id}/planned`, { originalTime: `${day}${NOON}`, ...fields })
const delivered = async (): Promise<string[]> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body
    .filter(({ isPlanned }) => isPlanned)
    .map(({ sentAt }) => sentAt)
/** Lets the time pass until an instant, delivering each message when it is due. */
async function passUntil(end: string): Promise<void> {
  for (;;) {
    const next = (await ahead())[0]?.plannedFor
    if (next === undefined || next > end) break
    clock.set(next)
    await deliverAll(worker)
  }
  clock.set(end)
}

describe('what is ahead', () => {
  it('is the routine of four weeks with what the person asked for, in the order in which it comes', async () => {
    const { body } = await person.post<{ userMessage: Message }>('/api/messages', messageTo(helper, 'My mum is ill.'))
    const messageId = body.userMessage.id
    await person.post('/api/follow-ups', { messageId, subject: 'call my mum', date: '2026-11-18', time: '17:00' })
    const messages = await ahead()
    expect(messages).toHaveLength(29)
    expect(messages.map(({ plannedFor }) => plannedFor)).toEqual(messages.map(({ plannedFor }) => plannedFor).sort())
    expect(messages[0]).toMatchObject({
      ...{ helperId: helper.id, plannedFor: `2026-11-18${NOON}`, originalTime: `2026-11-18${NOON}` },
      ...{ followUp: null, channels: ['app'], heldBack: null, isWriting: false },
    })
    expect(messages[1]).toMatchObject({
      ...{ plannedFor: '2026-11-18T22:00:00.000Z', originalTime: null },
      followUp: {
        kind: 'reminder',
        subject: 'call my mum',
        quote: null,
        saidAt: '2026-11-18T12:00:00.000Z',
        messageId,
      },
    })
  })

  it('is that of one helper where asked for, and nobody else’s', async () => {
    const other = await createHelper(person, { personaType: 'friend', frequency: 'daily' })
    expect(await ahead()).toHaveLength(56)
    expect(new Set((await ahead(`?helperId=${other.id}`)).map(({ helperId }) => helperId))).toEqual(new Set([other.id]))
    const stranger = await signUp(app)
    expect((await stranger.get(`/api/upcoming?helperId=${helper.id}`)).status).toBe(404)
    expect((await stranger.get<Upcoming>('/api/upcoming')).body.messages).toEqual([])
  })

  it('is what will be sent: nothing of a paused helper’s routine, and the rest marked', async () => {
    const { body } = await person.post<{ userMessage: Message }>('/api/messages', messageTo(helper, 'My mum is ill.'))
    await person.post('/api/follow-ups', {
      ...{ messageId: body.userMessage.id, subject: 'call my mum', date: '2026-11-18', time: '17:00' },
    })
    await change({ action: 'move', date: '2026-11-18', time: '15:00' })
    await person.patch(`/api/helpers/${helper.id}/toggle`, { active: false })
    expect((await ahead()).map(({ heldBack }) => heldBack)).toEqual(['paused', 'paused'])
    await person.patch(`/api/helpers/${helper.id}/toggle`, { active: true })
    await person.patch(`/api/helpers/${helper.id}/conversation`, { mute: 'always' })
    expect((await ahead()).map(({ heldBack }) => heldBack)).toEqual(['muted', null])
    await person.patch(`/api/helpers/${helper.id}/conversation`, { mute: null })
    await app.services.db.$client.query('update users set message_credits_used = 25 where id = $1', [person.user.id])
    expect((await ahead()).slice(0, 2).map(({ heldBack }) => heldBack)).toEqual(['allowance', 'allowance'])
  })
})

describe('a single message of the routine', () => {
  it('is skipped, now or later, and the routine goes on', async () => {
    expect((await change({ action: 'skip' })).status).toBe(204)
    expect((await change({ action: 'skip' }, '2026-11-20')).status).toBe(204)
    expect(await times(2)).toEqual([`2026-11-19${NOON}`, `2026-11-21${NOON}`])
    await passUntil('2026-11-21T18:00:00.000Z')
    expect(await delivered()).toEqual([`2026-11-19${NOON}`, `2026-11-21${NOON}`])
  })

  it('stays skipped when the helper’s hours change', async () => {
    await change({ action: 'skip' }, '2026-11-19')
    await person.patch(`/api/helpers/${helper.id}`, { preferredTime: 'evening' })
    expect(await times(2)).toEqual(['2026-11-19T00:30:00.000Z', '2026-11-21T00:30:00.000Z'])
  })

  it.each([
    ['later that day', '2026-11-18', '15:00', ['2026-11-18T20:00:00.000Z', `2026-11-19${NOON}`, `2026-11-20${NOON}`]],
    ['to another day', '2026-11-20', '15:00', [`2026-11-19${NOON}`, `2026-11-20${NOON}`, '2026-11-20T20:00:00.000Z']],
    [
      'to the first minute of a day',
      '2026-11-20',
      '00:00',
      [`2026-11-19${NOON}`, '2026-11-20T05:00:00.000Z', `2026-11-20${NOON}`],
    ],
  ])('is moved %s, once, and the routine goes on', async (_, date, time, expected) => {
    expect((await change({ action: 'move', date, time })).status).toBe(204)
    expect(await times()).toEqual(expected)
    await passUntil('2026-11-21T18:00:00.000Z')
    expect(await delivered()).toEqual(
      [...expected, `2026-11-20${NOON}`, `2026-11-21${NOON}`].filter((one, place, all) => all.indexOf(one) === place),
    )
  })

  it('is moved again, and comes at its own time again', async () => {
    await change({ action: 'move', date: '2026-11-20', time: '15:00' })
    await change({ action: 'move', date: '2026-11-18', time: '16:00' })
    expect(await times(2)).toEqual(['2026-11-18T21:00:00.000Z', `2026-11-19${NOON}`])
    await change({ action: 'restore' })
    expect(await times(2)).toEqual([`2026-11-18${NOON}`, `2026-11-19${NOON}`])
    await change({ action: 'skip' })
    await change({ action: 'restore' })
    expect(await times(2)).toEqual([`2026-11-18${NOON}`, `2026-11-19${NOON}`])
  })

  it('is written at once, in place of its own time', async () => {
    expect((await change({ action: 'now' }, '2026-11-19')).status).toBe(204)
    await deliverAll(worker)
    expect(await delivered()).toEqual(['2026-11-18T12:00:00.000Z'])
    expect(await times(2)).toEqual([`2026-11-18${NOON}`, `2026-11-20${NOON}`])
    expect((await change({ action: 'restore' }, '2026-11-19')).status).toBe(409)
  })

  it.each([
    ['a time that nothing is planned for', { action: 'skip', originalTime: '2026-11-18T17:00:01.000Z' }, 404],
    ['a time after the four weeks', { action: 'skip', originalTime: `2027-11-18${NOON}` }, 404],
    ['a time that has passed', { action: 'skip', originalTime: `2026-11-17${NOON}` }, 409],
    ['nothing to restore', { action: 'restore' }, 404],
    ['a move into the past', { action: 'move', date: '2026-11-18', time: '06:00' }, 400],
    ['a move beyond the four weeks', { action: 'move', date: '2026-12-18', time: '06:00' }, 400],
    ['a move without a time', { action: 'move' }, 400],
  ] as const)('is not changed: %s', async (_, body, status) => {
    expect((await change(body)).status).toBe(status)
    expect(await times(2)).toEqual([`2026-11-18${NOON}`, `2026-11-19${NOON}`])
  })

  it('is not changed by others', async () => {
    const stranger = await signUp(app)
    const body = { originalTime: `2026-11-18${NOON}`, action: 'skip' }
    expect((await stranger.patch(`/api/helpers/${helper.id}/planned`, body)).status).toBe(404)
  })

  it('is either delivered or skipped when it is due at that moment', async () => {
    for (const day of ['18', '19', '20', '21']) {
      const originalTime = `2026-11-${day}${NOON}`
      clock.set(`2026-11-${day}T16:59:59.999Z`)
      const skipping = change({ action: 'skip', originalTime })
      clock.set(originalTime)
      const [{ status }] = await Promise.all([skipping, deliverAll(worker)])
      await deliverAll(worker)
      expect((await delivered()).includes(originalTime)).toBe(status === 409)
      expect([204, 409]).toContain(status)
    }
  })
})
