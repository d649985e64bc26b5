import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Exchange } from '../../src/contract/messages.ts'
import { messageTo } from '../support/client.ts'
import { FixedClock } from '../support/fixed-clock.ts'
import { type MemoryScenario, startScenario } from '../support/memory-scenario.ts'
import { type ModelApp, openModelApp } from '../support/model-app.ts'
import { tablesWith } from '../support/opened-dump.ts'
import { png } from '../support/picture-files.ts'

/** A hunt for pictures, and for what a model said of them, once their message is forgotten or deleted. */

const WORD = 'quokkaville'
const IMAGE = 'data:image/'
const clock = new FixedClock('2026-11-20T15:00:00Z')

let seeing: ModelApp
let told: MemoryScenario
let sent: Exchange

beforeAll(async () => {
  seeing = await openModelApp({ clock, model: 'gpt-4o', recallPatienceMs: 9000 })
})
afterAll(() => seeing.close())
beforeEach(async () => {
  told = await startScenario(seeing, clock)
  sent = await show(`A sign that says ${WORD}.`)
  await told.settle()
  await told.read([], `You looked at a sign of ${WORD}.`)
})

/** Sends a picture, which the model describes. */
async function show(description: string): Promise<Exchange> {
  seeing.model.behave({ pieces: [description] })
  const picture = (await png()).toString('base64')
  return (await told.person.post<Exchange>('/api/messages', { ...messageTo(told.helper, 'Look at this.'), picture }))
    .body
}

async function pictures(): Promise<number> {
  const { rows } = await seeing.app.services.db.$client.query(
    'select count(*)::int as count from message_pictures where user_id = $1',
    [told.person.user.id],
  )
  return rows[0].count
}

async function archive(): Promise<string[]> {
  const answer = await seeing.app.http.inject({ url: '/api/privacy/export', headers: { cookie: told.person.cookie } })
  const files = Object.entries(unzipSync(new Uint8Array(answer.rawPayload)))
  return files
    .filter(([name, bytes]) => /\.(?:jpe?g|png)$/.test(name) || new TextDecoder().decode(bytes).includes(WORD))
    .map(([name]) => name.replace(/\d+/, 'N'))
}

const tables = () => tablesWith(seeing.app, told.person, WORD)

const everythingAsked = () => told.everythingAsked(told.helper, 'What do you think of it?')

describe('a picture', () => {
  it('is in prompts, and its description in the summary, so that the hunt can fail', async () => {
    expect(await tables()).toContain('public."conversation_summaries"')
    expect(await archive()).toContain('summaries.json')
    const asked = await everythingAsked()
    expect(asked).toContain(IMAGE)
    expect(asked).toContain(WORD)
  })

  it('is only in the conversation, like its description, after its message is forgotten', async () => {
    const { userMessage } = sent
    await told.person.patch(`/api/messages/${userMessage.id}/memory`, { isForgotten: true })
    expect(await tables()).toEqual(['public."messages"'])
    const asked = await everythingAsked()
    expect(asked).not.toContain(IMAGE)
    expect(asked).not.toContain(WORD)
    expect(await pictures()).toBe(1)
  })

  it('is nowhere, like its description, after its message is deleted', async () => {
    await told.person.del(`/api/messages/${sent.userMessage.id}`)
    expect(await tables()).toEqual([])
    expect(await archive()).toEqual([])
    expect(await pictures()).toBe(0)
    const asked = await everythingAsked()
    expect(asked).not.toContain(IMAGE)
    expect(asked).not.toContain(WORD)
  })

  it('is nowhere after its helper is deleted', async () => {
    await told.person.del(`/api/helpers/${told.helper.id}`)
    expect(await tables()).toEqual([])
    expect(await archive()).toEqual([])
    expect(await pictures()).toBe(0)
  })
})
