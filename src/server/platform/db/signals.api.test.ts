import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { until } from '../../../../tests/support/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('reports that signals may have been missed once it is connected again', async () => {
  const [heard, missed] = [vi.fn(), vi.fn()]
  app.services.signals.on('news', heard)
  app.services.signals.onGap(missed)
  const send = (text: string) => app.services.signals.send('news', text)
  await until(
    async () => send('first').then(() => heard.mock.calls.length),
    (calls) => calls > 0,
  )
  missed.mockClear()

  await app.services.db.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
  )
  await send('while nobody listened')
  await until(
    async () => missed.mock.calls.length,
    (calls) => calls > 0,
  )
  expect(heard).not.toHaveBeenCalledWith('while nobody listened')
  await send('again')
  await until(
    async () => heard.mock.calls.flat(),
    (texts) => texts.includes('again'),
  )
  expect(missed).toHaveBeenCalledOnce()
})
