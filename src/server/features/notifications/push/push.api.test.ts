import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, signUp } from '../../../../../tests/support/client.ts'
import { startPushStandIn } from '../../../../../tests/support/push-stand-in.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await openTestApp()
  person = await signUp(app)
})
afterAll(() => app.close())

it.each([
  'http://127.0.0.1:8080/x',
  'https://127.0.0.1/x',
  'https://169.254.169.254/x',
  'https://[::1]/x',
  'https://3232235777/x',
  'https://localhost/x',
  'https://metadata.google.internal/x',
])('refuses a private endpoint, also outside production: %s', async (endpoint) => {
  const browser = await startPushStandIn()
  await browser.close()
  const answer = await person.post('/api/push/subscriptions', { ...browser.subscription, endpoint })
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_endpoint' } } })
  const { rows } = await app.services.db.$client.query('select from push_subscriptions')
  expect(rows).toEqual([])
})
