import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../tests/support/client.ts'
import { openChatApp } from '../../../../tests/support/model-app.ts'
import { quotingModel } from '../../../../tests/support/quoting-model.ts'
import { requesterOf } from '../../../../tests/support/requester.ts'
import type { TestApp } from '../../../../tests/support/test-app.ts'
import type { ErrorBody } from '../../../contract/common.ts'
import type { Helper } from '../../../contract/helpers.ts'
import type { Memories, Memory, MemoryDetail, Profile, RememberedAnswer } from '../../../contract/memory.ts'
import type { Exchange, Message } from '../../../contract/messages.ts'
import { indexConversations } from '../recall/index-conversations.ts'
import { recall } from './recall.ts'
import { rememberNew } from './remember.ts'

/** What is remembered of what people say, and what they can do about it. */

let app: TestApp
let person: Person
let helper: Helper

beforeAll(async () => {
  app = await openChatApp({}, quotingModel)
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await signUp(app)
  helper = await createHelper(person)
})

const remember = () => rememberNew(app.services, app.alone)

async function say(text: string, to: Helper = helper): Promise<number> {
  const { status, body } = await person.post<Exchange>('/api/messages', messageTo(to, text))
  expect(status).toBe(200)
  await remember()
  return body.userMessage.id
}

const list = async (query = ''): Promise<Memory[]> =>
  (await person.get<Memories>(`/api/memories${query}`)).body.memories
const contents = async (query = ''): Promise<string[]> => (await list(query)).map(({ content }) => content).sort()
const only = async (query = ''): Promise<Memory> => {
  const [memory, ...more] = await list(query)
  if (!memory || more.length > 0) throw new Error(`one memory was expected, ${more.length + (memory ? 1 : 0)} found`)
  return memory
}

describe('facts', () => {
  it('are found in messages, with their quote and source', async () => {
    const messageId = await say('Morning! I live in Boston, and my dog is called Rex. What should I do today?')
    expect(await contents()).toEqual(['You have a dog called Rex', 'You live in Boston'])
    const [home] = await list('?category=home')
    expect(home).toMatchObject({
      quote: 'I live in Boston, and my dog is called Rex.',
      helperId: helper.id,
      helperName: helper.name,
      foundBy: 'rules',
      sourceMessageId: messageId,
      validTo: null,
      isShared: true,
    })
  })

  it('are not taken from questions, other people’s words or possibilities', async () => {
    await say(
      'Do I live in Boston? My boss said "I live in Rome". If I lived in Paris I would be happy. I might quit my job.',
    )
    expect(await contents('?state=all')).toEqual([])
  })

  it('are not taken from sensitive or forgotten messages, which are never recalled either', async () => {
    for (const column of ['is_sensitive', 'is_forgotten']) {
      const { body } = await person.post<Exchange>('/api/messages', messageTo(helper, 'I live in Boston.'))
      const { $client } = app.services.db
      await $client.query(`update messages set ${column} = true where id = $1`, [body.userMessage.id])
      await rememberNew(app.services, app.alone)
    }
    await say('My dog is called Rex.')
    expect(await contents('?state=all')).toEqual(['You have a dog called Rex'])

    const told = await say('I live in Denver.')
    await app.services.db.$client.query('update messages set is_sensitive = true where id = $1', [told])
    const requester = await requesterOf(app, person)
    await indexConversations(app.services, [{ ...requester, helperId: helper.id, after: 0 }])
    const question = { helperId: helper.id, text: 'Which city is my home?', askedAt: new Date(), count: 10 }
    const found = (await recall(app.services, requester, question)).map(({ messageId }) => messageId)
    expect(found).not.toContain(told)
  })

  it('supersede earlier facts on the same subject, which are kept as past ones', async () => {
    await say('I live in Boston.')
    await say('Big news: I moved to Denver last week!')
    const now = await only()
    expect(now.content).toBe('You live in Denver')
    const before = await only('?state=superseded')
    expect(before).toMatchObject({ content: 'You live in Boston', supersededBy: now.id })
    const { body } = await person.get<MemoryDetail>(`/api/memories/${before.id}`)
    expect(body.after.map(({ id }) => id)).toEqual([now.id])
    expect((await person.get<MemoryDetail>(`/api/memories/${now.id}`)).body.before.map(({ id }) => id)).toEqual([
      before.id,
    ])
  })

  it('rank the current message before the superseded one', async () => {
    const old = await say('I live in Boston, and my place is near the harbour.')
    await say('What a day, nothing but rain and paperwork.')
    const now = await say('Guess what: we moved to Denver!')
    const requester = await requesterOf(app, person)
    await indexConversations(app.services, [{ ...requester, helperId: helper.id, after: 0 }])
    const question = { helperId: helper.id, text: 'Where do I live?', askedAt: new Date(), count: 10 }
    const ids = (await recall(app.services, requester, question)).map(({ messageId }) => messageId)
    expect(ids).toContain(now)
    expect(ids.indexOf(now)).toBeLessThan(ids.indexOf(old))
  })

  it('without a word of the question are found when they end a fact that it found', async () => {
    const old = await say('my night class is spanish')
    for (const text of ['What a day, nothing but rain.', 'The bus was late again.']) await say(text)
    const now = await say('dropped spanish, its asl on tuesdays')
    const requester = await requesterOf(app, person)
    await indexConversations(app.services, [{ ...requester, helperId: helper.id, after: 0 }])
    const question = { helperId: helper.id, text: 'what class am i taking', askedAt: new Date(), count: 2 }
    const ids = (await recall(app.services, requester, question)).map(({ messageId }) => messageId)
    expect(ids).toEqual([now, old])
  })

  it('are stored once, with every message that states them', async () => {
    const messages = [await say('I am allergic to peanuts.'), await say('As I said, I am allergic to peanuts!')]
    const { id } = await only()
    const { body } = await person.get<MemoryDetail>(`/api/memories/${id}`)
    expect(body.sources.map(({ messageId }) => messageId)).toEqual(messages)
  })

  it('are found once by any number of workers', async () => {
    const texts = ['I live in Oslo.', 'I moved to Bergen.', 'I have a cat named Misu.', 'I am vegetarian.']
    for (const text of texts) await person.post('/api/messages', messageTo(helper, text))
    await Promise.all([remember(), remember(), remember()])
    await remember()
    expect(await contents()).toEqual(['You are vegetarian', 'You have a cat called Misu', 'You live in Bergen'])
  })

  it('can be searched, filtered and paged', async () => {
    const friend = await createHelper(person, { personaType: 'friend', name: 'Sam' })
    await say('I work as a nurse. I love pizza.')
    await say('I want to run a marathon next year.', friend)
    expect(await contents('?search=PIZZA')).toEqual(['You like pizza'])
    expect(await contents(`?helperId=${friend.id}`)).toEqual(['You want to run a marathon next year'])
    expect(await contents('?kind=preference')).toEqual(['You like pizza'])
    expect(await contents('?category=work')).toEqual(['You are a nurse'])
    const page = (await person.get<Memories>('/api/memories?limit=2&offset=2')).body
    expect({ shown: page.memories.length, total: page.total }).toEqual({ shown: 1, total: 3 })
  })

  it.each(['', '&search=you'])('repeat none on the next page when one is added or forgotten: "%s"', async (search) => {
    for (const food of ['pizza', 'ramen', 'tacos', 'curry']) await say(`I love ${food}.`)
    const pageAfter = async (cursor = '') =>
      (await person.get<Memories>(`/api/memories?limit=2${search}${cursor && `&after=${cursor}`}`)).body
    const first = await pageAfter()
    expect(first.memories.map(({ value }) => value)).toEqual(['curry', 'tacos'])
    await say('I love salad.')
    await person.del(`/api/memories/${first.memories[1]?.id}`)
    const second = await pageAfter(first.next ?? '')
    expect(second.memories.map(({ value }) => value)).toEqual(['ramen', 'pizza'])
    expect({ next: second.next, total: second.total }).toEqual({ next: null, total: 4 })
  })

  it('can be read only by their person', async () => {
    await say('I live in Boston.')
    const { id } = await only()
    const stranger = await signUp(app)
    expect((await stranger.get<Memories>('/api/memories')).body).toEqual({ memories: [], total: 0, next: null })
    expect((await stranger.post('/api/memories/forget', { ids: [id] })).body).toEqual({ count: 0 })
    expect(await contents()).toEqual(['You live in Boston'])
  })
})

it('a status ends what it contradicts', async () => {
  await say('My husband is Tom. I work at Initech.')
  await say('Tom and I split up.')
  await say("I'm retired now")
  expect(await contents()).toEqual([
    'You are retired',
    'You are single',
    'You no longer work at Initech',
    'Your partner was Tom (your husband)',
  ])
})

describe('a person', () => {
  it('corrects a memory, which supersedes it', async () => {
    await say('I live in Boston.')
    const { id } = await only()
    const { body } = await person.patch<Memory>(`/api/memories/${id}`, { value: 'Cambridge' })
    expect(body).toMatchObject({ content: 'You live in Cambridge', foundBy: 'person', quote: 'You said so here.' })
    expect(await contents()).toEqual(['You live in Cambridge'])
    expect(await only('?state=superseded')).toMatchObject({ id, supersededBy: body.id })
    expect((await person.patch(`/api/memories/${id}`, { value: 'Salem' })).status).toBe(409)
    expect((await person.patch(`/api/memories/${body.id}`, { value: ' ' })).status).toBe(400)
    expect((await person.patch(`/api/memories/${body.id}`, {})).status).toBe(400)
  })

  it.each([
    ['I live in Queens.', 'I live in Denver', 'You live in Denver'],
    ['I am allergic to nuts.', 'I am not allergic to anything', 'You are not allergic to nuts'],
    ['I have a dog named Biscuit.', 'His name is Bisquit', 'You have a dog called Bisquit'],
    ["I'm vegan.", 'no', 'You are no longer vegan'],
  ])('corrects %s with a sentence: %s', async (said, value, content) => {
    await say(said)
    const { id } = await only()
    const { status, body } = await person.patch<Memory>(`/api/memories/${id}`, { value })
    expect(status).toBe(200)
    expect(body).toMatchObject({ content, foundBy: 'person' })
    expect(await contents()).toEqual([content])
  })

  it('corrects a plan without the date that was computed for it', async () => {
    await say("We're moving to Leeds on May 3, 2031.")
    const { id, value, content } = await only()
    expect(content).toBe('You are moving to Leeds on May 3, 2031 (Sat, May 3, 2031)')
    expect(value).toBe('are moving to Leeds on May 3, 2031')
    const { body } = await person.patch<Memory>(`/api/memories/${id}`, { value: value.replace('May 3', 'May 4') })
    expect(body).toMatchObject({ content: 'You are moving to Leeds on May 4, 2031 (Sun, May 4, 2031)' })
  })

  it('is told that a sentence corrects nothing', async () => {
    await say('I live in Boston.')
    const { id } = await only()
    const answer = await person.patch<ErrorBody>(`/api/memories/${id}`, { value: 'I love it when it snows' })
    expect(answer.status).toBe(400)
    expect(answer.body.error.fields?.value).toContain('only what is right')
    expect(await contents()).toEqual(['You live in Boston'])
  })

  it('corrects one of several without losing the others', async () => {
    await say('I am allergic to peanuts and milk.')
    const [milk] = await list('?search=milk')
    await person.patch(`/api/memories/${milk?.id}`, { value: 'eggs' })
    expect(await contents()).toEqual(['You are allergic to eggs', 'You are allergic to peanuts'])
  })

  it('forgets a memory without invalidating what other people’s helpers are writing', async () => {
    const other = await createHelper(await signUp(app))
    const versionOf = async ({ id }: Helper): Promise<number> => {
      const { rows } = await app.services.db.$client.query('select memory_version from helpers where id = $1', [id])
      return rows[0].memory_version
    }
    await say('I live in Boston.')
    const [own, others] = [await versionOf(helper), await versionOf(other)]
    await person.del(`/api/memories/${(await only()).id}`)
    expect(await versionOf(helper)).toBeGreaterThan(own)
    expect(await versionOf(other)).toBe(others)
  })

  it('forgets a memory, which is learned again only when repeated', async () => {
    await say('I live in Boston.')
    const { id } = await only()
    await person.post('/api/messages', messageTo(helper, 'I moved to Boston, remember?'))
    expect((await person.del(`/api/memories/${id}`)).status).toBe(204)
    await remember()
    expect(await contents('?state=all')).toEqual([])
    expect((await person.get(`/api/memories/${id}`)).status).toBe(404)
    expect((await person.del(`/api/memories/${id}`)).status).toBe(404)
    await say('I moved to Boston')
    expect(await contents('?state=all')).toEqual(['You live in Boston'])
  })

  it('forgets several or all, with a preview of the number', async () => {
    await say('I live in Boston. I love pizza. I hate olives. I have a dog named Rex.')
    const filter = { all: true, kind: 'preference' }
    expect((await person.post('/api/memories/forget', { ...filter, preview: true })).body).toEqual({ count: 2 })
    expect((await list()).length).toBe(4)
    expect((await person.post('/api/memories/forget', filter)).body).toEqual({ count: 2 })
    expect((await list()).length).toBe(2)
    expect((await person.post('/api/memories/forget', { all: true })).body).toEqual({ count: 2 })
    expect(await list('?state=all')).toEqual([])
    expect((await person.post('/api/memories/forget', {})).status).toBe(400)
  })

  it('forgets what no worker has read yet', async () => {
    await person.post('/api/messages', messageTo(helper, 'My brother is called Quentin.'))
    const { body } = await person.post<{ count: number }>('/api/memories/forget', { all: true })
    expect(body.count).toBeGreaterThan(0)
    await remember()
    expect(await list('?state=all')).toEqual([])
  })

  it('forgets what only another version of a message says, when everything is forgotten', async () => {
    const first = await say('I live in Boston.')
    await person.post(`/api/messages/${first}/edit`, { content: 'I love pizza.' })
    await remember()
    const forget = (filter: object) => person.post('/api/memories/forget', { all: true, ...filter })
    expect((await forget({ kind: 'preference' })).body).toEqual({ count: 1 })
    expect((await forget({})).body).toEqual({ count: 0 })
    expect((await person.post(`/api/messages/${first}/select`)).status).toBe(204)
    await remember()
    expect(await list('?state=all')).toEqual([])
  })

  it('forgets superseded memories alone', async () => {
    await say('I live in Boston.')
    await say('I moved to Durham.')
    const filter = { all: true, state: 'superseded' }
    expect((await person.post('/api/memories/forget', { ...filter, preview: true })).body).toEqual({ count: 1 })
    expect((await person.post('/api/memories/forget', filter)).body).toEqual({ count: 1 })
    expect(await contents('?state=all')).toEqual(['You live in Durham'])
  })

  it('hides a memory from the other helpers', async () => {
    await say('I live in Boston.')
    const { id } = await only()
    expect((await person.patch<Memory>(`/api/memories/${id}`, { isShared: false })).body.isShared).toBe(false)
    expect((await only()).isShared).toBe(false)
  })

  it('reads and edits a profile made of current facts', async () => {
    await say('I work as a nurse. I want to learn to swim this summer.')
    const { body } = await person.get<Profile>('/api/profile')
    expect(body.workSituation?.map(({ value }) => value)).toEqual(['a nurse'])
    expect(body.workSituation?.[0]).toMatchObject({ quote: 'I work as a nurse.', helperName: helper.name })
    const answer = await person.post<Profile>('/api/profile', { field: 'relationshipStatus', value: 'married' })
    expect(answer.body.relationshipStatus).toMatchObject([
      { value: 'married', quote: 'You said so here.', helperId: null },
    ])
    await person.post('/api/profile', { field: 'relationshipStatus', value: 'I am divorced' })
    const after = (await person.get<Profile>('/api/profile')).body
    expect(after.relationshipStatus?.map(({ value }) => value)).toEqual(['divorced'])
  })
})

describe('creating and deleting helpers', () => {
  const asked = 'What do you know about me?'

  it('gives a new helper what is remembered, and no more', async () => {
    await say('I live in Boston.')
    const friend = await createHelper(person, { personaType: 'friend', name: 'Sam' })
    const ask = async () => (await person.post<Exchange>('/api/messages', messageTo(friend, asked))).body.reply.content
    expect(await ask()).toContain('Boston')
    await person.del(`/api/helpers/${helper.id}`)
    expect(await ask()).not.toContain('Boston')
  })

  it('deletes the memories that came from the helper', async () => {
    await say('I live in Boston.')
    expect((await person.del(`/api/helpers/${helper.id}`)).status).toBe(204)
    expect(await list('?state=all')).toEqual([])
  })
})

describe('a reply', () => {
  it('uses facts told to this helper and to others, and lists what it used', async () => {
    const friend = await createHelper(person, { personaType: 'friend', name: 'Sam' })
    await say('I live in Boston. My dog is called Rex.')
    const { body } = await person.post<Exchange>('/api/messages', messageTo(friend, 'Where do I live?'))
    expect(body.reply.content).toContain('lives in Boston')
    const used = await person.get<RememberedAnswer>(`/api/messages/${body.reply.id}/memories`)
    expect(used.body.facts.map(({ content }) => content)).toEqual(['You live in Boston'])
    expect(used.body.mainFacts).toEqual(used.body.facts.map(({ id }) => id))
  })

  it('lists nothing that only the message it answers states', async () => {
    const told = await person.post<Exchange>('/api/messages', messageTo(helper, 'I live in Boston.'))
    await remember()
    const again = await person.post<Exchange>(`/api/messages/${told.body.reply.id}/regenerate`)
    const asked = await person.post<Exchange>('/api/messages', messageTo(helper, 'Where do I live?'))
    const usedFor = async ({ id }: Message) =>
      (await person.get<RememberedAnswer>(`/api/messages/${id}/memories`)).body.facts.map(({ content }) => content)
    expect(await usedFor(again.body.reply)).toEqual([])
    expect(await usedFor(asked.body.reply)).toEqual(['You live in Boston'])
  })

  it('uses no superseded, forgotten or unshared fact', async () => {
    const friend = await createHelper(person, { personaType: 'friend', name: 'Sam' })
    await say('I live in Boston. I work as a nurse. My dog is called Rex.')
    await say('I moved to Denver.')
    const [job] = await list('?category=work')
    const [dog] = await list('?category=family')
    await person.patch(`/api/memories/${job?.id}`, { isShared: false })
    await person.del(`/api/memories/${dog?.id}`)
    const asked = 'What do you know about me?'
    const { body } = await person.post<Exchange>('/api/messages', messageTo(friend, asked))
    expect(body.reply.content).toContain('lives in Denver')
    for (const word of ['Boston', 'nurse', 'Rex']) expect(body.reply.content).not.toContain(word)
    const own = await person.post<Exchange>('/api/messages', messageTo(helper, asked))
    expect(own.body.reply.content).toContain('nurse')
  })
})
