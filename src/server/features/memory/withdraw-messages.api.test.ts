import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FixedClock } from '../../../../tests/support/fixed-clock.ts'
import { type MemoryScenario, startScenario } from '../../../../tests/support/memory-scenario.ts'
import { type ModelApp, openModelApp } from '../../../../tests/support/model-app.ts'
import { requesterOf } from '../../../../tests/support/requester.ts'
import type { Exchange } from '../../../contract/messages.ts'
import { reindex } from '../recall/reindex.ts'
import { retractFacts } from './change-facts.ts'
import { restoreMessages, withdrawMessages } from './withdraw-messages.ts'

/** Messages that are deleted, or moved to another branch of their conversation. */

const clock = new FixedClock('2026-11-20T15:00:00Z')
let opened: ModelApp
let told: MemoryScenario

beforeAll(async () => {
  opened = await openModelApp({ clock, recallPatienceMs: 9000 })
})
afterAll(() => opened.close())
beforeEach(async () => {
  told = await startScenario(opened, clock)
})

const idsOf = (exchanges: readonly Exchange[]): number[] =>
  exchanges.flatMap(({ userMessage, reply }) => [userMessage.id, reply.id])

async function change(work: typeof restoreMessages, ...exchanges: Exchange[]): Promise<void> {
  const { services } = opened.app
  await retractFacts(services, await requesterOf(opened.app, told.person), async (tx, owner, now) => {
    await work(tx, owner, idsOf(exchanges), now)
    return true
  })
  await reindex(services)
}

const known = async (): Promise<string[]> => (await told.memories()).map(({ content }) => content)
const ask = (question: string): Promise<string> => told.asked(() => told.say(told.friend, question))
/** Older than what a helper is shown anyway. */
const fill = (): Promise<void> => told.fill(told.helper)

describe('withdrawn messages', () => {
  it('appear in no prompt and in nothing derived', async () => {
    const said = await told.say(told.helper, "I'm allergic to sesame.", 'Noted: no sesame, no tahini.')
    await told.say(told.friend, 'Am I allergic to anything?', 'To sesame. Skip the tahini.')
    await told.rest('You spoke of sesame.')
    await change(withdrawMessages, said)
    const asked = await told.everythingAsked(told.friend, 'Am I allergic to anything at all?')
    expect(`${asked} ${await told.kept()}`.toLowerCase()).not.toMatch(/sesame|tahini/)
    await fill()
    expect(await told.asked(() => told.say(told.helper, 'Was there an allergy?'))).not.toMatch(/sesame|tahini/)
  })

  it('leave facts that other messages state, in those messages’ words', async () => {
    const first = await told.say(told.helper, 'By the way I live in Boston, near the harbour.')
    const second = await told.say(told.friend, 'I live in Boston.')
    await change(withdrawMessages, first)
    const memory = await told.memoryOf('You live in Boston')
    expect(memory).toMatchObject({ sourceMessageId: second.userMessage.id, helperId: told.friend.id })
    expect(memory.quote).not.toContain('harbour')
  })

  it('restore the facts that they superseded', async () => {
    await told.say(told.helper, 'I live in Boston.')
    const moved = await told.say(told.helper, 'I moved to Denver.')
    expect(await known()).toEqual(['You live in Denver'])
    await change(withdrawMessages, moved)
    expect(await known()).toEqual(['You live in Boston'])
  })
})

describe('restored messages', () => {
  it('are known and recalled as before', async () => {
    await told.say(told.helper, 'I live in Boston.')
    const moved = await told.say(told.helper, 'I moved to Denver, to a flat above the cinema.')
    await change(withdrawMessages, moved)
    await change(restoreMessages, moved)
    await told.settle()
    expect(await known()).toEqual(['You live in Denver'])
    expect(await ask('What is my flat above?')).toContain('above the cinema')
  })

  it('stay forgotten if the person has forgotten the same fact meanwhile', async () => {
    const first = await told.say(told.helper, 'I play chess in the park.')
    const second = await told.say(told.friend, 'I play chess.')
    await change(withdrawMessages, first)
    await told.person.del(`/api/memories/${(await told.memoryOf('You are into chess')).id}`)
    await change(restoreMessages, first, second)
    await told.settle()
    expect(await known()).toEqual([])
    await fill()
    expect(await told.asked(() => told.say(told.helper, 'What do I do in the park?'))).not.toContain('chess')
  })
})
