import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../support/client.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let operator: Person
beforeAll(async () => {
  app = await openTestApp()
  operator = await signUp(app)
})
afterAll(() => app.close())

const SECRET = 'a sentence that nobody may read'

it('leaves parameters of failed queries out of the log', async () => {
  await app.services.db.execute(sql`alter table message_templates rename column template_text to was_text`)
  const { status } = await operator.patch('/api/admin/templates/1', { templateText: SECRET })
  expect(status).toBe(500)
  const log = app.logLines.join('\n')
  expect(log).toMatch(/template_text/)
  expect(log).toContain('42703')
  expect(log).not.toContain('nobody may read')
})

it('leaves an unsaved message and its ciphertext out of the log', async () => {
  const helper = await createHelper(operator)
  await app.services.db.execute(sql`alter table messages rename column delivery_status to was_status`)
  app.logLines.length = 0
  expect((await operator.post('/api/messages', messageTo(helper, SECRET))).status).toBe(500)
  const log = app.logLines.join('\n')
  expect(log).toContain('42703')
  expect(log).not.toMatch(/nobody may read|"params"|"data":\[/)
})
