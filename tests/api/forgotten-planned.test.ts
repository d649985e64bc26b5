import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Helper } from '../../src/contract/helpers.ts'
import type { RememberedAnswer } from '../../src/contract/memory.ts'
import type { Message } from '../../src/contract/messages.ts'
import { writePlanned } from '../../src/server/features/schedules/deliver/write-planned.ts'
import { FixedClock } from '../support/fixed-clock.ts'
import { type MemoryScenario, startScenario } from '../support/memory-scenario.ts'
import { type ModelApp, openModelApp } from '../support/model-app.ts'
import { deliverAll, handWorker, idleQueue, idsOf, jobOf, planAt } from '../support/workers.ts'

/** Looks for words that are forgotten, or kept from other helpers, in prepared texts that mention memories. */

const WORD = 'Quokkaville'
const clock = new FixedClock('2026-11-20T15:00:00Z')

let opened: ModelApp
let told: MemoryScenario

beforeAll(async () => {
  opened = await openModelApp({ clock, recallPatienceMs: 9000 })
  await handWorker(opened.app)
})
afterAll(() => opened.close())
beforeEach(async () => {
  told = await startScenario(opened, clock)
})

/** The helper's next prepared text speaks of a goal or a topic. */
async function speakOf(aim: 'goal' | 'topic', { id }: Helper): Promise<void> {
  await opened.app.services.db.$client.query(
    `update helpers set current_sequence_position = (
       select min(sequence_position) from message_templates
       where persona_type = helpers.persona_type and template_text like '%{' || $2 || '}%')
     where id = $1`,
    [id, aim],
  )
}

async function deliver(to: Helper, useTemplatedMessages: boolean) {
  const queue = idleQueue()
  const worker = await handWorker(opened.app, queue)
  await told.person.patch(`/api/helpers/${to.id}`, { useTemplatedMessages, frequency: 'daily' })
  await planAt(opened.app, to, clock.now())
  await deliverAll(worker)
  return { worker, ids: idsOf(queue, 'write') }
}

async function last({ id }: Helper): Promise<Message | undefined> {
  return (await told.person.get<Message[]>(`/api/helpers/${id}/messages`)).body.at(-1)
}

describe('a prepared text about something told to another helper', () => {
  beforeEach(async () => {
    await told.say(told.helper, 'I love quokkas.')
    await speakOf('topic', told.friend)
    await deliver(told.friend, true)
  })

  it('names it as what it was written with', async () => {
    const message = await last(told.friend)
    expect(message?.content).toMatch(/quokkas/i)
    const { body } = await told.person.get<RememberedAnswer>(`/api/messages/${message?.id}/memories`)
    expect(body.facts.map(({ content }) => content)).toEqual(['Loves quokkas.'])
  })

  it('is in no prompt once helpers share nothing', async () => {
    await told.person.patch('/api/privacy/settings', { crossHelperSharing: false })
    const asked = await told.asked(() => told.say(told.friend, 'Hello, what is up?'))
    expect(asked).not.toMatch(/quokkas/i)
  })
})

describe('a prepared text instead of a failed one', () => {
  it.each([
    ['speaks of the goal', false, true],
    ['does not speak of it once that is forgotten', true, false],
  ])('%s', async (_, isForgotten, speaks) => {
    await told.person.post('/api/profile', { field: 'shortTermGoals', value: `Wants to visit ${WORD}.` })
    await speakOf('goal', told.helper)
    const { worker, ids } = await deliver(told.helper, false)
    const { requests } = opened.model
    const before = requests.length
    opened.model.behave({ firstTokenMs: 1500, fault: { kind: 'break_after', pieces: 0 } })
    const writing = writePlanned(worker, jobOf(ids[0] ?? 0, true))
    await expect.poll(() => requests.length).toBeGreaterThan(before)
    const [memory] = await told.memories()
    if (isForgotten) await told.person.del(`/api/memories/${memory?.id}`)
    await writing
    const message = await last(told.helper)
    expect(message?.source).toBe('fallback')
    expect(message?.content.includes(WORD)).toBe(speaks)
  })
})
