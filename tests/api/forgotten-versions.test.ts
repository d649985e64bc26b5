import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Exchange } from '../../src/contract/messages.ts'
import { asRead } from '../support/as-read.ts'
import { FixedClock } from '../support/fixed-clock.ts'
import { type MemoryScenario, startScenario } from '../support/memory-scenario.ts'
import { type ModelApp, openModelApp } from '../support/model-app.ts'

/** A hunt for words in a reply that is on another branch while they are removed, and is shown again afterwards. */

const WORD = 'quokkaville'
const clock = new FixedClock('2026-11-20T15:00:00Z')

let opened: ModelApp
let scenario: MemoryScenario
let source: Exchange
let version: Exchange

beforeAll(async () => {
  opened = await openModelApp({ clock, recallPatienceMs: 9000 })
})
afterAll(() => opened.close())
beforeEach(async () => {
  scenario = await startScenario(opened, clock)
  source = await scenario.say(scenario.helper, `The ${WORD} ferry was late again because of the fog.`)
  await asRead(opened.app)
  version = await scenario.say(
    scenario.friend,
    'Why was the ferry late?',
    `The ${WORD} ferry was late because of the fog.`,
  )
  opened.model.behave({ pieces: ['Good morning.'] })
  const edited = { content: 'Good morning.' }
  expect((await scenario.person.post(`/api/messages/${version.userMessage.id}/edit`, edited)).status).toBe(200)
})

/** What the other helper's model is sent once the first version of the message is shown again. */
async function askedAfterReturn(): Promise<string> {
  expect((await scenario.person.post(`/api/messages/${version.userMessage.id}/select`)).status).toBe(204)
  return scenario.asked(() => scenario.say(scenario.friend, 'Hello, what is up?'))
}

describe('a reply written with what was told to another helper', () => {
  it('is in prompts when its version is shown again', async () => {
    expect(await askedAfterReturn()).toContain(WORD)
  })

  it('is in none once that message is deleted', async () => {
    expect((await scenario.person.del(`/api/messages/${source.userMessage.id}`)).status).toBe(204)
    expect(await askedAfterReturn()).not.toContain(WORD)
  })

  it('is in none once helpers share nothing', async () => {
    await scenario.person.patch('/api/privacy/settings', { crossHelperSharing: false })
    expect(await askedAfterReturn()).not.toContain(WORD)
  })
})
