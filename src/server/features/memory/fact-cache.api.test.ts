import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../tests/support/client.ts'
import { requesterOf } from '../../../../tests/support/requester.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { Helper } from '../../../contract/helpers.ts'
import { type Memory, memoriesQuery, type Profile } from '../../../contract/memory.ts'
import { PROFILE_FIELD_SHOWS } from '../../../core/text/limits.ts'
import { createFactCache } from '../../cache/fact-cache.ts'
import { listMemories } from './list-memories.ts'
import { readProfile } from './profile.ts'
import { rememberNew } from './remember.ts'

/** A search and the profile read facts that are cached decrypted; the cache must never differ from the database. */

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

async function say(text: string): Promise<void> {
  await person.post('/api/messages', messageTo(helper, text))
  await rememberNew(app.services, app.alone)
}

const contentsOf = (memories: readonly Memory[]): string[] => memories.map(({ content }) => content).sort()

/** Another process on the same database, with a cache of its own. */
async function elsewhere() {
  const services = { ...app.services, factCache: createFactCache(performance) }
  const owner = await requesterOf(app, person)
  return {
    search: async (search: string) =>
      contentsOf((await listMemories(services, owner, memoriesQuery.parse({ search }))).memories),
    workSituation: async () => (await readProfile(services, owner)).workSituation?.map(({ value }) => value),
  }
}

describe('a change in one process', () => {
  it('is visible in another one', async () => {
    await say('I live in Boston, and my dog is called Rex.')
    await say('I work as a nurse.')
    const { search, workSituation } = await elsewhere()
    expect(await search('boston')).toEqual(['You have a dog called Rex', 'You live in Boston'])
    expect(await workSituation()).toEqual(['a nurse'])
    const { memories } = (await person.get<{ memories: Memory[] }>('/api/memories')).body
    const idOf = (content: string) => memories.find((memory) => memory.content === content)?.id
    await person.del(`/api/memories/${idOf('You live in Boston')}`)
    await person.patch(`/api/memories/${idOf('You are a nurse')}`, { value: 'a baker' })
    await say('My sister is called Paula.')
    expect(await search('boston')).toEqual([])
    expect(await search('rex')).toEqual(['You have a dog called Rex'])
    expect(await search('paula')).toEqual(['You have a sister called Paula'])
    expect(await search('nurse')).toEqual([])
    expect(await workSituation()).toEqual(['a baker'])
  })
})

describe('the cache', () => {
  it('holds no data of a person after they forget something', async () => {
    await say('I live in Boston, and my dog is called Rex.')
    await person.get('/api/memories?search=boston')
    const { factCache } = app.services
    expect(JSON.stringify([...factCache.entriesOf(person.user.id)])).toContain('boston')
    const { memories } = (await person.get<{ memories: Memory[] }>('/api/memories')).body
    await person.del(`/api/memories/${memories[0]?.id}`)
    expect(factCache.entriesOf(person.user.id).size).toBe(0)
  })
})

describe('a field of the profile', () => {
  it('shows the newest of many memories', async () => {
    const topics = Array.from({ length: PROFILE_FIELD_SHOWS + 1 }, (_, nth) => `topic ${nth}`)
    for (const value of topics) await person.post('/api/profile', { field: 'preferredTopics', value })
    const { preferredTopics } = (await person.get<Profile>('/api/profile')).body
    expect(preferredTopics?.map(({ value }) => value)).toEqual(topics.slice(1).reverse())
  })
})
