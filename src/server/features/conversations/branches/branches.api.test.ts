import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { type ModelApp, openModelApp } from '../../../../../tests/support/model-app.ts'
import { dataOf } from '../../../../../tests/support/sse.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange, Message, MessageVersion } from '../../../../contract/messages.ts'

let opened: ModelApp
let person: Person
let helper: Helper
beforeAll(async () => {
  opened = await openModelApp()
})
afterAll(() => opened.close())
beforeEach(async () => {
  person = await signUp(opened.app)
  helper = await createHelper(person)
})

const answerWith = (...pieces: string[]): void => opened.model.behave({ pieces })

async function say(text: string, reply = `About: ${text}`): Promise<Exchange> {
  answerWith(reply)
  const { status, body } = await person.post<Exchange>('/api/messages', messageTo(helper, text))
  expect(status).toBe(200)
  return body
}

async function regenerate(reply: Message, text: string) {
  answerWith(text)
  return person.post<Exchange & ErrorBody>(`/api/messages/${reply.id}/regenerate`)
}

async function edit(message: Message, content: string, reply: string, more: object = {}) {
  answerWith(reply)
  return person.post<Exchange & ErrorBody>(`/api/messages/${message.id}/edit`, { content, ...more })
}

const select = (id: number) => person.post<ErrorBody>(`/api/messages/${id}/select`)
const shown = async (): Promise<Message[]> => (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body
const texts = async (): Promise<string[]> => (await shown()).map(({ content }) => content)
const versionsOf = async (text: string) => (await shown()).find(({ content }) => content === text)?.versions
const used = async (): Promise<number> =>
  (await person.get<{ user: User }>('/api/auth/me')).body.user.messageCreditsUsed
const query = async (text: string, ...values: unknown[]) =>
  (await opened.app.services.db.$client.query(text, values)).rows
/** The model's last input, after its instructions. */
const lastAsked = (): string => JSON.stringify(opened.model.requests.at(-1)?.body.messages.slice(1))

describe('a regenerated reply', () => {
  it('replaces the old one, which is kept, costs one message and is written without it', async () => {
    const { userMessage, reply } = await say('Tell me a joke.', 'A horse walks into a bar.')
    const { status, body } = await regenerate(reply, 'Two fish in a tank.')
    expect(status).toBe(200)
    expect(body.userMessage).toMatchObject({ id: userMessage.id })
    expect(body.reply).toMatchObject({ replyTo: userMessage.id, versions: [reply.id, body.reply.id] })
    expect(await shown()).toEqual([userMessage, body.reply])
    expect(lastAsked()).not.toContain('horse')
    expect(await used()).toBe(2)
  })

  it('streams like any other', async () => {
    const { reply } = await say('Tell me a joke.')
    answerWith('Two fish ', 'in a tank.')
    const events = await person.stream(`/api/messages/${reply.id}/regenerate`)
    expect(events[0]?.event).toBe('accepted')
    expect(dataOf(events, 'done').reply.content).toBe('Two fish in a tank.')
  })

  it('can be switched back to an earlier version at no cost', async () => {
    const { reply } = await say('Tell me a joke.', 'One')
    const two = (await regenerate(reply, 'Two')).body.reply
    const three = (await regenerate(two, 'Three')).body.reply
    const ids = [reply.id, two.id, three.id]
    expect(await versionsOf('Three')).toEqual(ids)
    for (const [index, id] of ids.entries()) {
      expect((await select(id)).status).toBe(204)
      expect(await texts()).toEqual(['Tell me a joke.', ['One', 'Two', 'Three'][index]])
      expect((await shown()).at(-1)?.versions).toEqual(ids)
    }
    expect((await select(three.id)).status).toBe(204)
    expect(await used()).toBe(3)
    await say('Again?', 'Sure')
    expect(lastAsked()).toContain('Three')
    expect(lastAsked()).not.toContain('Two')
  })

  it('can be compared with its other versions, shown or not', async () => {
    const { reply } = await say('Tell me a joke.', 'One')
    const two = (await regenerate(reply, 'Two')).body.reply
    await say('Another?', 'Sure')
    for (const id of [reply.id, two.id]) {
      const { body } = await person.get<MessageVersion[]>(`/api/messages/${id}/versions`)
      expect(body.map((version) => [version.id, version.content])).toEqual([
        [reply.id, 'One'],
        [two.id, 'Two'],
      ])
    }
  })

  it('keeps what followed the older reply as a branch, and does not read it', async () => {
    const first = await say('Where should I travel?', 'To Lisbon.')
    await say('My name for that plan is Zephyrine.', 'Noted.')
    const { body } = await regenerate(first.reply, 'To Porto.')
    expect(lastAsked()).not.toContain('Zephyrine')
    expect(await texts()).toEqual(['Where should I travel?', 'To Porto.'])
    await say('And then?', 'Home.')
    expect(lastAsked()).not.toContain('Zephyrine')
    await select(first.reply.id)
    expect(await texts()).toEqual([
      'Where should I travel?',
      'To Lisbon.',
      'My name for that plan is Zephyrine.',
      'Noted.',
    ])
    await select(body.reply.id)
    expect(await texts()).toEqual(['Where should I travel?', 'To Porto.', 'And then?', 'Home.'])
  })

  it('changes nothing and costs nothing when it fails', async () => {
    const { userMessage, reply } = await say('Tell me a joke.')
    opened.model.behave({ pieces: ['Half of ', 'it. ', 'And'], fault: { kind: 'break_after', pieces: 2 } })
    const answer = await person.post<ErrorBody>(`/api/messages/${reply.id}/regenerate`)
    expect(answer.status).toBe(502)
    expect(await shown()).toEqual([userMessage, reply])
    expect(await used()).toBe(1)
  })

  it('is refused with a reason when the message has no reply to replace', async () => {
    const { userMessage, reply } = await say('Hello there.')
    answerWith('Welcome.')
    const other = await createHelper(person, { personaType: 'friend', name: 'Robin' })
    const greeting = await person.post<{ messageId: number }>(`/api/helpers/${other.id}/first-message`)
    const crisis = await person.post<Exchange>('/api/messages', messageTo(helper, 'I want to kill myself tonight.'))
    expect(crisis.body.reply.source).toBe('safety')
    const stranger = await signUp(opened.app)
    const refusals = [
      [await regenerate(userMessage, 'x'), 409, 'cannot_regenerate'],
      [await person.post<ErrorBody>(`/api/messages/${greeting.body.messageId}/regenerate`), 409, 'cannot_regenerate'],
      [await regenerate(crisis.body.reply, 'x'), 409, 'cannot_regenerate'],
      [await stranger.post<ErrorBody>(`/api/messages/${reply.id}/regenerate`), 404, 'not_found'],
      [await stranger.post<ErrorBody>(`/api/messages/${reply.id}/select`), 404, 'not_found'],
      [await stranger.get<ErrorBody>(`/api/messages/${reply.id}/versions`), 404, 'not_found'],
      [await stranger.del<ErrorBody>(`/api/messages/${reply.id}`), 404, 'not_found'],
      [await stranger.post<ErrorBody>(`/api/messages/${userMessage.id}/edit`, { content: 'x' }), 404, 'not_found'],
    ] as const
    for (const [{ status, body }, expected, code] of refusals) {
      expect({ status, code: body.error.code }).toEqual({ status: expected, code })
    }
  })

  it('is refused when the allowance is used up, and after too many versions', async () => {
    const { reply } = await say('Tell me a joke.')
    await query('update users set message_credits_used = 25 where id = $1', person.user.id)
    expect((await regenerate(reply, 'x')).status).toBe(402)
    await query('update users set message_credits_used = 0 where id = $1', person.user.id)
    let newest = reply
    for (let count = 2; count <= 20; count += 1) newest = (await regenerate(newest, `Number ${count}`)).body.reply
    expect((await regenerate(newest, 'x')).body.error.code).toBe('too_many_versions')
  })
})

describe('an edited message', () => {
  it('gets a new reply, and what followed the old version becomes a branch', async () => {
    const first = await say('My cat is called Zephyrine.', 'Lovely.')
    await say('What does it eat?', 'Fish.')
    const { status, body } = await edit(first.userMessage, 'My cat is called Momo.', 'Cute.')
    expect(status).toBe(200)
    expect(body.userMessage).toMatchObject({
      content: 'My cat is called Momo.',
      versions: [first.userMessage.id, body.userMessage.id],
    })
    expect(lastAsked()).not.toContain('Zephyrine')
    expect(await shown()).toEqual([body.userMessage, body.reply])
    expect(await used()).toBe(3)
    await select(first.userMessage.id)
    expect(await texts()).toEqual(['My cat is called Zephyrine.', 'Lovely.', 'What does it eat?', 'Fish.'])
    await select(body.userMessage.id)
    expect(await texts()).toEqual(['My cat is called Momo.', 'Cute.'])
  })

  it('keeps nested branches', async () => {
    const one = await say('One', 'r1')
    const two = await say('Two', 'r2')
    const twoB = (await edit(two.userMessage, 'Two B', 'r2b')).body
    const oneB = (await edit(one.userMessage, 'One B', 'r1b')).body
    expect(await texts()).toEqual(['One B', 'r1b'])
    expect((await select(two.userMessage.id)).body.error.code).toBe('changed_elsewhere')
    await select(one.userMessage.id)
    expect(await texts()).toEqual(['One', 'r1', 'Two B', 'r2b'])
    await select(two.userMessage.id)
    expect(await texts()).toEqual(['One', 'r1', 'Two', 'r2'])
    await select(oneB.userMessage.id)
    expect(await texts()).toEqual(['One B', 'r1b'])
    expect((await edit(twoB.userMessage, 'x', 'y')).body.error.code).toBe('changed_elsewhere')
    const [row] = await query('select count(*)::int as count from messages where helper_id = $1', helper.id)
    expect(row.count).toBe(8)
  })

  it('is accepted once per idempotency key, screened, and charged like a new one', async () => {
    const { userMessage } = await say('I feel fine.', 'Good.')
    const idempotencyKey = randomUUID()
    const first = await edit(userMessage, 'I feel great.', 'Nice.', { idempotencyKey })
    expect(first.status).toBe(200)
    const again = await edit(userMessage, 'I feel great.', 'Nice.', { idempotencyKey })
    expect(again.body.error.code).toBe('already_sent')
    const reworded = await edit(first.body.userMessage, 'I feel sad.', 'Oh.', { idempotencyKey })
    expect(reworded).toMatchObject({ status: 422, body: { error: { code: 'key_reused' } } })
    const sent = await person.post('/api/messages', { ...messageTo(helper, 'I feel great.'), idempotencyKey })
    expect(sent.status).toBe(422)
    await query('update users set message_credits_used = 25 where id = $1', person.user.id)
    const edited = first.body.userMessage
    const unpaid = await edit(edited, 'I feel so so.', 'x')
    expect(unpaid.status).toBe(402)
    expect(await texts()).toEqual(['I feel great.', 'Nice.'])
    const crisis = await edit(edited, 'I want to kill myself tonight.', 'x')
    expect(crisis.status).toBe(200)
    expect(crisis.body.reply.source).toBe('safety')
    expect(await texts()).toEqual(['I want to kill myself tonight.', crisis.body.reply.content])
  })

  it.each([
    ['a reply', (exchange: Exchange) => exchange.reply, { content: 'x' }, 409],
    ['nothing', (exchange: Exchange) => exchange.userMessage, { content: ' ' }, 400],
    ['too much', (exchange: Exchange) => exchange.userMessage, { content: 'x'.repeat(4001) }, 400],
  ])('is refused: %s', async (_case, which, body, status) => {
    const exchange = await say('Hello')
    expect((await person.post(`/api/messages/${which(exchange).id}/edit`, body)).status).toBe(status)
    expect(await shown()).toHaveLength(2)
  })
})

describe('a deleted message', () => {
  it('disappears with its reply and all versions of both, and the rest stays', async () => {
    const one = await say('One', 'r1')
    const two = await say('Two', 'r2')
    const twoB = (await edit(two.userMessage, 'Two B', 'r2b')).body
    await regenerate(twoB.reply, 'r2c')
    await say('Three', 'r3')
    expect((await person.del(`/api/messages/${twoB.userMessage.id}`)).status).toBe(204)
    expect(await texts()).toEqual(['One', 'r1', 'Three', 'r3'])
    const [row] = await query('select count(*)::int as count from messages where helper_id = $1', helper.id)
    expect(row.count).toBe(4)
    await say('Four', 'r4')
    expect(lastAsked()).not.toMatch(/Two|r2/)
    expect((await person.del(`/api/messages/${one.reply.id}`)).status).toBe(204)
    expect(await texts()).toEqual(['One', 'Three', 'r3', 'Four', 'r4'])
    expect((await person.del(`/api/messages/${one.reply.id}`)).status).toBe(404)
  })

  it('takes along the branch of its other versions, but nothing elsewhere', async () => {
    const one = await say('One', 'r1')
    const two = await say('Two', 'r2')
    await edit(two.userMessage, 'Two B', 'r2b')
    const oneB = (await edit(one.userMessage, 'One B', 'r1b')).body
    await person.del(`/api/messages/${oneB.userMessage.id}`)
    expect(await query('select 1 from messages where helper_id = $1', helper.id)).toEqual([])
    expect(await texts()).toEqual([])
  })
})

describe('while a reply is being written', () => {
  it('nothing before it can be edited, deleted, regenerated or selected', async () => {
    const first = await say('One', 'r1')
    const { body } = await regenerate(first.reply, 'r1b')
    opened.model.behave({ pieces: ['Slow', ' reply'], tokenMs: 400, firstTokenMs: 2500 })
    const writing = person.post<Exchange>('/api/messages', messageTo(helper, 'Two'))
    while (!(await texts()).includes('Two')) await new Promise((resolve) => setTimeout(resolve, 5))
    const refused = await Promise.all([
      person.del<ErrorBody>(`/api/messages/${first.userMessage.id}`),
      person.post<ErrorBody>(`/api/messages/${first.userMessage.id}/edit`, { content: 'x' }),
      person.post<ErrorBody>(`/api/messages/${body.reply.id}/regenerate`),
      select(first.reply.id),
    ])
    expect(refused.map((answer) => answer.body.error.code)).toEqual(Array(4).fill('reply_in_progress'))
    expect((await writing).status).toBe(200)
    expect(await texts()).toEqual(['One', 'r1b', 'Two', 'Slow reply'])
    expect(await used()).toBe(3)
  })
})
