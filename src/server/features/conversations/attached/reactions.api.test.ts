import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { type ModelApp, openModelApp } from '../../../../../tests/support/model-app.ts'
import { handWorker, idleQueue, idsOf, jobOf, planAt } from '../../../../../tests/support/workers.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange, Message } from '../../../../contract/messages.ts'
import { deliverBatch } from '../../schedules/deliver/dispatch-due.ts'
import { writePlanned } from '../../schedules/deliver/write-planned.ts'

let opened: ModelApp
let person: Person
let helper: Helper
beforeAll(async () => {
  opened = await openModelApp({ config: { billing: { stripe: null, demo: true } } })
})
afterAll(() => opened.close())
beforeEach(async () => {
  opened.model.behave({ pieces: ['Sleep ', 'on it.'] })
  person = await signUp(opened.app)
  helper = await createHelper(person)
})

const say = async (text: string): Promise<Exchange> =>
  (await person.post<Exchange>('/api/messages', messageTo(helper, text))).body
const react = ({ id }: Message, body: object, from = person) =>
  from.post<ErrorBody>(`/api/messages/${id}/reaction`, body)
const shown = async (): Promise<Message[]> => (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body
const reactionOf = async ({ id }: Message) => (await shown()).find((message) => message.id === id)?.reaction
const query = async (text: string, ...values: unknown[]) =>
  (await opened.app.services.db.$client.query(text, values)).rows
const stored = () => query('select kind, reason from message_reactions where user_id = $1', person.user.id)
/** The messages of the model's last request. */
const asked = (): string[] => (opened.model.requests.at(-1)?.body.messages ?? []).map(({ content }) => String(content))

const TOO_SHORT = 'Rather in three sentences'
const MARK = `👎 “Sleep on it.”, because: ${TOO_SHORT}`

describe('a reaction', () => {
  it('is kept encrypted with its reason, replaced by another, and taken back', async () => {
    const { reply } = await say('Shall I sign?')
    expect((await react(reply, { kind: 'down', reason: `  ${TOO_SHORT} ` })).status).toBe(204)
    expect(await reactionOf(reply)).toEqual({ kind: 'down', reason: TOO_SHORT })
    const [{ reason }] = await stored()
    expect(reason.toString('latin1')).not.toContain('three')
    await react(reply, { kind: 'up' })
    expect(await reactionOf(reply)).toEqual({ kind: 'up' })
    expect((await person.del(`/api/messages/${reply.id}/reaction`)).status).toBe(204)
    expect((await person.del(`/api/messages/${reply.id}/reaction`)).status).toBe(204)
    expect(await reactionOf(reply)).toBeUndefined()
    expect(await stored()).toEqual([])
  })

  it('is refused on words of one’s own, with a long reason, and by others', async () => {
    const { userMessage, reply } = await say('Shall I sign?')
    const stranger = await signUp(opened.app)
    expect((await react(userMessage, { kind: 'up' })).status).toBe(404)
    expect((await react(reply, { kind: 'up' }, stranger)).status).toBe(404)
    expect((await stranger.del(`/api/messages/${reply.id}/reaction`)).status).toBe(404)
    expect((await react(reply, { kind: 'up', reason: 'x'.repeat(201) })).body.error.fields).toHaveProperty('reason')
    expect((await react(reply, { kind: 'heart' })).status).toBe(400)
    expect(await stored()).toEqual([])
  })

  it('points someone in danger to a message, which is answered with help', async () => {
    const { reply } = await say('Shall I sign?')
    const refused = await react(reply, { kind: 'down', reason: 'I want to kill myself' })
    expect(refused.status).toBe(400)
    expect(refused.body.error.fields?.reason).toContain('write it as a message')
    expect(await stored()).toEqual([])
  })

  it('takes the longest reason in any script', async () => {
    const { reply } = await say('Shall I sign?')
    const reason = '語'.repeat(200)
    expect((await react(reply, { kind: 'down', reason })).status).toBe(204)
    expect(await reactionOf(reply)).toEqual({ kind: 'down', reason })
  })

  it('goes with its message', async () => {
    const { reply } = await say('Shall I sign?')
    await react(reply, { kind: 'down', reason: TOO_SHORT })
    await person.del(`/api/messages/${reply.id}`)
    expect(await stored()).toEqual([])
    await say('And now?')
    expect(asked().join()).not.toContain(TOO_SHORT)
  })
})

describe('the helper', () => {
  it('is told in its next prompts, in what holds only now', async () => {
    const { reply } = await say('Shall I sign?')
    await say('Really?')
    const before = asked()
    await react(reply, { kind: 'down', reason: TOO_SHORT })
    await say('And now?')
    expect(asked().at(-1)).toContain(MARK)
    expect(asked().slice(0, before.length - 1)).toEqual(before.slice(0, -1))
    await say('And then?')
    expect(asked().at(-1)).toContain(MARK)
  })

  it('is told when the reply is written anew, of its newest five only, and of none that is forgotten', async () => {
    const { reply } = await say('Shall I sign?')
    await react(reply, { kind: 'down', reason: TOO_SHORT })
    await person.post(`/api/messages/${reply.id}/regenerate`)
    expect(asked().at(-1)).toContain(MARK)
    const replies: Message[] = []
    for (let count = 0; count < 6; count += 1) {
      const next = (await say(`Question ${count}?`)).reply
      replies.push(next)
      await react(next, { kind: 'up', reason: `reason ${count}` })
    }
    await say('And now?')
    expect(
      asked()
        .join()
        .match(/because: \w+ \d/g),
    ).toEqual([1, 2, 3, 4, 5].map((count) => `because: reason ${count}`))
    await person.patch(`/api/messages/${replies[5]?.id}/memory`, { isForgotten: true })
    await say('And then?')
    expect(asked().join()).not.toContain('reason 5')
  })

  it('is told where it writes first', async () => {
    const { reply } = await say('Shall I sign?')
    await react(reply, { kind: 'down', reason: TOO_SHORT })
    await person.patch(`/api/helpers/${helper.id}`, { useTemplatedMessages: false })
    const queue = idleQueue()
    const worker = await handWorker(opened.app, queue)
    await planAt(opened.app, helper, new Date(Date.now() - 1000))
    await deliverBatch(worker)
    for (const id of idsOf(queue, 'write')) await writePlanned(worker, jobOf(id))
    expect(asked().join()).toContain(MARK)
  })

  it('is told nothing of another helper’s', async () => {
    const { reply } = await say('Shall I sign?')
    await react(reply, { kind: 'down', reason: TOO_SHORT })
    helper = await createHelper(person, { personaType: 'friend', name: 'Sam' })
    await say('Hello')
    expect(asked().join()).not.toContain(TOO_SHORT)
  })

  it('gets reasons and quotes masked where the person hides details', async () => {
    await person.post('/api/billing/demo-checkout', { tier: 'unlimited' })
    await person.patch('/api/privacy/settings', { encryptionLevel: 'maximum' })
    const { userMessage, reply } = await say('Write to nadia@example.org.')
    await react(reply, { kind: 'down', reason: 'ask ravi@example.org' })
    await person.post('/api/messages', { ...messageTo(helper, 'This one.'), quotes: userMessage.id })
    expect(asked().at(-1)).toContain('[On their own words: “Write to [')
    expect(asked().join()).not.toMatch(/(nadia|ravi)@/)
  })
})
