import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../tests/support/client.ts'
import { openChatApp } from '../../../../tests/support/model-app.ts'
import { dataOf, textOf } from '../../../../tests/support/sse.ts'
import type { TestApp } from '../../../../tests/support/test-app.ts'
import type { User } from '../../../contract/accounts.ts'
import type { ErrorBody } from '../../../contract/common.ts'
import type { Helper } from '../../../contract/helpers.ts'
import type { Exchange, FirstMessageFound, Message, ReplyProgress } from '../../../contract/messages.ts'

let app: TestApp
beforeAll(async () => {
  app = await openChatApp()
})
afterAll(() => app.close())

async function personWithHelper(): Promise<{ person: Person; helper: Helper }> {
  const person = await signUp(app)
  return { person, helper: await createHelper(person) }
}

const used = async (person: Person): Promise<number> =>
  (await person.get<{ user: User }>('/api/auth/me')).body.user.messageCreditsUsed

const setUsed = (person: Person, count: number) =>
  app.services.db.$client.query('update users set message_credits_used = $2 where id = $1', [person.user.id, count])

const stored = async (person: Person, helper: Helper): Promise<Message[]> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body

describe('sending a message', () => {
  it('returns the message and its reply, stores both, and costs one message', async () => {
    const { person, helper } = await personWithHelper()
    const { status, body } = await person.post<Exchange>(
      '/api/messages',
      messageTo(helper, 'The interview is on Thursday.'),
    )
    expect(status).toBe(200)
    expect(body.userMessage).toMatchObject({
      content: 'The interview is on Thursday.',
      isFromUser: true,
      source: 'person',
    })
    expect(body.reply).toMatchObject({ isFromUser: false, deliveryStatus: 'delivered', source: 'model' })
    expect(await stored(person, helper)).toEqual([body.userMessage, body.reply])
    expect(await used(person)).toBe(1)
  })

  it('streams the same reply as accepted, tokens and done', async () => {
    const { person, helper } = await personWithHelper()
    const events = await person.stream('/api/messages', messageTo(helper, 'The interview is on Thursday.'))
    const names = events.map(({ event }) => event)
    expect(names[0]).toBe('accepted')
    expect(names.at(-1)).toBe('done')
    expect(names.slice(1, -1).every((name) => name === 'token')).toBe(true)
    const { reply } = dataOf(events, 'done')
    expect(textOf(events).trim()).toBe(reply.content)
    expect(await stored(person, helper)).toEqual([dataOf(events, 'accepted').userMessage, reply])
  })

  it('keeps every character', async () => {
    const { person, helper } = await personWithHelper()
    const content = '  שלום 👩‍👩‍👧 <b>&amp;</b>\n\n\tnull: \\u0000 “quoted” ß'
    await person.post('/api/messages', messageTo(helper, content))
    expect((await stored(person, helper))[0]?.content).toBe(content)
  })

  it.each([
    ['blank', { content: ' \n\t ' }, 'content'],
    ['too long', { content: 'x'.repeat(4001) }, 'content'],
    ['not text', { content: 7 }, 'content'],
    ['put into the helper’s mouth', { isFromUser: false }, 'isFromUser'],
    ['to no helper', { helperId: 'x' }, 'helperId'],
  ])('refuses a message that is %s, and stores nothing', async (_case, fields, field) => {
    const { person, helper } = await personWithHelper()
    const answer = await person.post<ErrorBody>('/api/messages', { ...messageTo(helper, 'hello'), ...fields })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.error.fields ?? {})).toEqual([field])
    expect(await stored(person, helper)).toEqual([])
  })

  it('accepts a message of the maximum length', async () => {
    const { person, helper } = await personWithHelper()
    const { status } = await person.post('/api/messages', messageTo(helper, '😀'.repeat(2000)))
    expect(status).toBe(200)
  })
})

describe('the allowance', () => {
  it('admits one of fifty parallel messages when one is left', async () => {
    const { person, helper } = await personWithHelper()
    await setUsed(person, 24)
    const sends = Array.from({ length: 50 }, (_, index) =>
      person.post<ErrorBody>('/api/messages', messageTo(helper, `No. ${index}`)),
    )
    const answers = await Promise.all(sends)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(49)
    expect(await used(person)).toBe(25)
    expect(await stored(person, helper)).toHaveLength(2)
  })

  it('answers 402 with the reset date before a stream begins', async () => {
    const { person, helper } = await personWithHelper()
    await setUsed(person, 25)
    const { status, body } = await person.post<ErrorBody>('/api/messages', messageTo(helper, 'hello'))
    expect(status).toBe(402)
    expect(body.error.message).toMatch(
      /^You have used all 25 messages of this month\. Your helpers write again on \w{3} \d+, \d{4}\.$/,
    )
    await expect(person.stream('/api/messages', messageTo(helper, 'hello'))).rejects.toThrow(/^402/)
  })

  it('resets once at the start of a month', async () => {
    const { person, helper } = await personWithHelper()
    const query = `update users set message_credits_used = 25, allowance_period_start = '2026-01-01Z',
      allowance_period_end = '2026-02-01Z' where id = $1`
    await app.services.db.$client.query(query, [person.user.id])
    expect(await used(person)).toBe(0)
    const sends = Array.from({ length: 26 }, (_, index) =>
      person.post('/api/messages', messageTo(helper, `No. ${index}`)),
    )
    const answers = await Promise.all(sends)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(25)
    expect(await used(person)).toBe(25)
  })

  it('never blocks help for someone in danger', async () => {
    const { person, helper } = await personWithHelper()
    await setUsed(person, 25)
    const say = (text: string) => person.post<Exchange>('/api/messages', messageTo(helper, text))
    const { status, body } = await say('I want to end my life')
    expect(status).toBe(200)
    expect(body.reply.content).toMatch(/988/)
    expect((await say('My husband hits me')).body.reply.content).toMatch(/1-800-799-7233/)
    expect(await used(person)).toBe(25)
  })

  it('releases reservations of a process that died', async () => {
    const { person, helper } = await personWithHelper()
    await person.post('/api/messages', messageTo(helper, 'hello'))
    const [said] = await stored(person, helper)
    const { db, clock } = app.services
    await db.$client.query(
      `insert into allowance_reservations (user_id, user_message_id, period, created_at) values ($1, $2, $3, $4)`,
      [person.user.id, said?.id, clock.now().toISOString().slice(0, 8).concat('01'), new Date(0)],
    )
    await setUsed(person, 2)
    const { releaseAbandonedReservations } = await import('../plans/allowance/reservations.ts')
    await releaseAbandonedReservations(app.services, { all: false })
    await releaseAbandonedReservations(app.services, { all: false })
    expect(await used(person)).toBe(1)
  })
})

describe('reading a conversation', () => {
  it('returns pages, oldest first, newest page by default', async () => {
    const { person, helper } = await personWithHelper()
    await setUsed(person, 0)
    for (let count = 0; count < 4; count += 1) await person.post('/api/messages', messageTo(helper, `No. ${count}`))
    const all = await stored(person, helper)
    const page = (query: string) =>
      person.get<Message[]>(`/api/helpers/${helper.id}/messages?${query}`).then(({ body }) => body)
    expect(await page('limit=3')).toMatchObject(all.slice(-3))
    expect(await page(`limit=3&before=${all[5]?.id}`)).toMatchObject(all.slice(2, 5))
    expect(await page(`before=${all[0]?.id}`)).toEqual([])
    expect(await page(`limit=2&after=${all[1]?.id}`)).toMatchObject(all.slice(2, 4))
    expect(await page(`after=${all.at(-1)?.id}`)).toEqual([])
    expect(await page(`limit=4&around=${all[3]?.id}`)).toMatchObject(all.slice(2, 6))
    expect(await page(`limit=5&around=${all[0]?.id}`)).toMatchObject(all.slice(0, 3))
    expect(await page(`limit=1&around=${all[3]?.id}`)).toMatchObject(all.slice(3, 4))
    for (const bad of ['limit=201', 'before=3&after=1', 'around=0'])
      expect((await person.get(`/api/helpers/${helper.id}/messages?${bad}`)).status).toBe(400)
  })

  it('finds the first message of a day in the person’s time zone, or of the next day that has one', async () => {
    const person = await signUp(app, { timeZone: 'America/New_York' })
    const helper = await createHelper(person)
    for (let count = 0; count < 2; count += 1) await person.post('/api/messages', messageTo(helper, `No. ${count}`))
    const all = await stored(person, helper)
    const sentAt = ['2026-03-02T04:59:59Z', '2026-03-02T05:00:00Z', '2026-03-02T23:00:00Z', '2026-03-05T04:00:00Z']
    for (const [at, { id }] of all.entries())
      await app.services.db.$client.query('update messages set sent_at = $2 where id = $1', [id, sentAt[at]])
    const find = (query: string, by = person) =>
      by.get<FirstMessageFound>(`/api/helpers/${helper.id}/messages/first${query}`)
    const foundOn = async (date: string) => (await find(`?date=${date}`)).body.message?.id
    expect((await find('')).body).toEqual({ message: { id: all[0]?.id, sentAt: '2026-03-02T04:59:59.000Z' } })
    expect(await foundOn('1970-01-01')).toBe(all[0]?.id)
    expect(await foundOn('2026-03-01')).toBe(all[0]?.id)
    expect(await foundOn('2026-03-02')).toBe(all[1]?.id)
    expect(await foundOn('2026-03-03')).toBe(all[3]?.id)
    expect((await find('?date=2026-03-05')).body).toEqual({ message: null })
    expect((await find('?date=9999-12-31')).body).toEqual({ message: null })
    for (const bad of ['2026-02-30', '0001-01-01', '20261124', 'yesterday', ''])
      expect((await find(`?date=${bad}`)).status).toBe(400)
    expect((await find('?date=2026-03-01', await signUp(app))).status).toBe(404)
  })

  it('begins with one greeting at no cost, also for simultaneous requests', async () => {
    const { person, helper } = await personWithHelper()
    const ask = () => person.post<{ message: string }>(`/api/helpers/${helper.id}/first-message`)
    const answers = await Promise.all([ask(), ask(), ask()])
    const texts = new Set([...answers, await ask()].map(({ body }) => body.message))
    expect(texts.size).toBe(1)
    expect((await stored(person, helper)).map(({ content }) => content)).toEqual([...texts])
    expect(await used(person)).toBe(0)
  })

  it('adds no greeting to a conversation that has begun', async () => {
    const { person, helper } = await personWithHelper()
    await person.post('/api/messages', messageTo(helper, 'hello'))
    const { status, body } = await person.post<ErrorBody>(`/api/helpers/${helper.id}/first-message`)
    expect([status, body.error.code]).toEqual([409, 'conversation_begun'])
    expect((await stored(person, helper)).map(({ isFromUser }) => isFromUser)).toEqual([true, false])
  })

  it('shows examples of a voice without storing any', async () => {
    const { person, helper } = await personWithHelper()
    const body = { personaType: 'friend', tone: 'direct', messageLength: 'brief' }
    const answer = await person.post<{ message: string }>('/api/ai/example-message', body)
    expect(answer.body.message.length).toBeGreaterThan(10)
    expect(await stored(person, helper)).toEqual([])
    const own = { ...body, personaType: 'own_grandmother', name: 'Oma', description: 'Knits and scolds.' }
    expect((await person.post('/api/ai/example-message', own)).status).toBe(200)
    expect((await person.post('/api/ai/example-message', { ...body, tone: 'rude' })).status).toBe(400)
  })

  it('reports the state of a reply, and never writes one twice', async () => {
    const { person, helper } = await personWithHelper()
    const { body } = await person.post<Exchange>('/api/messages', messageTo(helper, 'hello'))
    const { id } = body.userMessage
    expect((await person.get(`/api/messages/${id}/reply`)).body).toMatchObject({ state: 'done', reply: body.reply })
    expect((await person.post(`/api/messages/${id}/retry`)).status).toBe(409)
    expect((await person.post(`/api/messages/${body.reply.id}/retry`)).status).toBe(404)
  })

  it.each([
    ['a reply', 'hello'],
    ['a safety text, which costs nothing', 'I want to kill myself'],
  ])('tells %s that was deleted from a missing one', async (_, said) => {
    const { person, helper } = await personWithHelper()
    const { body } = await person.post<Exchange>('/api/messages', messageTo(helper, said))
    const state = async () => (await person.get<ReplyProgress>(`/api/messages/${body.userMessage.id}/reply`)).body.state
    expect((await person.del(`/api/messages/${body.reply.id}`)).status).toBe(204)
    expect(await state()).toBe('deleted')
    expect((await person.post(`/api/messages/${body.userMessage.id}/retry`)).status).toBe(200)
    expect(await state()).toBe('done')
  })
})
