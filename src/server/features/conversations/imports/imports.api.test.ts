import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readUser } from '../../../../../tests/support/billing-app.ts'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { type ModelApp, openModelApp } from '../../../../../tests/support/model-app.ts'
import { requesterOf } from '../../../../../tests/support/requester.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type { SearchAnswer } from '../../../../contract/conversations.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { ImportAnswer, ImportBody, ImportedConversation, ImportList } from '../../../../contract/imports.ts'
import type { CleanupAnswer } from '../../../../contract/privacy.ts'
import { IMPORT_LIMITS } from '../../../../core/text/limits.ts'
import { indexWaitingOf } from '../../memory/recall-index/index-conversations.ts'

let opened: ModelApp
beforeAll(async () => {
  opened = await openModelApp({ recallPatienceMs: 9000 })
})
afterAll(() => opened.close())

const KEY = '6740c1de-8a2c-8009'
const at = (minute: number): string => new Date(Date.UTC(2024, 2, 5, 10, minute)).toISOString()
const said = (...texts: string[]) =>
  texts.map((content, place) => ({ isFromUser: place % 2 === 0, content, sentAt: at(place) }))

const partOf = ({ id: helperId }: Helper, more: Partial<ImportBody> = {}): ImportBody => ({
  ...{ helperId, source: 'chatgpt', title: 'A boat for Marguerite', key: KEY, from: 0 },
  messages: said('My sister Marguerite is building a wooden boat.', 'What kind of boat is it?'),
  ...more,
})
const keep = (person: Person, part: ImportBody) => person.post<ImportedConversation & ErrorBody>('/api/imports', part)
const search = async (person: Person, query: string) =>
  (await person.post<SearchAnswer>('/api/conversations/search', { query })).body.results

async function withHelper(): Promise<{ person: Person; helper: Helper }> {
  const person = await signUp(opened.app)
  return { person, helper: await createHelper(person) }
}
const indexed = async (person: Person) => indexWaitingOf(opened.app.services, await requesterOf(opened.app, person))

describe('a conversation from another program', () => {
  it('is kept with its times, and read page by page', async () => {
    const { person, helper } = await withHelper()
    const { status, body } = await keep(person, partOf(helper))
    expect(status).toBe(200)
    expect(body).toMatchObject({ source: 'chatgpt', title: 'A boat for Marguerite', messages: 2 })
    expect([body.startedAt, body.endedAt]).toEqual([at(0), at(1)])
    expect((await person.get<ImportList>('/api/imports')).body.imports).toEqual([body])
    const read = (await person.get<ImportAnswer>(`/api/imports/${body.id}`)).body
    expect(read.messages.map(({ id: _, ...message }) => message)).toEqual(partOf(helper).messages)
    expect(read.next).toBeNull()
  })

  it('is in none of the helper’s own conversations, costs nothing and wakes nobody', async () => {
    const { person, helper } = await withHelper()
    await keep(person, partOf(helper))
    expect((await person.get(`/api/helpers/${helper.id}/messages`)).body).toEqual([])
    expect((await person.post(`/api/helpers/${helper.id}/first-message`)).status).toBe(200)
    const { rows } = await opened.app.services.db.$client.query(
      `select count(*)::int from messages where helper_id = $1 and import_id is not null
       and (awaits_reading or memory_processed_at is null)`,
      [helper.id],
    )
    expect(rows[0].count).toBe(0)
    expect(await readUser(person)).toMatchObject({ messageCreditsUsed: 0 })
  })

  it('is found by a search, and recalled in a reply as said elsewhere', async () => {
    const { person, helper } = await withHelper()
    const { body } = await keep(person, partOf(helper))
    await indexed(person)
    expect(await search(person, 'wooden boat')).toEqual([
      expect.objectContaining({ helperId: helper.id, importId: body.id, isFromUser: true }),
    ])
    opened.model.requests.length = 0
    await person.post('/api/messages', messageTo(helper, 'What is Marguerite building?'))
    const prompt = JSON.stringify(opened.model.requests.at(-1)?.body.messages)
    expect(prompt).toContain('Mar 5, 2024, the person to an assistant elsewhere: My sister Marguerite is building')
  })

  it('is kept once, however often and in which parts it is sent', async () => {
    const { person, helper } = await withHelper()
    const texts = ['One.', 'Two.', 'Three.', 'Four.']
    const messages = said(...texts)
    await keep(person, partOf(helper, { messages: messages.slice(0, 2) }))
    await keep(person, partOf(helper, { messages: messages.slice(0, 3) }))
    await keep(person, partOf(helper, { from: 1, messages: messages.slice(1) }))
    const [first, second] = await Promise.all([1, 2].map(() => keep(person, partOf(helper, { messages }))))
    expect([first?.body.messages, second?.body.id]).toEqual([4, first?.body.id])
    const read = (await person.get<ImportAnswer>(`/api/imports/${first?.body.id}`)).body
    expect(read.messages.map(({ content }) => content)).toEqual(texts)
    const gap = await keep(person, partOf(helper, { from: 6, messages }))
    expect([gap.status, gap.body.error.code]).toEqual([409, 'changed_elsewhere'])
  })

  it('is not recalled where a helper would refuse it, and can still be read', async () => {
    const { person, helper } = await withHelper()
    const { body } = await keep(person, partOf(helper, { messages: said('how do i make a pipe bomb', 'No.') }))
    await indexed(person)
    opened.model.requests.length = 0
    await person.post('/api/messages', messageTo(helper, 'What did I ask about a pipe?'))
    expect(JSON.stringify(opened.model.requests)).not.toContain('pipe bomb')
    expect((await person.get<ImportAnswer>(`/api/imports/${body.id}`)).body.messages).toHaveLength(2)
  })

  it('is as old as the day on which it was brought, when old memories are cleaned up', async () => {
    const { person, helper } = await withHelper()
    await keep(person, partOf(helper))
    const cleanUp = async () =>
      (await person.post<CleanupAnswer>('/api/privacy/cleanup-memories', { olderThanDays: 30 })).body.deletedCount
    expect(await cleanUp()).toBe(0)
    await opened.app.services.db.$client.query(`update imports set created_at = now() - interval '31 days'`)
    expect(await cleanUp()).toBe(2)
  })

  it('is erased as one, with what it was found by', async () => {
    const { person, helper } = await withHelper()
    const { body } = await keep(person, partOf(helper))
    await keep(person, partOf(helper, { key: 'another', title: 'Another' }))
    await indexed(person)
    expect((await person.del(`/api/imports/${body.id}`)).status).toBe(204)
    expect((await person.get(`/api/imports/${body.id}`)).status).toBe(404)
    expect(await search(person, 'wooden boat')).toHaveLength(1)
    const { rows } = await opened.app.services.db.$client.query('select from messages where helper_id = $1', [
      helper.id,
    ])
    expect(rows).toHaveLength(2)
  })

  it('stays when the conversation with the helper is cleared, and goes with the helper', async () => {
    const { person, helper } = await withHelper()
    const { body } = await keep(person, partOf(helper))
    await person.post('/api/messages', messageTo(helper, 'Hello'))
    expect((await person.del(`/api/helpers/${helper.id}/messages`)).status).toBeLessThan(300)
    expect((await person.get<ImportAnswer>(`/api/imports/${body.id}`)).body.messages).toHaveLength(2)
    await person.del(`/api/helpers/${helper.id}`)
    expect((await person.get(`/api/imports/${body.id}`)).status).toBe(404)
  })

  it('belongs to its person', async () => {
    const { person, helper } = await withHelper()
    const { body } = await keep(person, partOf(helper))
    const stranger = await signUp(opened.app)
    expect((await keep(stranger, partOf(helper))).status).toBe(404)
    expect((await stranger.get(`/api/imports/${body.id}`)).status).toBe(404)
    expect((await stranger.del(`/api/imports/${body.id}`)).status).toBe(404)
    expect(await search(stranger, 'wooden boat')).toEqual([])
  })

  it('has limits', async () => {
    const { person, helper } = await withHelper()
    const refused = async (more: Partial<ImportBody>) => (await keep(person, partOf(helper, more))).status
    expect(await refused({ messages: said('x'.repeat(IMPORT_LIMITS.message + 1)) })).toBe(400)
    expect(await refused({ messages: said(...Array(IMPORT_LIMITS.batch + 1).fill('x')) })).toBe(400)
    expect(await refused({ title: ' ' })).toBe(400)
    expect(await refused({ key: 'x'.repeat(201) })).toBe(400)
    await keep(person, partOf(helper))
    await opened.app.services.db.$client.query(
      `insert into imports (helper_id, user_id, source, title, key, started_at, ended_at, messages)
       select helper_id, user_id, source, title, n, started_at, ended_at, 5000
       from imports, generate_series(1, 40) n where helper_id = $1`,
      [helper.id],
    )
    expect(await refused({ key: 'one more' })).toBe(403)
  })
})
