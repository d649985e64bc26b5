import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../tests/support/client.ts'
import { type ModelApp, openModelApp } from '../../../../tests/support/model-app.ts'
import { requesterOf } from '../../../../tests/support/requester.ts'
import type { Helper } from '../../../contract/helpers.ts'
import type { Memories, RememberedAnswer } from '../../../contract/memory.ts'
import type { Exchange } from '../../../contract/messages.ts'
import type { MemorySummary } from '../../../contract/privacy.ts'
import { indexConversations } from '../recall/index-conversations.ts'
import { rememberNew } from './remember.ts'

/** Actions on what a reply is based on, and counting its use. */

let opened: ModelApp
let person: Person
let helper: Helper
let friend: Helper

beforeAll(async () => {
  opened = await openModelApp({ recallPatienceMs: 9000 })
  opened.model.behave({ pieces: ['I see.'] })
})
afterAll(() => opened.close())
beforeEach(async () => {
  person = await signUp(opened.app)
  helper = await createHelper(person)
  friend = await createHelper(person, { personaType: 'friend', name: 'Robin' })
})

const remember = () => rememberNew(opened.app.services, opened.app.alone)

async function say(to: Helper, text: string): Promise<Exchange> {
  const { status, body } = await person.post<Exchange>('/api/messages', messageTo(to, text))
  expect(status).toBe(200)
  await remember()
  await indexConversations(opened.app.services, [
    { ...(await requesterOf(opened.app, person)), helperId: to.id, after: 0 },
  ])
  return body
}

const memories = async (state: string) => (await person.get<Memories>(`/api/memories?state=${state}`)).body.memories
const contents = async (state: string): Promise<string[]> =>
  (await memories(state)).map(({ content }) => content).sort()
const used = async ({ reply }: Exchange) =>
  (await person.get<RememberedAnswer>(`/api/messages/${reply.id}/memories`)).body
const edit = (messageId: number, body: object) => person.patch(`/api/messages/${messageId}/memory`, body)

describe('a recalled message below a reply', () => {
  it('can be corrected: its facts are superseded, and it is not recalled any more', async () => {
    const said = await say(friend, 'I live in Boston, near the lighthouse, with my parrot.')
    const first = await say(helper, 'Tell me about the parrot and the lighthouse.')
    expect((await used(first)).turns.map(({ messageId }) => messageId)).toContain(said.userMessage.id)

    expect((await edit(said.userMessage.id, { correction: 'I live in Salem.' })).status).toBe(204)
    expect((await used(first)).turns.map(({ messageId }) => messageId)).not.toContain(said.userMessage.id)
    expect(await contents('current')).toContain('You live in Salem')
    expect(await contents('superseded')).toEqual(['You live in Boston, near the lighthouse'])
    await say(helper, 'Tell me more of the parrot and the lighthouse.')
    expect(opened.model.requests.at(-1)?.body.messages[0]?.content).not.toContain('near the lighthouse, with')
  })

  it('can be corrected in words that no rule can read, which are kept as they are', async () => {
    const { userMessage } = await say(helper, 'I live in Boston.')
    expect((await edit(userMessage.id, { correction: 'Boston was a joke of my cousin' })).status).toBe(204)
    expect(await contents('all')).toEqual(['You said: Boston was a joke of your cousin'])
    await remember()
    expect(await contents('all')).toEqual(['You said: Boston was a joke of your cousin'])
    await say(helper, 'But I live in Boston.')
    expect(await contents('all')).toEqual(['You live in Boston', 'You said: Boston was a joke of your cousin'])
  })

  it('can be forgotten with the facts that only it states', async () => {
    const { userMessage } = await say(helper, 'I live in Boston. I love pizza.')
    await say(helper, 'Did I say that I love pizza? I love pizza.')
    expect((await edit(userMessage.id, { isForgotten: true })).status).toBe(204)
    expect(await contents('all')).toEqual(['You like pizza'])
  })

  it('can be hidden from other helpers with the facts that only it states, read before or after', async () => {
    const { userMessage } = await say(helper, 'I live in Boston.')
    const isShared = async () => (await memories('current')).map((memory) => memory.isShared)
    expect((await edit(userMessage.id, { isShared: false })).status).toBe(204)
    expect(await isShared()).toEqual([false])
    await say(friend, 'Where do I live?')
    expect(JSON.stringify(opened.model.requests.at(-1)?.body)).not.toContain('Boston')
    await edit(userMessage.id, { isShared: true })
    expect(await isShared()).toEqual([true])
    await edit(userMessage.id, { isShared: false })
    await edit(userMessage.id, { correction: 'I live in Salem.' })
    expect(await memories('current')).toMatchObject([{ content: 'You live in Salem', isShared: false }])
    await person.post('/api/memories/forget', { all: true })

    const { body } = await person.post<Exchange>('/api/messages', messageTo(helper, 'I moved to Denver.'))
    const unshare = 'update messages set share_across_helpers = false where id = $1'
    await opened.app.services.db.$client.query(unshare, [body.userMessage.id])
    await remember()
    expect(await isShared()).toEqual([false])
  })

  it('can’t be changed by another person or without a change', async () => {
    const { userMessage } = await say(helper, 'I live in Boston.')
    const stranger = await signUp(opened.app)
    const body = { correction: 'I live in Rome.' }
    expect((await stranger.patch(`/api/messages/${userMessage.id}/memory`, body)).status).toBe(404)
    expect((await edit(userMessage.id, { correction: ' ' })).status).toBe(400)
    expect((await edit(userMessage.id, {})).status).toBe(400)
    expect(await contents('all')).toEqual(['You live in Boston'])
  })
})

describe('use by another helper', () => {
  const crossings = async () =>
    (await person.get<MemorySummary>('/api/privacy/memory-summary')).body.crossHelperReferences

  it('is counted once per use, for facts and messages', async () => {
    await say(friend, 'My sister is called Paula.')
    expect(await crossings()).toBe(0)
    const reply = await say(helper, 'What is my sister called?')
    const { facts, turns } = await used(reply)
    const others = turns.filter(({ helperId }) => helperId === friend.id)
    expect(facts.length).toBeGreaterThan(0)
    const expected = facts.length + others.length
    expect(await crossings()).toBe(expected)
    await Promise.all([remember(), remember(), remember()])
    expect(await crossings()).toBe(expected)
    const own = await say(friend, 'What is my sister called?')
    expect((await used(own)).facts.length).toBeGreaterThan(0)
    const back = (await used(own)).turns.filter(({ helperId }) => helperId !== friend.id)
    expect(await crossings()).toBe(expected + back.length)
  })
})
