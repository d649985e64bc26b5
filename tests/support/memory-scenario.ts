import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import type { Helper } from '../../src/contract/helpers.ts'
import type { Memories, Memory } from '../../src/contract/memory.ts'
import type { Exchange } from '../../src/contract/messages.ts'
import { queueIdleSessions, readIdleSessions } from '../../src/server/features/memory/read-idle-sessions.ts'
import { rememberNew } from '../../src/server/features/memory/remember.ts'
import { indexConversations } from '../../src/server/features/recall/index-conversations.ts'
import { writePlanned } from '../../src/server/features/schedules/write-planned.ts'
import { createHelper, messageTo, type Person, signUp } from './client.ts'
import type { FixedClock } from './fixed-clock.ts'
import type { ModelApp } from './model-app.ts'
import { requesterOf } from './requester.ts'
import { deliverAll, handWorker, idleQueue, idsOf, jobOf, planAt } from './workers.ts'

const MINUTE_MS = 60_000
const FILLER = 'Yesterday I sorted the shelves in the cellar and found a box of candles. '.repeat(45)
/** A model's summary of a conversation that says nothing. */
export const EMPTY_SUMMARY = {
  keyTopics: [],
  emotionalState: '',
  progressMade: [],
  actionItems: [],
  followUpNeeded: false,
  overallTone: '',
  significantMoments: [],
}

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
  /** Reads their idle conversations, like a worker. */
  rest(summary?: string, which?: Helper[]): Promise<void>
  /** The prompts sent to the model during `work`. */
  asked(work: () => Promise<unknown>): Promise<string>
  /**
   * Everything sent to a model for a helper: prompts of replies, summaries, a planned message and what follows those.
   */
  everythingAsked(to: Helper, question: string, read?: Helper[]): Promise<string>
  memories(state?: string): Promise<Memory[]>
  memoryOf(content: string): Promise<Memory>
  /** Everything stored about the person besides messages: facts, digests, summaries and message analyses. */
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

  async function rest(summary = 'We talked.', which = [helper, friend]): Promise<void> {
    const queue = idleQueue()
    clock.advance(11 * MINUTE_MS)
    await queueIdleSessions(app.services, queue)
    model.behave({ json: JSON.stringify({ facts: [], summary: { ...EMPTY_SUMMARY, summary } }) })
    const ids = idsOf(queue, 'remember').filter((read) => which.some(({ id }) => read === id))
    for (const id of ids) await readIdleSessions(app.services, jobOf(id))
  }

  const everythingAsked = (to: Helper, question: string, read = [helper, friend]): Promise<string> =>
    asked(async () => {
      await say(to, question)
      expect(await asked(() => rest('We talked.', read))).toContain('one day of a conversation')
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
    const facts = (await memories('all')).map(({ content, quote }) => `${content} ${quote}`)
    const profile = (await person.get('/api/profile')).body
    const archived = made.map(([, bytes]) => new TextDecoder().decode(bytes))
    return JSON.stringify([facts, profile, archived])
  }

  return { person, helper, friend, say, settle, fill, rest, asked, everythingAsked, memories, memoryOf, kept }
}
