import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { Helper } from '../../../contract/helpers.ts'
import type { Exchange } from '../../../contract/messages.ts'
import { screenMessage } from '../../../core/safety/screen-message.ts'

const LOADS_WITHIN_MS = 30_000
const VEILED = 'the tide can have me'

let app: TestApp
let person: Person
let helper: Helper

beforeAll(async () => {
  app = await openTestApp({ config: { localEmbeddings: true } })
  person = await signUp(app)
  helper = await createHelper(person)
})
afterAll(() => app.close())

const sourceOf = async (content: string): Promise<string> =>
  (await person.post<Exchange>('/api/messages', messageTo(helper, content))).body.reply.source

describe('the sentence model', () => {
  it('finds a danger that the rules miss', async () => {
    expect(screenMessage(VEILED, [])).toBeNull()
    await app.services.embeddings?.embed(['loaded'], LOADS_WITHIN_MS)
    await expect.poll(() => sourceOf(VEILED), { timeout: LOADS_WITHIN_MS }).toBe('safety')
  })

  it('leaves screening to the rules when its thread is gone', async () => {
    await app.services.embeddings?.close()
    expect(await sourceOf('i want to kill myself')).toBe('safety')
  })

  it('can be turned off', async () => {
    const without = await openTestApp()
    expect(without.services.embeddings).toBeNull()
    await without.close()
  })
})
