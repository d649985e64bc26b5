import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { type MemoryScenario, readingOf, startScenario } from '../../../../../tests/support/memory-scenario.ts'
import { type ModelApp, openModelApp } from '../../../../../tests/support/model-app.ts'
import { openTestApp } from '../../../../../tests/support/test-app.ts'
import { idleQueue, idsOf, jobOf } from '../../../../../tests/support/workers.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type {
  ImportAnswer,
  ImportBody,
  ImportedConversation,
  ImportList,
  ImportReading,
} from '../../../../contract/imports.ts'
import { MINUTE_MS } from '../../../../core/time/durations.ts'
import { queueImports, queueReadings } from '../../memory/readings/queue-readings.ts'
import { readImport } from '../../memory/readings/read-conversation.ts'

/** A model reads what was brought from another program when it is asked to, and not before. */

const clock = new FixedClock('2026-11-20T15:00:00Z')
let opened: ModelApp
let scenario: MemoryScenario

beforeAll(async () => {
  opened = await openModelApp({ clock })
})
afterAll(() => opened.close())
beforeEach(async () => {
  scenario = await startScenario(opened, clock)
})

const at = (minute: number): string => new Date(Date.UTC(2024, 2, 5, 10, minute)).toISOString()
const saidElsewhere = (texts: readonly string[]) =>
  texts.map((content, place) => ({ isFromUser: place % 2 === 0, content, sentAt: at(place) }))
const BOAT = ['My sister Marguerite is building a wooden boat.', 'What kind of boat is it?']
const IS_BUILT = { text: 'Their sister Marguerite is building a wooden boat.', about: 'Marguerite', category: 'family' }
/** A question of the person and an answer, so many times. */
const questions = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => [`Question ${place}.`, `Answer ${place}.`]).flat()

async function bring(texts: readonly string[] = BOAT, more: Partial<ImportBody> = {}): Promise<ImportedConversation> {
  const part = { helperId: scenario.helper.id, source: 'chatgpt', title: 'A boat', key: 'boat', from: 0 }
  const body = { ...part, messages: saidElsewhere(texts), ...more }
  const answer = await scenario.person.post<ImportedConversation>('/api/imports', body)
  expect(answer.status).toBe(200)
  return answer.body
}

const ask = ({ id }: { id: number }) => scenario.person.post<ImportReading & ErrorBody>(`/api/imports/${id}/read`)
const readingState = async ({ id }: { id: number }) =>
  (await scenario.person.get<ImportAnswer>(`/api/imports/${id}`)).body.import.reading

/** What this person brought that is due. */
async function due(): Promise<number[]> {
  const queue = idleQueue()
  await queueImports(opened.app.services, queue)
  const { imports } = (await scenario.person.get<ImportList>('/api/imports')).body
  return idsOf(queue, 'read_import').filter((id) => imports.some((one) => one.id === id))
}

/** One call, if one is due. Returns whether it was. */
async function readOnce(ops: readonly object[] = [], plans: readonly object[] = []): Promise<boolean> {
  const [id] = await due()
  opened.model.behave({ json: readingOf(ops, 'A day long ago.', plans) })
  if (id !== undefined) await readImport(opened.app.services, jobOf(id))
  return id !== undefined
}

const contents = async () => (await scenario.memories('all')).map(({ content }) => content)
const prompt = () => JSON.stringify(opened.model.requests.at(-1)?.body.messages)

describe('reading an import', () => {
  it('is offered with its cost, and done only when asked for', async () => {
    const brought = await bring()
    expect(brought.reading).toEqual({ state: 'offered', messages: 1, unread: 1, calls: 1 })
    expect(await readOnce()).toBe(false)
    expect((await ask(brought)).body).toMatchObject({ state: 'reading', unread: 1 })
    expect(await readOnce([IS_BUILT])).toBe(true)
    expect(await readingState(brought)).toEqual({ state: 'read', messages: 1, unread: 0, calls: 0 })
    expect(await scenario.memoryOf(IS_BUILT.text)).toMatchObject({ foundBy: 'model', quote: BOAT[0] })
    expect(prompt()).toContain('assistant of ChatGPT')
    expect(prompt()).toContain('[Tue, Mar 5, 2024 10:00] P: My sister Marguerite')
    const again = await ask(brought)
    expect([again.status, again.body.error.code]).toEqual([409, 'already_read'])
  })

  it('takes its messages and turns from the import, and never from the helper’s conversation', async () => {
    await scenario.say(scenario.helper, 'A live word before.')
    const brought = await bring()
    await scenario.say(scenario.helper, 'A live word after.')
    await ask(brought)
    await scenario.read()
    const live = prompt()
    expect(live).toContain('A live word before.')
    expect(live).not.toContain('boat')
    await scenario.say(scenario.helper, 'And another.')
    await scenario.read()
    expect(prompt()).not.toContain('boat')
    await readOnce()
    expect(prompt()).toContain('boat')
    expect(prompt()).not.toContain('live word')
  })

  it('goes on part by part, after new messages of any conversation', async () => {
    const brought = await bring(questions(45))
    expect(brought.reading).toEqual({ state: 'offered', messages: 45, unread: 45, calls: 3 })
    await ask(brought)
    await readOnce()
    expect(await readingState(brought)).toMatchObject({ state: 'reading', messages: 45, unread: 25 })
    await scenario.say(scenario.friend, 'Something new.')
    clock.advance(2 * MINUTE_MS)
    expect(await readOnce()).toBe(false)
    await scenario.read()
    expect(prompt()).toContain('Something new.')
    expect(await readOnce()).toBe(true)
    expect(prompt()).toContain('Question 19.')
    expect(prompt()).not.toContain('Something new.')
    await readOnce()
    expect(await readingState(brought)).toMatchObject({ state: 'read' })
  })

  it('is not begun again by asking twice, and one conversation is read at a time', async () => {
    const brought = await bring()
    await bring(BOAT, { key: 'another' }).then(ask)
    await ask(brought)
    const chosen = await due()
    expect(chosen).toHaveLength(1)
    expect((await ask(brought)).status).toBe(200)
    expect(await due()).toEqual([])
    await scenario.say(scenario.helper, 'Something new.')
    clock.advance(2 * MINUTE_MS)
    const queue = idleQueue()
    await queueReadings(opened.app.services, queue)
    expect(idsOf(queue, 'remember')).not.toContain(scenario.helper.id)
    for (const id of chosen) await readImport(opened.app.services, jobOf(id))
  })

  it('can be stopped; what is left is offered again, and so is what is brought later', async () => {
    const brought = await bring(questions(25))
    await ask(brought)
    await readOnce()
    const stopped = await scenario.person.del<ImportReading>(`/api/imports/${brought.id}/read`)
    expect(stopped.body).toEqual({ state: 'offered', messages: 25, unread: 5, calls: 1 })
    expect(await readOnce()).toBe(false)
    await ask(brought)
    await readOnce()
    expect(prompt()).toContain('Question 24.')
    const longer = await bring([...questions(25), 'One more.'])
    expect(longer.reading).toEqual({ state: 'offered', messages: 26, unread: 1, calls: 1 })
  })

  it('keeps and offers no plans that are over, but facts of that time, writes no day, and changes nothing that was said later', async () => {
    await scenario.say(scenario.helper, 'I moved to York, my sister too.')
    await scenario.read([{ text: 'Lives in York.', category: 'home' }])
    const brought = await bring(['I live in Leeds, and have my exam at 5 next Tuesday.'])
    await ask(brought)
    const plan = { quote: 'my exam at 5 next Tuesday', day: '2026-12-01', time: '17:00', subject: 'the exam' }
    const isOver = { text: 'Has an exam on Tue, Mar 12, 2024 at 5.', kind: 'plan', expires: '2024-03-12' }
    const lasts = { text: 'Lived in Leeds on Tue, Mar 5, 2024.', kind: 'fact', expires: '2024-03-12' }
    await readOnce([{ op: 'replace', id: 101, text: 'Lives in Leeds.', category: 'home' }, isOver, lasts], [plan])
    expect((await contents()).toSorted()).toEqual(['Lived in Leeds on Tue, Mar 5, 2024.', 'Lives in York.'])
    const { $client } = opened.app.services.db
    const offers = await $client.query('select from follow_ups where helper_id = $1', [scenario.helper.id])
    expect(offers.rows).toEqual([])
    expect(await scenario.kept()).not.toContain('A day long ago.')
  })

  it('is shown as failing and limited, and tried again; the helper’s own conversation does not wait', async () => {
    const brought = await bring()
    await ask(brought)
    const [id = 0] = await due()
    opened.model.behave({ json: 'I would rather not.' })
    await readImport(opened.app.services, jobOf(id))
    expect(await readingState(brought)).toMatchObject({ state: 'failing', unread: 1 })
    expect(await due()).toEqual([])
    await scenario.say(scenario.helper, 'Something new.')
    await scenario.read()
    expect(prompt()).toContain('Something new.')

    const { $client } = opened.app.services.db
    await $client.query('update system_state set daily_calls = 1000000, day = $1', [clock.now()])
    clock.advance(10 * MINUTE_MS)
    await readOnce()
    expect(await readingState(brought)).toMatchObject({ state: 'limited', unread: 1 })
    await $client.query('update system_state set daily_calls = 0')
    clock.advance(10 * MINUTE_MS)
    await readOnce([IS_BUILT])
    expect(await readingState(brought)).toMatchObject({ state: 'read' })
    expect(await contents()).toEqual([IS_BUILT.text])
  })

  it('ends with its erasure, which takes along what only it states', async () => {
    await scenario.say(scenario.helper, 'I sing in a choir.')
    await scenario.read([{ text: 'Sings in a choir.', kind: 'habit' }])
    const brought = await bring()
    await ask(brought)
    await readOnce([IS_BUILT])
    expect(await contents()).toContain(IS_BUILT.text)
    expect((await scenario.person.del(`/api/imports/${brought.id}`)).status).toBe(204)
    expect(await contents()).toEqual(['Sings in a choir.'])
    expect(await scenario.asked(() => scenario.say(scenario.helper, 'What do you know of me?'))).not.toContain('boat')
  })

  it('outlives the conversation with the helper, which may be cleared before it is done', async () => {
    const brought = await bring([...BOAT, ...questions(24)])
    await ask(brought)
    await readOnce([IS_BUILT])
    await scenario.say(scenario.helper, 'Hello.')
    expect((await scenario.person.del(`/api/helpers/${scenario.helper.id}/messages`)).status).toBeLessThan(300)
    expect(await contents()).toEqual([IS_BUILT.text])
    expect(await readOnce()).toBe(true)
    expect(await readingState(brought)).toMatchObject({ state: 'read', messages: 25 })
  })

  it('belongs to its person', async () => {
    const brought = await bring()
    const stranger = await signUp(opened.app)
    expect((await stranger.post(`/api/imports/${brought.id}/read`)).status).toBe(404)
    expect((await stranger.del(`/api/imports/${brought.id}/read`)).status).toBe(404)
    expect(await readOnce()).toBe(false)
  })
})

it('needs a model', async () => {
  const app = await openTestApp()
  const person = await signUp(app)
  const helper = await createHelper(person)
  const part = { helperId: helper.id, source: 'claude', title: 'A boat', key: 'boat', from: 0 }
  const { body } = await person.post<ImportedConversation>('/api/imports', { ...part, messages: saidElsewhere(BOAT) })
  const answer = await person.post<ErrorBody>(`/api/imports/${body.id}/read`)
  expect([answer.status, answer.body.error.code]).toEqual([409, 'needs_model'])
  await app.close()
})
