import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { type MemoryScenario, startScenario } from '../../../../../tests/support/memory-scenario.ts'
import { type ModelApp, openModelApp, SHORT_PATIENCE } from '../../../../../tests/support/model-app.ts'
import { rowsRead } from '../../../../../tests/support/rows-read.ts'
import type { Memory, RememberedAnswer } from '../../../../contract/memory.ts'
import type { Exchange, Message } from '../../../../contract/messages.ts'
import { namedTexts } from '../../../platform/db/statement.ts'

/** Forget, Don't share and Correct, proven on what models are sent afterwards. */

const clock = new FixedClock('2026-11-20T15:00:00Z')
let opened: ModelApp
let scenario: MemoryScenario
let told: Exchange
let memory: Memory

const FACT = 'Keeps a tame ocelot called Bruno.'
const QUESTION = 'Which animal do I keep?'

/** They tell one helper, both reply with it, and a model writes it down; then so much is said that it must be recalled. */
beforeAll(async () => {
  opened = await openModelApp({ clock, patience: SHORT_PATIENCE })
})
afterAll(() => opened.close())
beforeEach(async () => {
  scenario = await startScenario(opened, clock)
  const { helper, friend } = scenario
  told = await scenario.say(
    helper,
    'I keep a tame ocelot, he is called Bruno.',
    'An ocelot! Bruno sounds like a handful.',
  )
  await scenario.read([{ text: FACT, kind: 'fact', category: 'home' }], 'The person told of Bruno the ocelot.')
  memory = await scenario.memoryOf(FACT)
  await scenario.say(friend, QUESTION, 'You keep Bruno, the ocelot.')
  await scenario.read([], 'You said that they keep Bruno the ocelot.')
  await scenario.fill(helper)
  await scenario.fill(friend)
  await scenario.read()
})

const ANY = /ocelot|bruno/i

describe('what is forgotten', () => {
  it('is in no prompt of any helper any more, nor in anything kept, but stays in the conversations', async () => {
    const { helper, friend, person } = scenario
    expect(await scenario.asked(() => scenario.say(helper, QUESTION))).toMatch(ANY)
    expect((await person.del(`/api/memories/${memory.id}`)).status).toBe(204)
    expect(await scenario.everythingAsked(helper, QUESTION)).not.toMatch(ANY)
    expect(await scenario.everythingAsked(friend, QUESTION)).not.toMatch(ANY)
    expect(await scenario.kept()).not.toMatch(ANY)
    const { body } = await person.get(`/api/helpers/${helper.id}/messages?limit=200`)
    expect(JSON.stringify(body)).toContain('I keep a tame ocelot')
  })

  it('takes the history of a memory with it, and its sources', async () => {
    const { helper, friend, person } = scenario
    await scenario.say(helper, 'Bruno the ocelot moved out to a zoo.', 'Poor Bruno.')
    await scenario.read([{ op: 'replace', id: 101, text: 'Bruno the ocelot lives in a zoo.', kind: 'event' }])
    const { id } = await scenario.memoryOf('Bruno the ocelot lives in a zoo.')
    expect((await person.post('/api/memories/forget', { ids: [id] })).body).toEqual({ count: 1 })
    expect(await scenario.memories('all')).toEqual([])
    expect(await scenario.everythingAsked(friend, QUESTION)).not.toMatch(ANY)
  })

  it('may be a single message: what only it states goes with it', async () => {
    const { friend, person } = scenario
    expect((await person.patch(`/api/messages/${told.userMessage.id}/memory`, { isForgotten: true })).status).toBe(204)
    expect(await scenario.memories('all')).toEqual([])
    expect(await scenario.everythingAsked(friend, QUESTION)).not.toMatch(ANY)
  })

  it('may be everything, with what no model has read yet', async () => {
    const { helper, person } = scenario
    await scenario.say(helper, 'I also keep a heron.')
    await person.post('/api/memories/forget', { all: true })
    await scenario.read()
    expect(await scenario.memories('all')).toEqual([])
    const asked = await scenario.everythingAsked(helper, 'Which bird do I keep?')
    expect(asked).not.toMatch(ANY)
    expect(asked).not.toContain('heron')
  })

  it('may be in thousands of replies, whose links are read once', async () => {
    const { person } = scenario
    const { $client } = opened.app.services.db
    await $client.query(
      `insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source, context_references)
       select helper_id, user_id, content, false, sent_at, delivery_status, 'model', array[id]
       from messages, generate_series(1, 3000) where id = $1`,
      [told.userMessage.id],
    )
    // As the server does at a time of its own.
    await $client.query('analyze messages')
    const found = `explain (analyze, format json) ${namedTexts().get('find_derived')}`
    const { rows } = await $client.query(found, [person.user.id, `{${memory.id}}`, '{}'])
    expect(rowsRead(rows[0]['QUERY PLAN'][0].Plan)).toBeLessThan(100_000)
    await person.del(`/api/memories/${memory.id}`)
    const left = `select count(*)::int as count from messages
      where user_id = $1 and not is_forgotten and context_references @> array[$2::bigint]`
    const { rows: counted } = await $client.query(left, [person.user.id, told.userMessage.id])
    expect(counted).toEqual([{ count: 0 }])
  })

  it('is learned again when it is said again', async () => {
    await scenario.person.del(`/api/memories/${memory.id}`)
    await scenario.say(scenario.helper, 'As I said, I keep an ocelot.')
    await scenario.read([{ text: 'Keeps an ocelot.', kind: 'fact' }])
    expect((await scenario.memories()).map(({ content }) => content)).toEqual(['Keeps an ocelot.'])
  })
})

describe('what is not shared', () => {
  it('stays with the helper that was told, until it is shared again', async () => {
    const { helper, friend, person } = scenario
    await person.patch(`/api/memories/${memory.id}`, { isShared: false })
    expect(await scenario.everythingAsked(friend, QUESTION)).not.toMatch(ANY)
    expect(await scenario.asked(() => scenario.say(helper, QUESTION))).toMatch(ANY)
    await person.patch(`/api/memories/${memory.id}`, { isShared: true })
    expect(await scenario.asked(() => scenario.say(friend, QUESTION))).toMatch(ANY)
  })

  it('may be a single message, with what only it states', async () => {
    const { friend, person } = scenario
    await person.patch(`/api/messages/${told.userMessage.id}/memory`, { isShared: false })
    expect(await scenario.everythingAsked(friend, QUESTION)).not.toMatch(ANY)
    expect((await scenario.memoryOf(FACT)).isShared).toBe(false)
  })
})

describe('a correction', () => {
  it('is kept as typed, and nothing else speaks of the old one', async () => {
    const { helper, friend, person } = scenario
    const text = 'keeps a heron :-) not sure it is tame'
    const { status, body } = await person.patch<Memory>(`/api/memories/${memory.id}`, { value: text })
    expect([status, body.content, body.foundBy]).toEqual([200, text, 'person'])
    const asked = await scenario.everythingAsked(friend, QUESTION)
    expect(asked).toContain(text)
    expect(asked).not.toMatch(ANY)
    expect(await scenario.asked(() => scenario.say(helper, QUESTION))).not.toMatch(ANY)
    expect(await scenario.memories('superseded')).toMatchObject([{ content: FACT, supersededBy: body.id }])
    expect((await person.patch(`/api/memories/${memory.id}`, { value: 'x' })).status).toBe(409)
  })

  it('of a message replaces what only it states', async () => {
    const { friend, person } = scenario
    await person.patch(`/api/messages/${told.userMessage.id}/memory`, { correction: 'I keep a heron.' })
    expect((await scenario.memories('all')).map(({ content }) => content)).toEqual(['I keep a heron.'])
    expect(await scenario.everythingAsked(friend, QUESTION)).not.toMatch(ANY)
  })
})

it('shows under a reply the memories that it was written with, as long as they are remembered', async () => {
  const { helper, person } = scenario
  const { reply } = await scenario.say(helper, QUESTION, 'Bruno, of course.')
  const used = async () => (await person.get<RememberedAnswer>(`/api/messages/${reply.id}/memories`)).body
  expect((await used()).facts.map(({ content }) => content)).toEqual([FACT])
  const shown = async () => {
    const { body } = await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)
    return body.find(({ id }) => id === reply.id)?.remembered
  }
  const receipt = { count: 1, text: 'I keep a tame ocelot, he is called Bruno.', isQuote: true }
  expect(reply.remembered).toMatchObject(receipt)
  expect(await shown()).toEqual({ ...receipt, saidAt: told.userMessage.sentAt })
  const { reply: other } = await scenario.say(helper, QUESTION, 'Tell me more.')
  expect(other.remembered).toBeUndefined()
  await person.del(`/api/memories/${memory.id}`)
  expect((await used()).facts).toEqual([])
  expect(await shown()).toBeUndefined()
})
