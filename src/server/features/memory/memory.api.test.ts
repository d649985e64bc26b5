import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { Helper } from '../../../contract/helpers.ts'
import type { Memories, Memory, MemoryDetail, Profile } from '../../../contract/memory.ts'
import type { Exchange } from '../../../contract/messages.ts'
import { rememberNew } from './remember/remember.ts'

/** What is remembered without a model, and what people can do with their memories. */

let app: TestApp
let person: Person
let helper: Helper

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await signUp(app)
  helper = await createHelper(person)
})

async function say(text: string): Promise<number> {
  const { status, body } = await person.post<Exchange>('/api/messages', messageTo(helper, text))
  expect(status).toBe(200)
  await rememberNew(app.services, app.alone)
  return body.userMessage.id
}

const list = async (query = ''): Promise<Memory[]> =>
  (await person.get<Memories>(`/api/memories${query}`)).body.memories
const contents = async (query = ''): Promise<string[]> => (await list(query)).map(({ content }) => content).toSorted()

describe('without a model', () => {
  it('what is plainly said is kept, with its message', async () => {
    const messageId = await say('I live in Boston. My dog is called Rex.')
    expect(await contents()).toEqual(['Lives in Boston.', 'Their dog is called Rex.'])
    expect((await list('?category=home'))[0]).toMatchObject({
      ...{ foundBy: 'patterns', sourceMessageId: messageId, quote: 'I live in Boston. My dog is called Rex.' },
      ...{ helperId: helper.id, helperName: helper.name, subject: 'self', isShared: true, isSecret: false },
    })
  })

  it('what is plainly said anew takes the place of the old, which stays as history', async () => {
    await say('I live in Boston.')
    await say('I moved to Denver.')
    expect(await contents()).toEqual(['Moved to Denver.'])
    const [before] = await list('?state=superseded')
    const [now] = await list()
    expect(before).toMatchObject({ content: 'Lives in Boston.', supersededBy: now?.id })
    const { body } = await person.get<MemoryDetail>(`/api/memories/${before?.id}`)
    expect(body.after.map(({ id }) => id)).toEqual([now?.id])
  })

  it('what is said twice is one memory of two messages', async () => {
    const messages = [await say('I am allergic to peanuts.'), await say('I am allergic to peanuts.')]
    const [memory, ...more] = await list()
    expect(more).toEqual([])
    const { body } = await person.get<MemoryDetail>(`/api/memories/${memory?.id}`)
    expect(body.sources.map(({ messageId }) => messageId)).toEqual(messages)
  })

  it.each(['is_sensitive', 'is_forgotten'])('nothing is taken from messages that are %s', async (column) => {
    const { body } = await person.post<Exchange>('/api/messages', messageTo(helper, 'My name is Ada.'))
    await rememberNew(app.services, app.alone)
    await person.post('/api/memories/forget', { all: true })
    const { $client } = app.services.db
    await $client.query(`update messages set ${column} = true, memory_processed_at = null where id = $1`, [
      body.userMessage.id,
    ])
    await rememberNew(app.services, app.alone)
    expect(await contents('?state=all')).toEqual([])
  })
})

describe('what a person writes', () => {
  it('is kept as it is typed, whatever it says', async () => {
    const content = 'not sure :-) maybe a "vegetarian"?'
    const { status, body } = await person.post<Memory>('/api/memories', { content })
    expect([status, body.content, body.foundBy, body.quote]).toEqual([201, content, 'person', null])
    expect(await contents()).toEqual([content])
  })

  it('in a field of the profile is shown there', async () => {
    await person.post('/api/profile', { field: 'avoidTopics', value: 'my ex' })
    await person.post('/api/profile', { field: 'longTermGoals', value: 'own a boat' })
    await say('I want to run a marathon.')
    const { body } = await person.get<Profile>('/api/profile')
    const said = (field: keyof Profile) => body[field]?.map(({ content }) => content)
    expect([said('avoidTopics'), said('longTermGoals')]).toEqual([['my ex'], ['own a boat']])
    expect(await contents('?kind=goal')).toContain('own a boat')
  })

  it.each([{ content: '' }, { content: 'x'.repeat(201) }, { content: 'x', kind: 'rumour' }, {}])(
    'is refused by its shape only: %o',
    async (body) => {
      expect((await person.post('/api/memories', body)).status).toBe(400)
    },
  )
})

describe('a list of memories', () => {
  it('is paged, filtered and searched', async () => {
    for (const content of ['Likes tea.', 'Likes coffee.', 'Plays chess.'])
      await person.post('/api/memories', { content, kind: content.startsWith('Likes') ? 'preference' : 'habit' })
    const first = (await person.get<Memories>('/api/memories?limit=2')).body
    expect([first.memories.map(({ content }) => content), first.total]).toEqual([['Plays chess.', 'Likes coffee.'], 3])
    expect(await contents(`?limit=2&after=${first.next}`)).toEqual(['Likes tea.'])
    expect(await contents('?kind=preference')).toEqual(['Likes coffee.', 'Likes tea.'])
    expect(await contents('?search=likes%20tea')).toEqual(['Likes tea.'])
    expect(await contents('?search=zebra')).toEqual([])
  })

  it('shows nobody else’s, who can neither read, change nor forget them', async () => {
    const { body } = await person.post<Memory>('/api/memories', { content: 'Plays chess.' })
    const other = await signUp(app)
    expect((await other.get(`/api/memories/${body.id}`)).status).toBe(404)
    expect((await other.patch(`/api/memories/${body.id}`, { value: 'x' })).status).toBe(404)
    expect((await other.del(`/api/memories/${body.id}`)).status).toBe(404)
    expect((await other.post('/api/memories/forget', { ids: [body.id] })).body).toEqual({ count: 0 })
    expect(await contents()).toEqual(['Plays chess.'])
  })

  it('counts what would be forgotten before it is', async () => {
    await person.post('/api/memories', { content: 'Plays chess.' })
    await person.post('/api/memories', { content: 'Likes tea.', kind: 'preference' })
    const filter = { all: true, kind: 'preference' }
    expect((await person.post('/api/memories/forget', { ...filter, preview: true })).body).toEqual({ count: 1 })
    expect((await person.post('/api/memories/forget', filter)).body).toEqual({ count: 1 })
    expect(await contents()).toEqual(['Plays chess.'])
  })
})
