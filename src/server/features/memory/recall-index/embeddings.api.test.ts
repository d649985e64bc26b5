import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asRead } from '../../../../../tests/support/as-read.ts'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { type OpenAiStandIn, startOpenAiStandIn } from '../../../../../tests/support/openai-stand-in.ts'
import { requesterOf } from '../../../../../tests/support/requester.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import { tellsAnything } from '../../../../core/recall/words.ts'
import { createOpenAi } from '../../../integrations/models/openai/openai-ai.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { readPrivacySettings } from '../../privacy/change-settings.ts'
import { buildLayout } from '../recall/build-layout.ts'
import { findClosest } from '../recall/find-closest.ts'
import { recall } from '../recall/recall.ts'
import { conversationsOf } from '../recall/store.ts'
import { deleteOldVectors, embedNew } from './embed-new.ts'
import { indexConversations } from './index-conversations.ts'
import { reindex } from './reindex.ts'
import { decryptBlock } from './vector-block.ts'

/** Semantic recall. The model of these tests knows the topics of some words, and nothing else. */

const TOPICS = [/vet|puppy|dog|terrier/i, /sail|boat|harbour/i, /tax|refund|invoice/i, /cake|oven|flour/i]
const vectorOf = (text: string): number[] => [...TOPICS.map((topic) => (topic.test(text) ? 1 : 0)), 0.2]
const PATIENCE = { headersMs: 5000, firstTokenMs: 5000, gapMs: 5000, totalMs: 9000 }
const QUESTION = 'Which terrier do I care for?'
const SAID = 'Rex needs his vaccination at the vet.'
const OTHERS = ['We went out in the boat.', 'The refund came.', 'The cake burnt.', 'I sail a lot.', 'An invoice!']

let model: OpenAiStandIn
let app: TestApp

beforeAll(async () => {
  model = await startOpenAiStandIn()
  app = await openTestApp({ ai: aiWith('embedder-1'), recallPatienceMs: 9000 })
})
afterAll(async () => {
  await app.close()
  await model.close()
})
beforeEach(() => model.behave({ pieces: ['I see.'], embed: vectorOf }))

const aiWith = (embeddingModel: string | undefined) =>
  createOpenAi(
    { dialect: 'compatible', baseUrl: model.url, model: 'm', apiKey: 'k', embeddingModel, local: false },
    PATIENCE,
  )

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.services.db.$client.query(text, values)).rows as Row[]

/** A saved message of the person, without a reply. */
async function say(person: Person, helper: Helper, ...texts: string[]): Promise<number[]> {
  const ids: number[] = []
  for (const text of texts) {
    const { status, body } = await person.post<{ userMessage: { id: number }; reply: { id: number } }>(
      '/api/messages',
      messageTo(helper, text),
    )
    expect(status).toBe(200)
    ids.push(body.userMessage.id)
    await indexConversations(app.services, [{ ...(await requesterOf(app, person)), helperId: helper.id, after: 0 }])
  }
  await asRead(app)
  return ids
}

const embed = (services: Services = app.services, stopping = new AbortController().signal): Promise<void> =>
  embedNew(services, stopping, 0)

async function saidOf(person: Person, helper: Helper, services: Services = app.services): Promise<string[]> {
  const question = { helperId: helper.id, text: QUESTION, askedAt: new Date(), count: 10 }
  const found = await recall(services, await requesterOf(app, person), question)
  return found.filter(({ isFromUser }) => isFromUser).map((one) => one.text)
}

async function personWithTwo(): Promise<[Person, Helper, Helper]> {
  const person = await signUp(app)
  return [person, await createHelper(person), await createHelper(person, { personaType: 'friend', name: 'Robin' })]
}

const vectorsOf = (person: Person) =>
  sql<{ vectors: Buffer; model: string }>('select vectors, model from recall_vectors where user_id = $1', [
    person.user.id,
  ])

const embeddedTexts = (): string[] =>
  model.requests.filter(({ path }) => path.endsWith('/embeddings')).flatMap(({ body }) => body.input ?? [])

describe('a message that shares no word with the question', () => {
  it('is recalled by its meaning, but not without an embedding model', async () => {
    const [person, helper] = await personWithTwo()
    await say(person, helper, ...OTHERS, SAID, ...OTHERS)
    await embed()
    expect((await saidOf(person, helper))[0]).toBe(SAID)
    const without = { ...app.services, models: { ...app.services.models, current: aiWith(undefined) } }
    expect(await saidOf(person, helper, without)).not.toContain(SAID)
  })

  it('is given to the model that replies', async () => {
    const [person, helper, other] = await personWithTwo()
    await say(person, other, ...OTHERS, SAID, ...OTHERS)
    await embed()
    await say(person, helper, QUESTION)
    const chat = model.requests.findLast(({ path }) => path.endsWith('/completions'))
    expect(JSON.stringify(chat?.body.messages)).toContain(SAID)
  })
})

describe('messages that must not be recalled', () => {
  it('include another person’s, and those to other helpers when sharing is off', async () => {
    const [person, helper, other] = await personWithTwo()
    const [stranger, strangers] = await personWithTwo()
    await say(stranger, strangers, ...OTHERS)
    const [, , id] = await say(person, other, ...OTHERS.slice(0, 2), SAID, ...OTHERS.slice(2))
    await embed()
    expect(await saidOf(person, helper)).toContain(SAID)
    expect(await saidOf(stranger, strangers)).not.toContain(SAID)
    const asked = { helperId: other.id, text: QUESTION, askedAt: new Date(), count: 9 }
    const found = await recall(app.services, await requesterOf(app, stranger), asked)
    expect(found.map(({ text }) => text)).not.toContain(SAID)

    const layout = buildLayout(await conversationsOf(app.services.db, { userId: person.user.id }))
    const settings = await readPrivacySettings(app.services, person.user.id)
    const closest = { settings, helperId: helper.id, text: QUESTION, layout }
    const requester = await requesterOf(app, person)
    const isAnyClose = async (visibility: number) =>
      (await findClosest(app.services, requester, { ...closest, visibilities: [visibility] })).some(
        (value) => value > 0,
      )
    expect(await isAnyClose(0)).toBe(true)
    expect(await isAnyClose(1)).toBe(false)

    await sql('update messages set share_across_helpers = false where id = $1', [id])
    expect(await saidOf(person, helper)).not.toContain(SAID)
    await reindex(app.services)
    await embed()
    expect(await saidOf(person, helper)).not.toContain(SAID)
    expect(await saidOf(person, other)).toContain(SAID)
  })

  it('have their vector replaced when fewer helpers may see them', async () => {
    const [person, , other] = await personWithTwo()
    const [, id] = await say(person, other, 'One marzipan.', 'Two marzipan.', 'Three marzipan.')
    await sql('update messages set share_across_helpers = false where id = $1', [id])
    await reindex(app.services)
    model.requests.length = 0
    await embed()
    const texts = embeddedTexts().filter((text) => text.includes('Two marzipan.'))
    expect(texts).toEqual(['Two marzipan.'])
  })
})

describe('vectors', () => {
  it('are stored encrypted, under the person’s key', async () => {
    const [person, helper] = await personWithTwo()
    model.behave({ pieces: ['I see.'], embed: () => Array.from({ length: 64 }, () => 1) })
    await say(person, helper, SAID)
    await embed()
    const [row] = await vectorsOf(person)
    expect(row?.vectors.length).toBeGreaterThan(64)
    expect(row?.vectors.includes(Buffer.alloc(8, 127))).toBe(false)
  })

  it('are created once by several processes, and again only for changed messages', async () => {
    const [person, helper] = await personWithTwo()
    await say(person, helper, ...OTHERS)
    model.requests.length = 0
    await Promise.all([1, 2, 3, 4].map(() => embed()))
    const count = embeddedTexts().length
    // Each message that says something; none of the replies does.
    expect(count).toBe(OTHERS.filter(tellsAnything).length)
    await embed()
    expect(embeddedTexts()).toHaveLength(count)
    await say(person, helper, SAID)
    model.requests.length = 0
    await embed()
    expect(embeddedTexts()).toHaveLength(1)
  })

  it('wait until a conversation pauses, or a whole block of it has none', async () => {
    const [person, helper] = await personWithTwo()
    await say(person, helper, SAID)
    await embedNew(app.services, new AbortController().signal)
    expect(await vectorsOf(person)).toEqual([])
    await sql(`update recall_conversations set last_at = now() - interval '11 seconds' where helper_id = $1`, [
      helper.id,
    ])
    await embedNew(app.services, new AbortController().signal)
    expect(await vectorsOf(person)).toHaveLength(1)

    const [chatty, , busy] = await personWithTwo()
    await sql('update users set message_credits_limit = 100 where id = $1', [chatty.user.id])
    await say(chatty, busy, ...Array.from({ length: 32 }, (_, nth) => `${SAID} That is number ${nth}.`))
    await embedNew(app.services, new AbortController().signal)
    expect(await vectorsOf(chatty)).not.toEqual([])
  })

  it('are cached only as they are stored, until something of the person is removed', async () => {
    const [person, helper] = await personWithTwo()
    const told = await say(person, helper, SAID, ...OTHERS)
    await embed()
    expect(await saidOf(person, helper)).toContain(SAID)
    const cached = (): number[] =>
      [...app.services.caches.vectors.entriesOf(person.user.id).values()].flatMap(({ vectors }) =>
        vectors.map(({ messageId }) => messageId),
      )
    expect(cached()).toContain(told[0])
    const [added] = await say(person, helper, 'The puppy sleeps.')
    await embed()
    expect(await saidOf(person, helper)).toContain('The puppy sleeps.')
    expect(cached()).toContain(added)
    await sql('delete from messages where id = $1', [told[0]])
    await reindex(app.services)
    expect(cached()).toEqual([])
    expect(await saidOf(person, helper)).not.toContain(SAID)
    expect(cached()).toContain(added)
    expect(cached()).not.toContain(told[0])
  })

  it('are deleted with their message, fact, helper or account', async () => {
    const [person, helper, other] = await personWithTwo()
    const [deleted, , forgotten] = await say(person, helper, SAID, ...OTHERS.slice(0, 1), 'The puppy sleeps.')
    await say(person, other, ...OTHERS)
    await embed()
    await sql('delete from messages where id = $1', [deleted])
    await sql('update messages set is_forgotten = true where id = $1', [forgotten])
    const gone = [SAID, 'The puppy sleeps.']
    for (const text of gone) expect(await saidOf(person, helper)).not.toContain(text)
    await reindex(app.services)
    const { dataKey } = await requesterOf(app, person)
    const rows = await sql<{ block: number; vectors: Buffer }>(
      'select block, vectors from recall_vectors where helper_id = $1',
      [helper.id],
    )
    const stored = rows.flatMap(({ block, vectors }) => decryptBlock(dataKey, block, vectors))
    expect(stored.length).toBeGreaterThan(0)
    for (const id of [deleted, forgotten]) expect(stored.map(({ messageId }) => messageId)).not.toContain(id)
    model.requests.length = 0
    await embed()
    const again = embeddedTexts().join()
    expect(again).not.toMatch(/vaccination|puppy/)
    for (const text of gone) expect(await saidOf(person, helper)).not.toContain(text)
    expect((await person.del(`/api/helpers/${helper.id}`)).status).toBe(204)
    expect(await sql('select from recall_vectors where helper_id = $1', [helper.id])).toEqual([])
    expect(await vectorsOf(person)).not.toEqual([])
    await sql('delete from users where id = $1', [person.user.id])
    expect(await vectorsOf(person)).toEqual([])
    expect(
      await sql('select from recall_embedding_progress where helper_id in ($1, $2)', [helper.id, other.id]),
    ).toEqual([])
  })

  it('are discarded when the embedding model changes', async () => {
    const [person, helper] = await personWithTwo()
    await say(person, helper, ...OTHERS, SAID)
    await embed()
    const services = { ...app.services, models: { ...app.services.models, current: aiWith('embedder-2') } }
    await deleteOldVectors(services)
    expect(await vectorsOf(person)).toEqual([])
    await embed(services)
    expect(new Set((await vectorsOf(person)).map((row) => row.model))).toEqual(new Set(['embedder-2']))
    expect(await saidOf(person, helper, services)).toContain(SAID)
  })

  it('are made from masked text at the maximum level', async () => {
    const [person, helper] = await personWithTwo()
    await sql(
      `insert into user_profiles (user_id, privacy_settings) values ($1, '{"encryptionLevel": "maximum"}')
       on conflict (user_id) do update set privacy_settings = excluded.privacy_settings`,
      [person.user.id],
    )
    model.requests.length = 0
    await say(person, helper, 'Write to quokka@example.com about it.')
    await embed()
    expect(embeddedTexts().length).toBeGreaterThan(0)
    expect(embeddedTexts().join()).not.toContain('quokka')
  })
})

describe('a failing embedding endpoint', () => {
  it('is not noticed: words still recall, the model replies, and vectors come later', async () => {
    const [person, helper] = await personWithTwo()
    const failing = (fault: 'hang' | 'status') =>
      model.behave(({ path }) => {
        if (!path.endsWith('/embeddings')) return { pieces: ['I see.'], embed: vectorOf }
        return { fault: fault === 'hang' ? { kind: 'hang', at: 'headers' } : { kind: 'status', status: 500 } }
      })
    failing('status')
    for (let count = 0; count < 8; count += 1) await say(person, helper, SAID)
    await embed()
    expect(await vectorsOf(person)).toEqual([])
    const [state] = await sql('select failures, tripped_at from system_state')
    expect(state).toEqual({ failures: 0, tripped_at: null })
    const asked = { helperId: helper.id, text: 'vaccination', askedAt: new Date(), count: 3 }
    failing('hang')
    const hasty = { ...app.services, recallPatienceMs: 50 }
    expect((await recall(hasty, await requesterOf(app, person), asked))[0]?.text).toBe(SAID)

    model.behave({ pieces: ['I see.'], embed: vectorOf })
    await embed()
    expect(await vectorsOf(person)).toEqual([])
    await sql('update recall_embedding_progress set leased_until = null where helper_id = $1', [helper.id])
    await embed()
    expect(await vectorsOf(person)).not.toEqual([])
  })
})

describe('a stopping worker', () => {
  it('waits for no model, and leaves the conversation to the next one', async () => {
    const [person, helper] = await personWithTwo()
    await say(person, helper, SAID)
    model.requests.length = 0
    const stopping = new AbortController()
    model.behave(() => {
      stopping.abort()
      return { fault: { kind: 'hang', at: 'headers' } }
    })
    await embed(app.services, stopping.signal)
    expect(await vectorsOf(person)).toEqual([])
    model.behave({ embed: vectorOf })
    await embed()
    expect(await vectorsOf(person)).toHaveLength(1)
  })
})

describe('the cost of embeddings', () => {
  it('uses the price of the embedding model, and does not count towards the rate of replies', async () => {
    const sold = await openTestApp({ ai: aiWith('text-embedding-3-small') })
    try {
      const query = async (text: string, values: unknown[]) => (await sold.services.db.$client.query(text, values)).rows
      const person = await signUp(sold)
      const helper = await createHelper(person)
      expect((await person.post('/api/messages', messageTo(helper, SAID))).status).toBe(200)
      await indexConversations(sold.services, [{ ...(await requesterOf(sold, person)), helperId: helper.id, after: 0 }])
      const rates = () => query('select minute_calls, day_calls from usage_rates where user_id = $1', [person.user.id])
      const before = await rates()
      await embed(sold.services)
      const [call] = await query(
        `select model, input_price, output_price from usage_calls where user_id = $1 and purpose = 'memory'`,
        [person.user.id],
      )
      expect(call).toMatchObject({ model: 'text-embedding-3-small', output_price: 0 })
      expect(Number(call.input_price)).toBe(20_000)
      expect((await rates()).map((row) => row.day_calls)).toEqual(before.map((row) => row.day_calls))
    } finally {
      await sold.close()
    }
  })
})
