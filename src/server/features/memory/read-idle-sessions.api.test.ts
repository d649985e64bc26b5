import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../tests/support/client.ts'
import { FixedClock } from '../../../../tests/support/fixed-clock.ts'
import { type ModelApp, openModelApp, SHORT_PATIENCE } from '../../../../tests/support/model-app.ts'
import type { OpenAiStandIn } from '../../../../tests/support/openai-stand-in.ts'
import type { TestApp } from '../../../../tests/support/test-app.ts'
import { idleQueue } from '../../../../tests/support/workers.ts'
import type { Helper } from '../../../contract/helpers.ts'
import type { Memories } from '../../../contract/memory.ts'
import type { Exchange } from '../../../contract/messages.ts'
import { openSummary } from './open-memory.ts'
import { queueIdleSessions, readIdleSessions } from './read-idle-sessions.ts'
import { rememberNew } from './remember.ts'

/** Idle conversations are read as a whole: by a model, successfully or not, and into summaries. */

const MINUTE_MS = 60_000
const queue = idleQueue()
const clock = new FixedClock('2026-11-20T15:00:00Z')
let opened: ModelApp
let model: OpenAiStandIn
let app: TestApp
let person: Person
let helper: Helper

beforeAll(async () => {
  opened = await openModelApp({ clock, patience: SHORT_PATIENCE })
  ;({ app, model } = opened)
  person = await signUp(app)
  helper = await createHelper(person)
})
afterAll(async () => {
  await opened.close()
})

async function say(text: string): Promise<Exchange> {
  model.behave({ pieces: ['I see.'] })
  const { body } = await person.post<Exchange>('/api/messages', messageTo(helper, text))
  await rememberNew(app.services, app.alone)
  return body
}

/** What a worker does with an idle conversation; returns the number of model calls. */
async function rest(json?: string): Promise<number> {
  clock.advance(11 * MINUTE_MS)
  queue.sent.length = 0
  await queueIdleSessions(app.services, queue)
  model.behave(json === undefined ? {} : { json })
  const before = model.requests.length
  for (const sent of queue.sent) {
    const job = { id: Number(sent.split(' ')[1]), isLastTry: true, signal: new AbortController().signal }
    await readIdleSessions(app.services, job)
  }
  return model.requests.length - before
}

const summary = {
  summary: 'You told me about your move.',
  keyTopics: ['moving'],
  emotionalState: 'glad',
  progressMade: [],
  actionItems: ['unpack'],
  followUpNeeded: true,
  overallTone: 'warm',
  significantMoments: [],
}
const fact = (attribute: string, value: string, quote: string) => ({
  subject: '',
  attribute,
  value,
  quote,
  holds: true,
  confidence: 9,
})
const contents = async (): Promise<string[]> =>
  (await person.get<Memories>('/api/memories')).body.memories.map(({ content }) => content).sort()

async function summaries(): Promise<string[]> {
  const { rows } = await app.services.db.$client.query(
    `select s.summary, k.wrapped_key from conversation_summaries s join user_keys k on k.user_id = s.user_id
     where s.helper_id = $1 order by s.session_date`,
    [helper.id],
  )
  return rows.map((row) => openSummary(app.services.vault.unwrap(row.wrapped_key), row.summary))
}

it('is read once by a model, and only facts that the person stated are stored', async () => {
  const quote = 'the stairs at the new place are killing my knees'
  await say(`Honestly, ${quote}.`)
  const facts = [
    fact('home detail', 'stairs', quote),
    fact('home', 'Paris', 'I live in Paris'),
    fact('knee injury', 'torn ligament', quote),
  ]
  expect(await rest(JSON.stringify({ facts, summary }))).toBe(1)
  expect(await contents()).toEqual(['Your home detail is stairs'])
  expect(await summaries()).toEqual([summary.summary])
  expect(await rest(JSON.stringify({ facts, summary }))).toBe(0)
})

it('keeps the model’s summary when a later answer that day is invalid', async () => {
  await say('The kitchen tap drips as well.')
  expect(await rest('{"facts": "none", "summary": 7}')).toBe(1)
  expect(await summaries()).toEqual([summary.summary])
})

it('falls back on a summary by rules when the answer is invalid', async () => {
  clock.advance(24 * 60 * MINUTE_MS)
  await say('My deadline is Monday and I finished the second chapter.')
  expect(await rest('{"facts": "none", "summary": 7}')).toBe(1)
  const today = (await summaries()).at(-1)
  expect(today).toContain('finished the second chapter')
  expect(await contents()).toContain('Your home detail is stairs')
})

it('is summarised in later prompts, until it is forgotten', async () => {
  clock.advance(24 * 60 * MINUTE_MS)
  await say('The weather is better today.')
  await rest(JSON.stringify({ facts: [], summary }))
  await say('Hello again.')
  const asked = JSON.stringify(model.requests.at(-1)?.body)
  expect(asked).toContain('finished the second chapter')
  const { rows } = await app.services.db.$client.query(
    'select id from messages where helper_id = $1 and is_from_user order by id limit 3',
    [helper.id],
  )
  for (const { id } of rows) await person.patch(`/api/messages/${id}/memory`, { isForgotten: true })
  await rest(JSON.stringify({ facts: [], summary }))
  expect((await summaries()).join(' ')).not.toContain('chapter')
})
