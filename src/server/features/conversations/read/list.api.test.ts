import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { openEvents } from '../../../../../tests/support/event-source.ts'
import { rowsRead } from '../../../../../tests/support/rows-read.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { deliverAll, handWorker, planAt } from '../../../../../tests/support/workers.ts'
import type { ConversationListAnswer, ConversationSummary } from '../../../../contract/conversations.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange } from '../../../../contract/messages.ts'
import { namedTexts } from '../../../platform/db/statement.ts'
import type { Worker } from '../../schedules/deliver/worker.ts'

let app: TestApp
let origin: string
let worker: Worker
beforeAll(async () => {
  app = await openTestApp()
  origin = await app.listen()
  worker = await handWorker(app)
})
afterAll(() => app.close())

const listOf = async (person: Person): Promise<ConversationSummary[]> =>
  (await person.get<ConversationListAnswer>('/api/conversations')).body.conversations

async function oneOf(person: Person, helper: Helper): Promise<ConversationSummary> {
  const found = (await listOf(person)).find(({ helperId }) => helperId === helper.id)
  if (!found) throw new Error(`no conversation with ${helper.name}`)
  return found
}

const say = async (person: Person, helper: Helper, text: string): Promise<Exchange> =>
  (await person.post<Exchange>('/api/messages', messageTo(helper, text))).body

const read = (person: Person, helper: Helper, upTo: number) => person.post(`/api/helpers/${helper.id}/read`, { upTo })

async function deliver(helper: Helper): Promise<void> {
  await planAt(app, helper, app.services.clock.now())
  await deliverAll(worker)
}

describe('the list of conversations', () => {
  it('shows the newest message first, on one line, and the next planned time', async () => {
    const person = await signUp(app)
    const first = await createHelper(person)
    const second = await createHelper(person, { personaType: 'friend', name: 'Robin' })
    const [fresh, older] = await listOf(person)
    expect([fresh, older]).toMatchObject([
      { helperId: second.id },
      { helperId: first.id, lastMessage: null, unread: 0 },
    ])
    const { reply } = await say(person, second, 'The talk\n  is on *Thursday*.')
    await say(person, first, 'Something else.')
    const [newest, next] = await listOf(person)
    expect(newest).toMatchObject({ helperId: first.id, name: first.name, active: true })
    expect(newest?.nextMessageAt).not.toBeNull()
    expect(next?.lastMessage).toMatchObject({ id: reply.id, isFromUser: false, sentAt: reply.sentAt })
    expect(next?.lastMessage?.text).not.toContain('\n')
  })

  it('contains only the person’s own conversations', async () => {
    const [person, other] = [await signUp(app), await signUp(app)]
    const helper = await createHelper(person)
    const { reply } = await say(person, helper, 'Nobody else reads this.')
    expect(await listOf(other)).toEqual([])
    expect((await read(other, helper, reply.id)).status).toBe(404)
    expect(await oneOf(person, helper)).toMatchObject({ readUpTo: 0, unread: 1 })
  })

  it('reads one message per conversation, by the index', async () => {
    const person = await signUp(app)
    const helper = await createHelper(person)
    const { reply } = await say(person, helper, 'One of many.')
    await app.services.db.$client.query(
      `insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source)
       select helper_id, user_id, content, is_from_user, sent_at, delivery_status, source
       from messages, generate_series(1, 20000) where id = $1`,
      [reply.id],
    )
    // As the server does at a time of its own.
    await app.services.db.$client.query('analyze messages')
    expect((await oneOf(person, helper)).unread).toBe(100)
    const text = namedTexts().get('last_messages')
    const { rows } = await app.services.db.$client.query(`explain (analyze, format json) ${text}`, [person.user.id])
    expect(rowsRead(rows[0]['QUERY PLAN'][0].Plan)).toBeLessThan(1000)
  })
})

describe('the unread count', () => {
  it('counts what helpers wrote since the read position, which never moves back', async () => {
    const person = await signUp(app)
    const helper = await createHelper(person)
    await deliver(helper)
    await deliver(helper)
    const { lastMessage, unread } = await oneOf(person, helper)
    expect(unread).toBe(2)
    const newest = lastMessage?.id ?? 0
    expect((await read(person, helper, newest)).status).toBe(204)
    expect(await oneOf(person, helper)).toMatchObject({ unread: 0, readUpTo: newest })
    expect((await read(person, helper, 1)).status).toBe(204)
    expect((await oneOf(person, helper)).readUpTo).toBe(newest)
    await deliver(helper)
    expect((await oneOf(person, helper)).unread).toBe(1)
  })

  it('resets when the person writes', async () => {
    const person = await signUp(app)
    const helper = await createHelper(person)
    await deliver(helper)
    await say(person, helper, 'Here I am.')
    expect((await oneOf(person, helper)).unread).toBe(1)
  })

  it('can’t be cleared for messages that do not exist yet', async () => {
    const person = await signUp(app)
    const helper = await createHelper(person)
    await deliver(helper)
    expect((await read(person, helper, Number.MAX_SAFE_INTEGER)).status).toBe(204)
    await deliver(helper)
    expect((await oneOf(person, helper)).unread).toBe(1)
    for (const upTo of [0, -1, 1.5, 'all'])
      expect((await person.post(`/api/helpers/${helper.id}/read`, { upTo })).status).toBe(400)
  })

  it('keeps the furthest of simultaneous read positions', async () => {
    const person = await signUp(app)
    const helper = await createHelper(person)
    const exchanges = [await say(person, helper, 'One.'), await say(person, helper, 'Two.')]
    const ids = exchanges.flatMap(({ userMessage, reply }) => [userMessage.id, reply.id])
    await Promise.all([...ids, ...ids.toReversed()].map((id) => read(person, helper, id)))
    expect(await oneOf(person, helper)).toMatchObject({ readUpTo: Math.max(...ids), unread: 0 })
  })
})

describe('another window of the same person', () => {
  it('receives the read position and new messages; other people receive nothing', async () => {
    const [person, other] = [await signUp(app), await signUp(app)]
    const helper = await createHelper(person)
    const [events, silent] = [await openEvents(origin, person.cookie), await openEvents(origin, other.cookie)]
    await events.until('usage', 1)
    await silent.until('usage', 1)
    const { userMessage, reply } = await say(person, helper, 'From my phone.')
    const messages = await events.until('message', 2)
    expect(messages.map(({ data }) => data.message)).toMatchObject([{ id: userMessage.id }, { id: reply.id }])
    await read(person, helper, reply.id)
    const [position] = await events.until('read', 1)
    expect(position?.data).toEqual({ helperId: helper.id, readUpTo: reply.id })
    expect(silent.heard.filter(({ event }) => event === 'message' || event === 'read')).toEqual([])
    await events.close()
    await silent.close()
  })
})
