import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { User } from '../../../contract/accounts.ts'
import type { Exchange } from '../../../contract/messages.ts'

let app: TestApp
let operator: Person

beforeAll(async () => {
  app = await openTestApp()
  operator = await signUp(app)
})
afterAll(async () => {
  await app.close()
})

const creditsUsed = async (): Promise<number> =>
  (await operator.get<{ user: User }>('/api/auth/me')).body.user.messageCreditsUsed

it('applies to the built-in engine too: replies are labelled as fallbacks and cost nothing', async () => {
  const helper = await createHelper(operator)
  const say = async (): Promise<Exchange> =>
    (await operator.post<Exchange>('/api/messages', messageTo(helper, 'I start a new job on Monday.'))).body
  await operator.post('/api/admin/emergency-pause', { hours: 1 })
  const before = await creditsUsed()
  expect((await say()).reply.source).toBe('fallback')
  expect(await creditsUsed()).toBe(before)

  await operator.post('/api/admin/emergency-unpause')
  expect((await say()).reply.source).toBe('offline')
  expect(await creditsUsed()).toBe(before + 1)
})
