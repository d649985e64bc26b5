import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { type ModelApp, openModelApp } from '../../../../../tests/support/model-app.ts'
import { png } from '../../../../../tests/support/picture-files.ts'
import { deliverAll, handWorker } from '../../../../../tests/support/workers.ts'
import type { ConversationListAnswer, ConversationSummary } from '../../../../contract/conversations.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Memories } from '../../../../contract/memory.ts'
import type { Exchange, Message } from '../../../../contract/messages.ts'
import type { Delivery } from '../../../../contract/schedules.ts'
import { REASONS } from '../../../../core/scheduling/delivery-rules.ts'
import { rememberNew } from '../../memory/remember/remember.ts'
import { replanStale } from '../../schedules/plan/replan.ts'

// 11 AM in New York, on a Wednesday. The coach writes at noon there, on weekdays, and the friend half an hour before.
const START = '2026-11-18T16:00:00.000Z'
const clock = new FixedClock(START)
let opened: ModelApp
let person: Person
let coach: Helper
let friend: Helper
beforeEach(async () => {
  clock.set(START)
  opened = await openModelApp({ clock })
  opened.model.behave({ pieces: ['I see.'] })
  person = await signUp(opened.app)
  coach = await createHelper(person)
  friend = await createHelper(person, { personaType: 'friend', name: 'Sam' })
})
afterEach(() => opened.close())

const say = async (to: Helper, text: string, more: object = {}): Promise<Exchange> =>
  (await person.post<Exchange>('/api/messages', { ...messageTo(to, text), ...more })).body
const organize = (helper: Helper, body: object) => person.patch(`/api/helpers/${helper.id}/conversation`, body)
const list = async (): Promise<ConversationSummary[]> =>
  (await person.get<ConversationListAnswer>('/api/conversations')).body.conversations
const names = async (): Promise<string[]> => (await list()).map(({ name }) => name)
const summaryOf = async ({ id }: Helper) => (await list()).find(({ helperId }) => helperId === id)
const shown = async ({ id }: Helper): Promise<Message[]> =>
  (await person.get<Message[]>(`/api/helpers/${id}/messages`)).body
const query = async (text: string, ...values: unknown[]) =>
  (await opened.app.services.db.$client.query(text, values)).rows

describe('a pinned conversation', () => {
  it('stays at the top until it is unpinned', async () => {
    await say(coach, 'Good morning')
    await say(friend, 'Good evening')
    expect(await names()).toEqual(['Sam', 'Alex'])
    expect((await organize(coach, { isPinned: true })).status).toBe(204)
    expect(await names()).toEqual(['Alex', 'Sam'])
    expect(await summaryOf(coach)).toMatchObject({ isPinned: true, isArchived: false })
    await organize(coach, { isPinned: false })
    expect(await names()).toEqual(['Sam', 'Alex'])
  })

  it('is not archived as well, by the database either', async () => {
    await organize(coach, { isArchived: true })
    await organize(coach, { isPinned: true })
    expect(await summaryOf(coach)).toMatchObject({ isPinned: true, isArchived: false })
    await organize(coach, { isArchived: true })
    expect(await summaryOf(coach)).toMatchObject({ isPinned: false, isArchived: true })
    expect((await organize(coach, { isPinned: true, isArchived: true })).status).toBe(400)
    expect((await organize(coach, {})).status).toBe(400)
    await expect(query('update helpers set is_pinned = true where id = $1', coach.id)).rejects.toMatchObject({
      code: '23514',
    })
  })
})

describe('an archived conversation', () => {
  const isArchived = async () => (await summaryOf(coach))?.isArchived

  it('comes back when the person writes', async () => {
    await say(coach, 'Good morning')
    await organize(coach, { isArchived: true })
    expect(await isArchived()).toBe(true)
    await say(coach, 'One more thing')
    expect(await isArchived()).toBe(false)
  })

  it('comes back when the helper writes first, also if it was empty', async () => {
    await organize(coach, { isArchived: true })
    expect(await isArchived()).toBe(true)
    clock.set('2026-11-18T18:30:00.000Z')
    await deliverAll(await handWorker(opened.app))
    expect(await shown(coach)).toHaveLength(1)
    expect(await isArchived()).toBe(false)
  })

  it('comes back by hand, and stays when its last message is deleted', async () => {
    const { reply } = await say(coach, 'Good morning')
    await organize(coach, { isArchived: true })
    await person.del(`/api/messages/${reply.id}`)
    expect(await isArchived()).toBe(true)
    await organize(coach, { isArchived: false })
    expect(await isArchived()).toBe(false)
  })
})

describe('a muted helper', () => {
  const state = async () => {
    const { mutedUntil, nextMessageAt } = (await summaryOf(coach)) ?? {}
    return [mutedUntil, nextMessageAt]
  }
  const planned = async () => (await shown(coach)).filter(({ isPlanned }) => isPlanned).length
  const deliverAt = async (time: string) => {
    clock.set(time)
    await replanStale(opened.app.services)
    await deliverAll(await handWorker(opened.app))
  }

  it.each([
    ['hour', '2026-11-18T17:00:00.000Z', '2026-11-19T17:00:00.000Z'],
    ['tomorrow', '2026-11-19T05:00:00.000Z', '2026-11-19T17:00:00.000Z'],
    ['week', '2026-11-25T16:00:00.000Z', '2026-11-25T17:00:00.000Z'],
    ['always', '9999-12-31T00:00:00.000Z', null],
  ])('for %s does not write first before %s', async (mute, until, next) => {
    await organize(coach, { mute })
    const [mutedUntil, nextMessageAt] = await state()
    expect(mutedUntil).toBe(until)
    expect((await person.get<Helper>(`/api/helpers/${coach.id}`)).body.mutedUntil).toBe(until)
    if (next === null) {
      expect(nextMessageAt).toBeNull()
      await deliverAt('2026-11-27T20:00:00.000Z')
      expect(await planned()).toBe(0)
      return
    }
    expect(nextMessageAt).toBe(next)
    await deliverAt(new Date(Date.parse(next) - 1).toISOString())
    expect(await planned()).toBe(0)
    await deliverAt(next)
    expect(await planned()).toBe(1)
  })

  it('writes first again as soon as the mute is ended', async () => {
    const before = await state()
    await organize(coach, { mute: 'week' })
    await organize(coach, { mute: null })
    expect(await state()).toEqual(before)
    await deliverAt(String(before[1]))
    expect(await planned()).toBe(1)
  })

  it('answers as ever, and what was due when it was muted is skipped with the reason', async () => {
    clock.set('2026-11-18T17:30:00.000Z')
    await organize(coach, { mute: 'always' })
    expect((await say(coach, 'Hello')).reply.content).toBe('I see.')
    await deliverAt('2026-11-18T17:40:00.000Z')
    expect(await planned()).toBe(0)
    const { body } = await person.get<Delivery[]>(`/api/helpers/${coach.id}/deliveries`)
    expect(body[0]).toMatchObject({ reason: REASONS.muted })
    await organize(coach, { mute: null })
    expect((await state())[1]).toBe('2026-11-19T17:00:00.000Z')
  })
})

describe('a cleared conversation', () => {
  it('is empty, with nothing left of it but the helper', async () => {
    const { userMessage, reply } = await say(coach, 'I live in Boston.', { picture: (await png()).toString('base64') })
    await person.post(`/api/messages/${reply.id}/reaction`, { kind: 'up' })
    await person.post(`/api/messages/${userMessage.id}/edit`, { content: 'I live in Leeds.' })
    await say(friend, 'I have two cats.')
    await rememberNew(opened.app.services, opened.app.alone)
    await query(
      `insert into conversation_summaries (helper_id, user_id, session_date, summary)
       values ($1, $2, '2026-11-18', '\\x00')`,
      coach.id,
      person.user.id,
    )
    expect((await person.del(`/api/helpers/${coach.id}/messages`)).status).toBe(204)
    expect(await shown(coach)).toEqual([])
    expect(await shown(friend)).toHaveLength(2)
    for (const table of ['messages', 'message_reactions', 'conversation_summaries', 'recall_positions']) {
      const [row] = await query(`select count(*)::int as count from ${table} where helper_id = $1`, coach.id)
      expect({ table, rows: row.count }).toEqual({ table, rows: 0 })
    }
    expect(await query('select from message_pictures where user_id = $1', person.user.id)).toHaveLength(0)
    const { memories } = (await person.get<Memories>('/api/memories')).body
    expect(memories.map(({ content }) => content).join()).not.toMatch(/Boston|Leeds/)
    expect(memories.map(({ content }) => content).join()).toMatch(/cats/)
    expect((await say(coach, 'Hello again')).reply.content).toBe('I see.')
    expect(JSON.stringify(opened.model.requests.at(-1)?.body)).not.toMatch(/Boston|Leeds/)
  })
})

describe('an exported conversation', () => {
  const download = (id: number, from = person) =>
    opened.app.http.inject({ url: `/api/helpers/${id}/messages/export`, headers: { cookie: from.cookie } })

  it('is Markdown with names, local times, quotes and reactions', async () => {
    await person.patch('/api/user/profile', { name: 'Ada Lovelace' })
    await person.patch(`/api/helpers/${coach.id}`, { name: 'Zoë' })
    const { reply } = await say(coach, 'Shall I *sign*?')
    await person.post(`/api/messages/${reply.id}/reaction`, { kind: 'down', reason: 'Longer' })
    await say(coach, 'Why?', { quotes: reply.id })
    const answer = await download(coach.id)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': `attachment; filename="conversation.md"; filename*=UTF-8''Zo%C3%AB%202026-11-18.md`,
    })
    expect(answer.body).toBe(`# Conversation with Zoë

Exported from Coterie on Nov 18, 2026 at 11:00 AM (America/New_York). Zoë is an AI.

## Wednesday, November 18, 2026

**Ada**, 11:00 AM

Shall I \\*sign\\*?

**Zoë**, 11:00 AM

I see.

👎 Longer

**Ada**, 11:00 AM

> Zoë: I see.

Why?

**Zoë**, 11:00 AM

I see.
`)
    expect((await download(coach.id, await signUp(opened.app))).statusCode).toBe(404)
  })

  it('is whole beyond a page', async () => {
    await say(coach, 'Hello')
    await query(
      `insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source)
       select helper_id, user_id, content, is_from_user, sent_at, 'delivered', 'person'
       from messages, generate_series(1, 450) where helper_id = $1 and is_from_user`,
      coach.id,
    )
    expect((await download(coach.id)).body.match(/^Hello$/gm)).toHaveLength(451)
  })
})
