import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SearchAnswer } from '../../src/contract/conversations.ts'
import type { Helper } from '../../src/contract/helpers.ts'
import type { Exchange, Message } from '../../src/contract/messages.ts'
import { hashTerm, termsOf } from '../../src/server/features/memory/recall/terms.ts'
import { reindex } from '../../src/server/features/memory/recall-index/reindex.ts'
import { FixedClock } from '../support/fixed-clock.ts'
import { type MemoryScenario, startScenario } from '../support/memory-scenario.ts'
import { type ModelApp, openModelApp } from '../support/model-app.ts'
import { tablesWith } from '../support/opened-dump.ts'
import { requesterOf } from '../support/requester.ts'

/**
 * A hunt for words that are forgotten, corrected or deleted: in every table as its owner's key opens it, every file of
 * the archive, the bytes of the index, every memory, receipt, prompt, log line and cache.
 */

const clock = new FixedClock('2026-11-20T15:00:00Z')
/** In no other text of the product. */
const WORD = 'Quokkaville'
const SAID = `I live in ${WORD}.`

let opened: ModelApp
let told: MemoryScenario

beforeAll(async () => {
  opened = await openModelApp({ clock, recallPatienceMs: 9000 })
})
afterAll(() => opened.close())
beforeEach(async () => {
  opened.app.logLines.length = 0
  told = await startScenario(opened, clock)
})

interface Told {
  messageId: number
  replies: number[]
}

/** Plants the word in a message, a memory, replies of both helpers, summaries, digests, receipts and the caches. */
async function plant(): Promise<Told> {
  const { say, helper, friend, person } = told
  const { userMessage, reply } = await say(helper, SAID, `How is life in ${WORD}?`)
  await told.read([{ text: `Lives in ${WORD}.`, category: 'home' }], `You talked about ${WORD}.`)
  const other = await say(friend, 'Where do I live?', `You live in ${WORD}.`)
  await told.read([], `You talked about ${WORD}.`)
  await person.get(`/api/memories?search=${WORD}`)
  await person.get('/api/profile')
  clock.advance(86_400_000)
  return { messageId: userMessage.id, replies: [reply.id, other.reply.id] }
}

const isThere = (text: string): boolean => text.toLowerCase().includes(WORD.toLowerCase())

async function archived(): Promise<string[]> {
  const answer = await opened.app.http.inject({ url: '/api/privacy/export', headers: { cookie: told.person.cookie } })
  const files = Object.entries(unzipSync(new Uint8Array(answer.rawPayload)))
  return files.filter(([, bytes]) => isThere(new TextDecoder().decode(bytes))).map(([name]) => `archive ${name}`)
}

async function stored(): Promise<string[]> {
  return (await tablesWith(opened.app, told.person, WORD)).map((table) => `table ${table}`)
}

/** The index has no words, only their hashes, which the owner's key makes. */
async function indexed(): Promise<string[]> {
  const { services } = opened.app
  const { dataKey } = await requesterOf(opened.app, told.person)
  await reindex(services)
  const { rows } = await services.db.$client.query(
    'select entries from recall_postings where user_id = $1 and term = any($2::bigint[])',
    [told.person.user.id, termsOf(WORD).map((term) => String(hashTerm(dataKey, term)))],
  )
  return rows.some(({ entries }) => entries.length > 0) ? ['index of recall'] : []
}

/** The calls that show memories, by name. */
async function answered({ replies }: Told): Promise<string[]> {
  const { person } = told
  const calls = ['/api/memories?state=all', `/api/memories?state=all&search=${WORD}`, '/api/profile']
  const receipts = replies.map((id) => `/api/messages/${id}/memories`)
  const answers = await Promise.all(
    [...calls, ...receipts].map(async (call) => [call, await person.get(call)] as const),
  )
  return answers.filter(([, { body }]) => isThere(JSON.stringify(body))).map(([call]) => call)
}

/** Whether a model is told the word when it writes as a helper, or reads conversations. */
async function prompted(to: Helper): Promise<string[]> {
  return isThere(await told.everythingAsked(to, 'What is my town like?')) ? [`prompts of ${to.name}`] : []
}

/** Where the word still is. */
async function hunt(traces: Told, helpers: Helper[]): Promise<string[]> {
  const places = [...(await stored()), ...(await archived()), ...(await indexed()), ...(await answered(traces))]
  const { app } = opened
  const cached = [...app.services.caches.memories.entriesOf(told.person.user.id).values()]
  if (isThere(JSON.stringify(cached))) places.push('cache of memories')
  for (const to of helpers) places.push(...(await prompted(to)))
  if (isThere(app.logLines.join())) places.push('log')
  return places.toSorted()
}

/** Where it may be while it stands in a conversation. */
const CONVERSATION = ['archive messages.json', 'table public."messages"']
const memoryId = async (): Promise<number> => (await told.memoryOf(`Lives in ${WORD}.`)).id
const searched = async (): Promise<number> =>
  (await told.person.post<SearchAnswer>('/api/conversations/search', { query: WORD })).body.results.length

describe('a planted word', () => {
  it('is in everything that is hunted through, so that the hunt can fail', async () => {
    const traces = await plant()
    const places = await hunt(traces, [told.helper, told.friend])
    for (const place of [
      ...CONVERSATION,
      'table public."conversation_memory"',
      'table public."conversation_summaries"',
      'table public."conversation_digests"',
      'archive memories.json',
      'archive summaries.json',
      'archive digests.json',
      'index of recall',
      '/api/memories?state=all',
      `/api/messages/${traces.replies[1]}/memories`,
      'cache of memories',
      `prompts of ${told.helper.name}`,
      `prompts of ${told.friend.name}`,
    ])
      expect(places).toContain(place)
    expect(places).not.toContain('log')
  })

  it('is only in the conversation after Forget', async () => {
    const traces = await plant()
    expect((await told.person.del(`/api/memories/${await memoryId()}`)).status).toBe(204)
    expect(await hunt(traces, [told.helper, told.friend])).toEqual(CONVERSATION)
    expect(await searched()).toBeGreaterThan(0)
  })

  it('is only in the conversation after its message is forgotten', async () => {
    const traces = await plant()
    await told.person.patch(`/api/messages/${traces.messageId}/memory`, { isForgotten: true })
    expect(await hunt(traces, [told.helper, told.friend])).toEqual(CONVERSATION)
  })

  it('is in the conversation, the history of the memory and the receipt of what was written with it after Correct', async () => {
    const traces = await plant()
    await told.person.patch(`/api/memories/${await memoryId()}`, { value: 'Salem' })
    expect(await hunt(traces, [told.helper, told.friend])).toEqual([
      '/api/memories?state=all',
      `/api/memories?state=all&search=${WORD}`,
      `/api/messages/${traces.replies[1]}/memories`,
      'archive memories.json',
      CONVERSATION[0],
      'cache of memories',
      'table public."conversation_memory"',
      CONVERSATION[1],
    ])
  })

  it('is in no prompt of other helpers after Don’t share', async () => {
    await plant()
    await told.person.patch(`/api/memories/${await memoryId()}`, { isShared: false })
    expect(await prompted(told.friend)).toEqual([])
    expect(isThere(await told.asked(() => told.say(told.helper, 'Where do I live?')))).toBe(true)
  })

  it('is nowhere but in what another helper said after its message is deleted', async () => {
    const traces = await plant()
    expect((await told.person.del(`/api/messages/${traces.messageId}`)).status).toBe(204)
    const places = await hunt({ ...traces, replies: traces.replies.slice(1) }, [told.helper, told.friend])
    expect(places).toEqual(CONVERSATION)
    const shown = (await told.person.get<Message[]>(`/api/helpers/${told.helper.id}/messages`)).body
    expect(isThere(JSON.stringify(shown))).toBe(false)
  })

  it('is nowhere at all after both helpers are deleted', async () => {
    await plant()
    for (const { id } of [told.helper, told.friend]) await told.person.del(`/api/helpers/${id}`)
    expect(await hunt({ messageId: 0, replies: [] }, [])).toEqual([])
    expect(await searched()).toBe(0)
  })

  it('is only in the other version after its message is edited', async () => {
    const traces = await plant()
    opened.model.behave({ pieces: ['I see.'] })
    const edited = await told.person.post<Exchange>(`/api/messages/${traces.messageId}/edit`, {
      content: 'Hello there.',
    })
    expect(edited.status).toBe(200)
    await told.settle()
    // What only it states is kept, hidden, until it is shown again.
    expect(await hunt({ ...traces, replies: traces.replies.slice(1) }, [told.helper, told.friend])).toEqual([
      'archive memories.json',
      CONVERSATION[0],
      'table public."conversation_memory"',
      CONVERSATION[1],
    ])
  })
})
