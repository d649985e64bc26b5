import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { messageTo, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { type MemoryScenario, readingOf, startScenario } from '../../../../../tests/support/memory-scenario.ts'
import { type ModelApp, openModelApp } from '../../../../../tests/support/model-app.ts'
import { dataOf, textOf } from '../../../../../tests/support/sse.ts'
import { idleQueue, idsOf, jobOf } from '../../../../../tests/support/workers.ts'
import type { FollowUp } from '../../../../contract/follow-ups.ts'
import type { Exchange, Message, MessageFollowUp, ReplyProgress } from '../../../../contract/messages.ts'
import { MINUTE_MS } from '../../../../core/time/durations.ts'
import { queueReadings } from '../../memory/readings/queue-readings.ts'
import { readConversation } from '../../memory/readings/read-conversation.ts'

/** What a helper offers to ask about, and reminders that a person asked for, under the messages that they come from. */

const clock = new FixedClock('2026-11-24T15:00:00Z')
let opened: ModelApp
let scenario: MemoryScenario

beforeAll(async () => {
  opened = await openModelApp({ clock })
})
afterAll(() => opened.close())
beforeEach(async () => {
  clock.set('2026-11-24T15:00:00Z')
  scenario = await startScenario(opened, clock)
})

const DENTIST = 'I have the dentist on Thursday at five.'
const dentist = { quote: 'the dentist on Thursday at five', day: '2026-11-26', time: '18:00', subject: 'the dentist' }

const shown = async (): Promise<Message[]> =>
  (await scenario.person.get<Message[]>(`/api/helpers/${scenario.helper.id}/messages`)).body
const followUps = async (): Promise<MessageFollowUp[]> => (await shown()).flatMap((message) => message.followUps ?? [])
const answer = (id: number, how: string, body?: object) =>
  scenario.person.post<FollowUp>(`/api/follow-ups/${id}/${how}`, body)

/** The person tells of the dentist, and a model reads it. */
async function offered(): Promise<{ exchange: Exchange; followUp: MessageFollowUp }> {
  const exchange = await scenario.say(scenario.helper, DENTIST, 'Good luck!')
  await scenario.read([], undefined, [dentist])
  const [followUp] = await followUps()
  if (!followUp) throw new Error('nothing is offered')
  return { exchange, followUp }
}

describe('a plan that a model read', () => {
  it('is offered under the reply to its message', async () => {
    const { exchange } = await offered()
    const under = (await shown()).filter((message) => message.followUps)
    expect(under.map(({ id }) => id)).toEqual([exchange.reply.id])
    expect(under[0]?.followUps).toMatchObject([
      { kind: 'follow_up', state: 'offered', subject: 'the dentist', dueAt: '2026-11-26T18:00:00.000Z' },
    ])
  })

  it('is told to the next reading, which moves it and calls it off', async () => {
    const { followUp } = await offered()
    await answer(followUp.id, 'accept')
    await scenario.say(scenario.helper, 'The dentist moved to Friday.')
    const friday = { op: 'move', id: 501, quote: 'moved to Friday', day: '2026-11-27', time: '18:00' }
    const asked = await scenario.asked(() => scenario.read([], undefined, [friday]))
    expect(asked).toContain('501 [Thu, Nov 26 18:00] the dentist')
    expect(await followUps()).toMatchObject([{ id: followUp.id, state: 'accepted', dueAt: '2026-11-27T18:00:00.000Z' }])
    await scenario.say(scenario.helper, 'They cancelled it.')
    await scenario.read([], undefined, [{ op: 'cancel', id: 501, quote: 'They cancelled it' }])
    expect(await followUps()).toEqual([])
  })

  it('is offered once, also after it was declined', async () => {
    const { followUp } = await offered()
    expect((await answer(followUp.id, 'decline')).body.state).toBe('declined')
    expect(await followUps()).toEqual([])
    await scenario.say(scenario.helper, `As I said: ${DENTIST}`)
    await scenario.read([], undefined, [dentist])
    expect(await followUps()).toEqual([])
  })

  it('is not offered if its words are not the person’s, it has passed, or it is a secret', async () => {
    await scenario.say(scenario.helper, DENTIST, 'The exam on Friday matters more.')
    const secret = { text: 'Has the dentist on Thu, Nov 26, 2026.', kind: 'plan', secret: true }
    await scenario.read([secret], undefined, [
      dentist,
      { ...dentist, from: 2, quote: 'The exam on Friday', day: '2026-11-27' },
      { ...dentist, day: '2026-11-19' },
    ])
    expect(await followUps()).toEqual([])
  })

  it('is not offered if its message was forgotten while the model read', async () => {
    let release = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const { userMessage } = await scenario.say(scenario.helper, DENTIST)
    clock.advance(2 * MINUTE_MS)
    const queue = idleQueue()
    await queueReadings(opened.app.services, queue)
    opened.model.behave({ json: readingOf([], 'You talked.', [dentist]), gate })
    const [id = 0] = idsOf(queue, 'remember')
    const reading = readConversation(opened.app.services, jobOf(id))
    await scenario.person.patch(`/api/messages/${userMessage.id}/memory`, { isForgotten: true })
    release()
    await reading
    expect(await followUps()).toEqual([])
  })

  it('is gone once its message is forgotten, also while it was being accepted', async () => {
    const { exchange, followUp } = await offered()
    const { id } = exchange.userMessage
    const [forgotten] = await Promise.all([
      scenario.person.patch(`/api/messages/${id}/memory`, { isForgotten: true }),
      answer(followUp.id, 'accept'),
    ])
    expect(forgotten.status).toBeLessThan(300)
    expect(await followUps()).toEqual([])
    expect((await answer(followUp.id, 'accept')).status).toBe(404)
  })

  it('is nobody else’s', async () => {
    const { followUp } = await offered()
    const stranger = await signUp(opened.app)
    for (const how of ['accept', 'decline', 'undo'])
      expect((await stranger.post(`/api/follow-ups/${followUp.id}/${how}`)).status).toBe(404)
    expect((await stranger.del(`/api/follow-ups/${followUp.id}`)).status).toBe(404)
    expect(await followUps()).toMatchObject([{ state: 'offered' }])
  })
})

const MUM = '[[remind 2026-11-25 09:00 | call my mum]]'
const ASKED = 'Remind me tomorrow at 9 to call my mum.'

async function ask(pieces: readonly string[]): Promise<Exchange> {
  opened.model.behave({ pieces })
  const { status, body } = await scenario.person.post<Exchange>('/api/messages', messageTo(scenario.helper, ASKED))
  expect(status).toBe(200)
  return body
}

describe('a reminder that the model sets', () => {
  it('is set with the reply, and its mark is neither shown, stored nor kept for the next prompt', async () => {
    opened.model.behave({ pieces: [...`${MUM}\nDone.`] })
    const events = await scenario.person.stream('/api/messages', messageTo(scenario.helper, ASKED))
    expect(textOf(events)).toBe('Done.')
    const { reply } = dataOf(events, 'done')
    const set = { kind: 'reminder', state: 'accepted', subject: 'call my mum', dueAt: '2026-11-25T09:00:00.000Z' }
    expect(reply).toMatchObject({ content: 'Done.', followUps: [set] })
    expect((await shown()).at(-1)).toMatchObject({ content: 'Done.', followUps: [set] })
    expect(await scenario.asked(() => scenario.say(scenario.helper, 'Thanks!'))).not.toContain('[[remind 2026')
  })

  it('stands under the message that a person chose, of whomever it is', async () => {
    const { userMessage, reply } = await scenario.say(scenario.helper, DENTIST, 'Bring the papers.')
    for (const { id } of [userMessage, reply]) {
      const reminder = { messageId: id, subject: `about ${id}`, date: '2026-11-25', time: '09:00' }
      expect((await scenario.person.post('/api/follow-ups', reminder)).status).toBe(201)
    }
    const under = (await shown()).filter((message) => message.followUps)
    expect(under.map(({ id, followUps: set }) => [id, set?.length])).toEqual([[reply.id, 2]])
  })

  it('is not set while two hundred stand, and the reply says so', async () => {
    await ask([MUM, '\nDone.'])
    await opened.app.services.db.$client.query(`
      insert into follow_ups (helper_id, user_id, message_id, kind, state, subject, due_at, first_due_at, time_zone)
      select helper_id, user_id, message_id, kind, state, subject, due_at, due_at + number * interval '1 minute', time_zone
      from follow_ups, generate_series(1, 199) number where helper_id = ${scenario.helper.id}`)
    expect((await ask(['[[remind 2026-11-26 09:00 | buy milk]]\nDone.'])).reply).toMatchObject({
      isReminderRefused: true,
    })
  })

  it('is not set by a reply that was stopped, which says so', async () => {
    const pieces = [
      '[[remind 2026-11-27 09:00 | buy milk]]\n',
      'Milk it is, from the shop at the corner. ',
      'And ',
      'bread.',
    ]
    opened.model.behave({ pieces, fault: { kind: 'hang_after', pieces: 3 } })
    const writing = scenario.person.stream('/api/messages', messageTo(scenario.helper, ASKED))
    await vi.waitFor(async () => expect((await shown()).at(-1)).toMatchObject({ isFromUser: true, content: ASKED }))
    const { id = 0 } = (await shown()).at(-1) ?? {}
    await vi.waitFor(async () => {
      const { body } = await scenario.person.get<ReplyProgress>(`/api/messages/${id}/reply`)
      expect(body.text).not.toBe('')
    }, 5000)
    await scenario.person.post(`/api/messages/${id}/stop`)
    const { reply } = dataOf(await writing, 'done')
    expect(reply).toMatchObject({ deliveryStatus: 'stopped', isReminderRefused: true })
  })

  it('needs no other word', async () => {
    expect(await ask([MUM])).toMatchObject({ reply: { content: '👍', source: 'model', followUps: [{}] } })
  })

  it('is undone', async () => {
    const { reply } = await ask([MUM, '\nDone.'])
    const [{ id = 0 } = {}] = reply.followUps ?? []
    expect((await scenario.person.del(`/api/follow-ups/${id}`)).status).toBe(204)
    expect(await followUps()).toEqual([])
  })

  it.each([
    ['has passed', '[[remind 2026-11-24 09:00 | call my mum]]'],
    ['is no day', '[[remind 2026-11-31 09:00 | call my mum]]'],
    ['is no mark', '[[remind me tomorrow]]'],
  ])('is not set if it %s, and the reply says so for good', async (_, mark) => {
    const { reply } = await ask([mark, '\nDone.'])
    expect(reply).toMatchObject({ content: 'Done.', isReminderRefused: true })
    expect(reply.followUps).toBeUndefined()
    expect((await shown()).at(-1)).toMatchObject({ isReminderRefused: true })
  })

  it('takes the place of the one that the reply before it set', async () => {
    const { reply } = await ask([MUM, '\nDone.'])
    opened.model.behave({ pieces: ['[[remind 2026-11-25 10:00 | call my mum]]\nDone, at ten.'] })
    const { body } = await scenario.person.post<Exchange>(`/api/messages/${reply.id}/regenerate`)
    expect(body.reply.followUps).toMatchObject([{ dueAt: '2026-11-25T10:00:00.000Z' }])
    expect(await followUps()).toHaveLength(1)
  })

  it('is told to the model from then on, and moves when it is set again in the same words', async () => {
    await ask([MUM, '\nDone.'])
    const later = '[[remind 2026-11-25 11:30 | Call my mum!]]\nMoved.'
    const asked = await scenario.asked(() => scenario.say(scenario.helper, 'Make it half past eleven.', later))
    expect(asked).toContain('[Wednesday, November 25, 2026, 9:00 AM] remind: call my mum')
    expect(await followUps()).toMatchObject([{ subject: 'Call my mum!', dueAt: '2026-11-25T11:30:00.000Z' }])
  })

  it('is not offered again by the reading of the same message', async () => {
    await scenario.say(scenario.helper, ASKED, `${MUM}\nDone.`)
    const again = { quote: 'call my mum', day: '2026-11-25', time: '10:00', subject: 'the call with mum' }
    await scenario.read([], undefined, [again])
    expect(await followUps()).toMatchObject([{ kind: 'reminder' }])
  })
})
