import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dump } from '../../../../../tests/support/dump.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { type MemoryScenario, startScenario } from '../../../../../tests/support/memory-scenario.ts'
import { type ModelApp, openModelApp } from '../../../../../tests/support/model-app.ts'
import type { Exchange, Message } from '../../../../contract/messages.ts'
import { reindex } from '../../memory/recall-index/reindex.ts'

/** How editing, deleting and remembering messages affects memories. */

const clock = new FixedClock('2026-11-20T15:00:00Z')
let opened: ModelApp
let told: MemoryScenario
beforeAll(async () => {
  opened = await openModelApp({ clock, recallPatienceMs: 9000 })
})
afterAll(() => opened.close())
beforeEach(async () => {
  told = await startScenario(opened, clock)
})

const known = async (): Promise<string[]> => (await told.memories()).map(({ content }) => content)
const remember = (id: number, change: object) => told.person.patch(`/api/messages/${id}/memory`, change)
const messageOf = async (id: number): Promise<Message | undefined> =>
  (await told.person.get<Message[]>(`/api/helpers/${told.helper.id}/messages`)).body.find((one) => one.id === id)

async function edit(message: Message, content: string): Promise<Exchange> {
  opened.model.behave({ pieces: ['I see.'] })
  clock.advance(1000)
  const { status, body } = await told.person.post<Exchange>(`/api/messages/${message.id}/edit`, { content })
  expect(status).toBe(200)
  await told.settle()
  return body
}

describe('an edited message', () => {
  it('states what its current version does, and what the old one did when that is selected again', async () => {
    await told.say(told.helper, 'I live in Boston.')
    const moved = await told.say(told.helper, 'I moved to Denver.')
    await told.say(told.helper, "I'm allergic to sesame.")
    const { userMessage } = await edit(moved.userMessage, 'I moved to Chicago.')
    expect(await known()).toEqual(['Moved to Chicago.'])
    expect(await told.asked(() => told.say(told.friend, 'What is new?'))).not.toMatch(/sesame|Denver/)
    await told.person.post(`/api/messages/${moved.userMessage.id}/select`)
    await told.settle()
    expect((await known()).sort()).toEqual(['Is allergic to sesame.', 'Moved to Denver.'])
    await told.person.post(`/api/messages/${userMessage.id}/select`)
    await told.settle()
    expect(await known()).toEqual(['Moved to Chicago.'])
    expect(await told.asked(() => told.say(told.friend, 'Where do I live now?'))).not.toMatch(/Denver|sesame/)
  })
})

describe('a deleted message', () => {
  it('leaves its words nowhere: database, export, other branches or prompts', async () => {
    const { helper, friend, person } = told
    const first = await told.say(helper, 'My sister is called Zephyrine.', 'Zephyrine is a lovely name.')
    const { userMessage, reply } = await edit(first.userMessage, 'My sister, Zephyrine, lives in Boston.')
    opened.model.behave({ pieces: ['Zephyrine it is.'] })
    await person.post(`/api/messages/${reply.id}/regenerate`)
    await told.settle()
    await told.read([{ text: 'Their sister is Zephyrine.', about: 'Zephyrine' }], 'You spoke of Zephyrine.')
    expect(await told.kept()).toContain('Zephyrine')
    expect((await person.del(`/api/messages/${userMessage.id}`)).status).toBe(204)
    await reindex(opened.app.services)
    expect(await known()).toEqual([])
    const archive = await told.kept()
    const asked = await told.everythingAsked(friend, 'What is my sister called?')
    expect(`${archive} ${asked} ${await dump(opened.app)}`).not.toContain('Zephyrine')
    const rows = await opened.app.services.db.$client.query(
      'select id from messages where helper_id = $1 union all select message_id from recall_positions where helper_id = $1',
      [helper.id],
    )
    expect(rows.rows).toEqual([])
  })

  it('leaves facts that other messages state, with their own dates', async () => {
    await told.say(told.helper, 'I live in Boston.')
    const last = await told.say(told.helper, 'I play the cello.')
    await told.read([{ text: 'Lives in Boston.' }, { text: 'Plays the cello.', from: [3] }], 'Boston and the cello.')
    await told.person.del(`/api/messages/${last.userMessage.id}`)
    await told.read()
    expect(await known()).toEqual(['Lives in Boston.'])
    const kept = await told.kept()
    expect(kept).not.toContain('cello')
  })
})

describe('"Remember this"', () => {
  it('remembers the words as they are, until the message is deleted', async () => {
    const { userMessage, reply } = await told.say(told.helper, 'The blue key opens the shed.', 'Try the 4-7-8 breath.')
    expect(await known()).toEqual([])
    expect((await remember(userMessage.id, { isRemembered: true })).status).toBe(204)
    expect((await remember(reply.id, { isRemembered: true })).status).toBe(204)
    expect((await known()).sort()).toEqual(['The blue key opens the shed.', 'Try the 4-7-8 breath.'])
    expect(await messageOf(userMessage.id)).toMatchObject({ memory: 'remembered' })
    expect(await told.memoryOf('The blue key opens the shed.')).toMatchObject({
      sourceMessageId: userMessage.id,
      foundBy: 'person',
    })
    const { userMessage: edited } = await edit(userMessage, 'Never mind.')
    expect(await known()).toEqual([])
    await told.person.post(`/api/messages/${userMessage.id}/select`)
    expect(await known()).toHaveLength(2)
    await told.person.del(`/api/messages/${userMessage.id}`)
    expect(await known()).toEqual([])
    expect(await messageOf(edited.id)).toBeUndefined()
  })

  it('is undone by "Don’t remember this", and undoes that', async () => {
    const { userMessage } = await told.say(told.helper, 'I live in Boston.')
    expect((await remember(userMessage.id, { isForgotten: true })).status).toBe(204)
    expect(await known()).toEqual([])
    expect(await messageOf(userMessage.id)).toMatchObject({ memory: 'forgotten' })
    expect((await remember(userMessage.id, { isRemembered: true })).status).toBe(204)
    await told.settle()
    expect(await known()).toEqual(['I live in Boston.'])
    expect(await told.asked(() => told.say(told.friend, 'Where do I live?'))).toContain('Boston')
    expect((await remember(userMessage.id, { isForgotten: true, isRemembered: true })).status).toBe(400)
    expect((await remember(999_999_999, { isRemembered: true })).status).toBe(404)
  })
})
