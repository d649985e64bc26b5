import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import type { Helper } from '../../src/contract/helpers.ts'
import type { Memories, Memory } from '../../src/contract/memory.ts'
import type { Exchange } from '../../src/contract/messages.ts'
import { MINUTE_MS } from '../../src/core/time/durations.ts'
import { queueReadings } from '../../src/server/features/memory/readings/queue-readings.ts'
import { readConversation } from '../../src/server/features/memory/readings/read-conversation.ts'
import { indexConversations } from '../../src/server/features/memory/recall-index/index-conversations.ts'
import { rememberNew } from '../../src/server/features/memory/remember/remember.ts'
import { writePlanned } from '../../src/server/features/schedules/deliver/write-planned.ts'
import { createHelper, messageTo, type Person, signUp } from './client.ts'
import type { FixedClock } from './fixed-clock.ts'
import type { ModelApp } from './model-app.ts'
import { requesterOf } from './requester.ts'
import { deliverAll, handWorker, idleQueue, idsOf, jobOf, planAt } from './workers.ts'

const FILLER = 'Yesterday I sorted the shelves in the cellar and found a box of candles. '.repeat(45)
/** A model's summary of a day. */
export const summaryOf = (summary: string) => ({
  summary,
  keyTopics: [],
  emotionalState: '',
  progressMade: [],
  actionItems: [],
  followUpNeeded: false,
  overallTone: '',
  significantMoments: [],
})

/** An operation of a model's reading, from the first message unless given otherwise. */
export const operation = (fields: object) => ({
  ...{ op: 'add', id: null, from: [1], about: 'self', kind: 'fact', category: 'other' },
  ...{ text: '', expires: null, secret: false },
  ...fields,
})

/** A plan of a model's reading, from the first message unless given otherwise. */
const plan = (fields: object) => ({
  ...{ op: 'ask', id: null, from: 1, quote: '', day: '', time: '', subject: '' },
  ...fields,
})

/** What a model answers to a reading. */
export const readingOf = (ops: readonly object[], summary = 'You talked.', plans: readonly object[] = []) =>
  JSON.stringify({ ops: ops.map(operation), plans: plans.map(plan), messages: [], summary: summaryOf(summary) })

/** A person who tells two helpers about themselves, and everything sent to models because of it. */
export interface MemoryScenario {
  person: Person
  helper: Helper
  friend: Helper
  /** Sends a message, gets this reply, and remembers and indexes both. */
  say(to: Helper, text: string, reply?: string): Promise<Exchange>
  settle(): Promise<void>
  /** Says so much that older messages of the conversation are recalled rather than shown verbatim. */
  fill(to: Helper): Promise<void>
  /** A minute later a model reads their conversations, as a worker lets it, and answers with these operations and plans. */
  read(ops?: readonly object[], summary?: string, plans?: readonly object[]): Promise<void>
  /** The prompts sent to the model during `work`. */
  asked(work: () => Promise<unknown>): Promise<string>
  /** Everything sent to a model for a helper: prompts of replies, readings, and a planned message. */
  everythingAsked(to: Helper, question: string): Promise<string>
  memories(state?: string): Promise<Memory[]>
  memoryOf(content: string): Promise<Memory>
  /** Everything stored about the person besides messages: memories, digests, summaries and notes on messages. */
  kept(): Promise<string>
}

export async function startScenario(opened: ModelApp, clock: FixedClock): Promise<MemoryScenario> {
  const { app, model } = opened
  const person = await signUp(app, { timeZone: 'UTC' })
  const helper = await createHelper(person)
  const friend = await createHelper(person, { personaType: 'friend', name: 'Robin' })

  async function settle(): Promise<void> {
    await rememberNew(app.services, app.alone)
    const requester = await requesterOf(app, person)
    const { helpers } = (await person.get<{ helpers: Helper[] }>('/api/helpers')).body
    await indexConversations(
      app.services,
      helpers.map(({ id }) => ({ ...requester, helperId: id, after: 0 })),
    )
  }

  async function say(to: Helper, text: string, reply = 'I see.'): Promise<Exchange> {
    model.behave({ pieces: [reply] })
    clock.advance(1000)
    const { status, body } = await person.post<Exchange>('/api/messages', messageTo(to, text))
    expect(status).toBe(200)
    await settle()
    return body
  }

  async function fill(to: Helper): Promise<void> {
    for (let time = 0; time < 4; time += 1) await say(to, FILLER.slice(0, 3900))
  }

  async function asked(work: () => Promise<unknown>): Promise<string> {
    const { requests } = model
    const before = requests.length
    await work()
    expect(requests.length).toBeGreaterThan(before)
    return JSON.stringify(requests.slice(before).map(({ body }) => body))
  }

  async function writeOnSchedule(to: Helper): Promise<void> {
    const queue = idleQueue()
    const worker = await handWorker(app, queue)
    await person.patch(`/api/helpers/${to.id}`, { useTemplatedMessages: false, frequency: 'daily' })
    await planAt(app, to, clock.now())
    await deliverAll(worker)
    model.behave({ pieces: ['Good morning.'] })
    const [id = 0] = idsOf(queue, 'write')
    expect(await asked(() => writePlanned(worker, jobOf(id)))).toContain('the hours at which the person wants you')
  }

  async function read(
    ops: readonly object[] = [],
    summary = 'You talked.',
    plans: readonly object[] = [],
  ): Promise<void> {
    clock.advance(2 * MINUTE_MS)
    for (let left = true; left; ) {
      const queue = idleQueue()
      await queueReadings(app.services, queue)
      model.behave({ json: readingOf(ops, summary, plans) })
      const ids = idsOf(queue, 'remember')
      for (const id of ids) await readConversation(app.services, jobOf(id))
      left = ids.length > 0
    }
  }

  const everythingAsked = (to: Helper, question: string): Promise<string> =>
    asked(async () => {
      await say(to, question)
      await read()
      await writeOnSchedule(to)
      await say(to, question)
    })

  const memories = async (state = 'current'): Promise<Memory[]> =>
    (await person.get<Memories>(`/api/memories?state=${state}`)).body.memories

  async function memoryOf(content: string): Promise<Memory> {
    const found = (await memories()).find((memory) => memory.content === content)
    if (!found) throw new Error(`${content} is not among ${(await memories()).map((one) => one.content).join(', ')}`)
    return found
  }

  async function kept(): Promise<string> {
    const answer = await app.http.inject({ url: '/api/privacy/export', headers: { cookie: person.cookie } })
    const files = Object.entries(unzipSync(new Uint8Array(answer.rawPayload)))
    const made = files.filter(([name]) => !/^(?:messages|helpers)/.test(name))
    const said = (await memories('all')).map(({ content }) => content)
    const profile = (await person.get('/api/profile')).body
    const archived = made.map(([, bytes]) => new TextDecoder().decode(bytes))
    return JSON.stringify([said, profile, archived])
  }

  return { person, helper, friend, say, settle, fill, read, asked, everythingAsked, memories, memoryOf, kept }
}
