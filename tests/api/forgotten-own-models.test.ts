import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, signUp } from '../support/client.ts'
import { FixedClock } from '../support/fixed-clock.ts'
import { type MemoryScenario, startScenario } from '../support/memory-scenario.ts'
import { type OpenAiStandIn, startOpenAiStandIn } from '../support/openai-stand-in.ts'
import { tablesWith } from '../support/opened-dump.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

/** A hunt for forgotten words in what a person's own model is sent, and in the summaries that it wrote. */

const WORD = 'Quokkaville'
const SUMMARY = `You talked about ${WORD}.`
const UNNAMED = {
  ai: { provider: undefined, baseUrl: undefined, apiKey: undefined, model: undefined, embeddingModel: undefined },
}
const clock = new FixedClock('2026-11-20T15:00:00Z')

let app: TestApp
let own: OpenAiStandIn
let operator: Person
let told: MemoryScenario

beforeAll(async () => {
  own = await startOpenAiStandIn()
  app = await openTestApp({ clock, recallPatienceMs: 9000, config: { ...UNNAMED, privateOwnModels: true } })
  operator = await signUp(app, { username: 'boss' })
  await operator.post('/api/admin/connections/own-models', { allowed: true })
})
afterAll(async () => {
  await app.close()
  await own.close()
})
beforeEach(async () => {
  told = await startScenario({ app, model: own, close: async () => undefined }, clock)
  const model = { provider: 'compatible', address: own.url, apiKey: 'sk-of-a-person', model: 'my-model' }
  expect((await told.person.post('/api/user/own-model', model)).status).toBe(200)
  await told.say(told.helper, `I live in ${WORD}.`, `How is life in ${WORD}?`)
  await told.read([{ text: `Lives in ${WORD}.`, category: 'home' }], SUMMARY)
})

const tables = () => tablesWith(app, told.person, WORD)
const everythingAsked = () => told.everythingAsked(told.helper, 'What is my town like?')

describe('a summary by a person’s own model', () => {
  it('keeps the word, which the model is sent again, so that the hunt can fail', async () => {
    expect(await told.kept()).toContain(SUMMARY)
    expect(await tables()).toContain('public."conversation_summaries"')
    expect(await everythingAsked()).toContain(WORD)
  })

  it('has lost the word after Forget, and the model is not sent it', async () => {
    await told.person.del(`/api/memories/${(await told.memoryOf(`Lives in ${WORD}.`)).id}`)
    expect(await told.kept()).not.toContain(WORD)
    expect(await tables()).toEqual(['public."messages"'])
    expect(await everythingAsked()).not.toContain(WORD)
  })

  it('has lost the word after its helper is deleted', async () => {
    await told.person.del(`/api/helpers/${told.helper.id}`)
    expect(await tables()).toEqual([])
  })
})
