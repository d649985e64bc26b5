import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { requesterOf } from '../../../../../tests/support/requester.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import { finishMarking } from '../../privacy/change-settings.ts'
import { indexConversations } from '../recall-index/index-conversations.ts'
import { reindex } from '../recall-index/reindex.ts'
import { recall } from './recall.ts'
import { hashTerm, termsOf } from './terms.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.services.db.$client.query(text, values)).rows

/** Sends a message, waits until it is indexed and read, and returns its id. */
async function say(person: Person, helper: Helper, text: string): Promise<number> {
  const { status, body } = await person.post<{ userMessage: { id: number } }>('/api/messages', messageTo(helper, text))
  expect(status).toBe(200)
  await indexConversations(app.services, [{ ...(await requesterOf(app, person)), helperId: helper.id, after: 0 }])
  // As after a reading. What the person tells one helper is kept from the others until then.
  const { id } = body.userMessage
  await sql('update messages set memory_processed_at = now(), awaits_reading = false where id = $1', [id])
  return id
}

async function ask(
  person: Person,
  helper: Helper,
  text: string,
  { shown = [], onlySure = false, count = 10 }: { shown?: readonly number[]; onlySure?: boolean; count?: number } = {},
) {
  const limits = { shown: new Set(shown), onlySure }
  const question = { helperId: helper.id, text, askedAt: new Date(), count, ...limits }
  return recall(app.services, await requesterOf(app, person), question)
}

const saidOf = async (...asked: Parameters<typeof ask>): Promise<string[]> =>
  (await ask(...asked)).filter(({ isFromUser }) => isFromUser).map((found) => found.text)

async function personWithTwo(): Promise<[Person, Helper, Helper]> {
  const person = await signUp(app)
  return [person, await createHelper(person), await createHelper(person, { personaType: 'friend', name: 'Robin' })]
}

const choose = (person: Person, settings: string) =>
  sql(
    `insert into user_profiles (user_id, privacy_settings) values ($1, $2)
     on conflict (user_id) do update set privacy_settings = excluded.privacy_settings`,
    [person.user.id, settings],
  )

const entriesOf = async (helper: Helper): Promise<number> => {
  const [row] = await sql<{ size: string }>(
    'select coalesce(sum(length(entries)), 0) / 3 as size from recall_postings where helper_id = $1',
    [helper.id],
  )
  return Number(row?.size)
}

describe('recalled messages', () => {
  it('contain the answer, whatever the form of its words', async () => {
    const [person, helper] = await personWithTwo()
    await say(person, helper, 'My brother bought a canoe in Duluth.')
    await say(person, helper, 'The weather is dull.')
    const [first] = await ask(person, helper, 'What did my brother buy?')
    expect(first).toMatchObject({ text: 'My brother bought a canoe in Duluth.', helperId: helper.id, isFromUser: true })
    expect(first?.helperName).toBe(helper.name)
  })

  it('come with the messages around them', async () => {
    const [person, helper] = await personWithTwo()
    await say(person, helper, 'Guess what happened with the marathon?')
    const id = await say(person, helper, 'I finished in under four hours!')
    const found = await ask(person, helper, 'How did the marathon go?')
    expect(found.map(({ messageId }) => messageId)).toContain(id)
  })

  it('are found in other languages, also without spaces', async () => {
    const [person, helper] = await personWithTwo()
    await say(person, helper, 'Ich habe gestern mit meiner Schwester die alten Häuser in Lübeck gesehen.')
    await say(person, helper, '私の犬の名前はハチです。')
    expect((await saidOf(person, helper, 'Welches Haus war alt?'))[0]).toContain('Lübeck')
    expect((await saidOf(person, helper, '犬の名前は？'))[0]).toContain('ハチ')
  })

  it('are not found by the small words of another language', async () => {
    const [person, helper] = await personWithTwo()
    await say(person, helper, 'El viernes tengo cita con el dentista, a las cuatro de la tarde. ¡Qué nervios!')
    expect(await saidOf(person, helper, '¿Qué sabes de mí?', { onlySure: true })).toEqual([])
    expect(await saidOf(person, helper, '¿Qué hay de mi cita con el dentista?', { onlySure: true })).toHaveLength(1)
  })

  it('match the requested share of the question, by themselves or nearby', async () => {
    const [person, helper] = await personWithTwo()
    await say(person, helper, 'The canoe has a leak.')
    const question = 'Does the canoe need paint, varnish or a new paddle?'
    expect(await saidOf(person, helper, question)).toHaveLength(1)
    expect(await saidOf(person, helper, question, { onlySure: true })).toEqual([])
    expect(await saidOf(person, helper, 'Is there a leak in the canoe?', { onlySure: true })).toHaveLength(1)
  })

  it('are empty for an empty question', async () => {
    const [person, helper] = await personWithTwo()
    expect(await ask(person, helper, 'What did I say about anything?')).toEqual([])
    await say(person, helper, 'Something about pelicans.')
    expect(await ask(person, helper, '?!')).toEqual([])
    expect(await ask(person, helper, 'zeppelin')).toEqual([])
  })
})

describe('messages already shown', () => {
  it('are not recalled, and take no room from earlier ones', async () => {
    const [person, helper, other] = await personWithTwo()
    const first = await say(person, helper, 'The canoe is green.')
    const shown: number[] = []
    for (let count = 0; count < 12; count += 1) shown.push(await say(person, helper, `Canoe trip ${count} was wet.`))
    const elsewhere = await say(person, other, 'The canoe of my uncle is old.')
    const found = (await ask(person, helper, 'canoe', { shown, count: 40 })).filter(({ isFromUser }) => isFromUser)
    expect(found.map(({ messageId }) => messageId).sort((one, next) => one - next)).toEqual([first, elsewhere])
    const none = (await ask(person, helper, 'wet', { shown: [first, ...shown] })).filter(({ isFromUser }) => isFromUser)
    expect(none).toEqual([])
  })
})

describe('messages that must not be recalled', () => {
  const QUESTION = 'Where is the pelican?'

  it('include another person’s', async () => {
    const [one, helper] = await personWithTwo()
    const [other, others] = await personWithTwo()
    await say(one, helper, 'The pelican is in the garage.')
    await say(other, others, 'The pelican is in the attic.')
    expect(await saidOf(one, helper, QUESTION)).toEqual(['The pelican is in the garage.'])
    const stranger = { helperId: helper.id, text: QUESTION, askedAt: new Date(), count: 10 }
    const found = await recall(app.services, await requesterOf(app, other), stranger)
    expect(found.map(({ text }) => text)).not.toContain('The pelican is in the garage.')
  })

  it('include those to other helpers when sharing is off', async () => {
    const [person, helper, other] = await personWithTwo()
    await say(person, other, 'The pelican is in the garage.')
    expect(await saidOf(person, helper, QUESTION)).toEqual(['The pelican is in the garage.'])
    await choose(person, '{"crossHelperSharing": false}')
    expect(await ask(person, helper, QUESTION)).toEqual([])
    expect(await saidOf(person, other, QUESTION)).toEqual(['The pelican is in the garage.'])
  })

  it('include unshared ones, before and after the index is updated', async () => {
    const [person, helper, other] = await personWithTwo()
    const id = await say(person, other, 'The pelican is in the garage.')
    const share = (isShared: boolean) =>
      sql('update messages set share_across_helpers = $2 where id = $1', [id, isShared])
    await share(false)
    expect(await saidOf(person, helper, QUESTION)).toEqual([])
    const before = await entriesOf(other)
    await reindex(app.services)
    expect(await entriesOf(other)).toBe(before)
    expect(await saidOf(person, helper, QUESTION)).toEqual([])
    expect(await saidOf(person, other, QUESTION)).toEqual(['The pelican is in the garage.'])
    await share(true)
    await reindex(app.services)
    expect(await saidOf(person, helper, QUESTION)).toEqual(['The pelican is in the garage.'])
  })

  it('include those with sensitive data, at a level that tags it', async () => {
    const [person, helper, other] = await personWithTwo()
    await choose(person, '{"encryptionLevel": "enhanced"}')
    const id = await say(person, other, 'The pelican knows that I have type 2 diabetes.')
    expect(await sql('select privacy_tags from messages where id = $1', [id])).toEqual([{ privacy_tags: ['health'] }])
    expect(await saidOf(person, helper, QUESTION)).toEqual([])
    expect(await saidOf(person, other, QUESTION)).toHaveLength(1)
  })

  it('include sensitive ones from before the level was raised, before and after the index is updated', async () => {
    const [person, helper, other] = await personWithTwo()
    await say(person, other, 'The pelican knows that I have type 2 diabetes.')
    expect(await saidOf(person, helper, QUESTION)).toHaveLength(1)
    await choose(person, '{"encryptionLevel": "enhanced", "marking": {"helperId": 0, "after": 0}}')
    expect(await ask(person, helper, QUESTION)).toEqual([])
    await finishMarking(app.services)
    expect(await saidOf(person, helper, QUESTION)).toEqual([])
    await reindex(app.services)
    expect(await saidOf(person, helper, QUESTION)).toEqual([])
    expect(await saidOf(person, other, QUESTION)).toHaveLength(1)
  })

  it('include forgotten and sensitive ones', async () => {
    const [person, helper] = await personWithTwo()
    const forgotten = await say(person, helper, 'The pelican is in the garage.')
    const sensitive = await say(person, helper, 'The pelican was in the attic.')
    await sql('update messages set is_forgotten = true where id = $1', [forgotten])
    await sql('update messages set is_sensitive = true where id = $1', [sensitive])
    expect(await saidOf(person, helper, QUESTION)).toEqual([])
    await indexConversations(app.services, [{ ...(await requesterOf(app, person)), helperId: helper.id, after: 0 }])
    await reindex(app.services)
    const positions = await sql('select from recall_positions where message_id in ($1, $2)', [forgotten, sensitive])
    expect(positions).toEqual([])
  })
})

describe('the index', () => {
  it('stores keyed hashes only: no word, and no hash that another key gives', async () => {
    const [person, helper] = await personWithTwo()
    await say(person, helper, 'A pelican in the garage')
    const { dataKey } = await requesterOf(app, person)
    const stored = (
      await sql<{ term: string }>('select term::text from recall_postings where user_id = $1', [person.user.id])
    ).map(({ term }) => term)
    const [term = ''] = termsOf('pelican')
    expect(stored).toContain(String(hashTerm(dataKey, term)))
    const [other] = await personWithTwo()
    expect(stored).not.toContain(String(hashTerm((await requesterOf(app, other)).dataKey, term)))
  })

  it('drops deleted messages, helpers and accounts', async () => {
    const [person, helper, other] = await personWithTwo()
    const id = await say(person, helper, 'The pelican is in the garage.')
    await say(person, other, 'The pelican is in the attic.')
    const before = await entriesOf(helper)
    await sql('delete from messages where id = $1', [id])
    expect(await saidOf(person, helper, 'garage')).toEqual([])
    await reindex(app.services)
    expect(await entriesOf(helper)).toBeLessThan(before)
    expect(await sql('select from recall_stale_chunks where helper_id = $1', [helper.id])).toEqual([])
    expect((await person.del(`/api/helpers/${other.id}`)).status).toBe(204)
    expect(await entriesOf(other)).toBe(0)
    await sql('delete from users where id = $1', [person.user.id])
    for (const table of ['conversations', 'postings']) {
      expect(await sql(`select from recall_${table} where user_id = $1`, [person.user.id])).toEqual([])
    }
    expect(await sql('select from recall_stale_chunks where helper_id in ($1, $2)', [helper.id, other.id])).toEqual([])
  })
})
