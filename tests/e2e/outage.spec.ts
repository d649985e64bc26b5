import { expect, type Page } from '@playwright/test'
import { createHelper, messagesOf, sayAndWait, signUp } from './person.ts'
import { test as base, expectGoodPage } from './test.ts'

const test = base.extend({ baseURL: async ({ onPostgres }, use) => use(onPostgres.product.address) })

test.use({ serviceWorkers: 'allow' })

const OUTAGE_FAULT = /Failed to load resource|status of 503/

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'We will be right back.' })
const waiting = (page: Page) => page.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem')
const field = (page: Page) => page.getByRole('textbox', { name: /^Message / })

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

/** Responses are cached a few seconds after the conversation opened. */
async function untilCached(page: Page): Promise<void> {
  const paths = () =>
    page.evaluate(async () => (await (await caches.open('responses')).keys()).map(({ url }) => new URL(url).pathname))
  await expect.poll(paths).toContainEqual(expect.stringMatching(/\/messages$/))
}

test.afterEach(({ watched }) => {
  watched.faults.splice(0, watched.faults.length, ...watched.faults.filter((fault) => !OUTAGE_FAULT.test(fault)))
})

test('while the database is down nothing typed is lost, and it is sent once afterwards', async ({
  page,
  onPostgres: { server },
}) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  await sayAndWait(page, 'I have an interview on Thursday.')
  await untilCached(page)

  await test.step('shows a calm message, and keeps what is written', async () => {
    await server.halt()
    await say(page, 'What do I say first?')
    await expect(banner(page)).toBeVisible()
    await expect(waiting(page)).toHaveText([/What do I say first\?/])
    await expect(field(page)).toHaveValue('')
    await say(page, 'What do I say first?')
    await say(page, 'And what last?')
    await expect(waiting(page)).toHaveText([/What do I say first\?/, /What do I say first\?/, /And what last\?/])
    await expect(page.getByRole('region', { name: /Notifications/ }).getByText(/Failed|not sent/)).toHaveCount(0)
    await expectGoodPage(page)
  })

  await test.step('keeps it across a reload, which shows loaded messages', async () => {
    await page.reload()
    await expect(banner(page)).toBeVisible()
    await expect(messagesOf(page).filter({ hasText: 'I have an interview on Thursday.' })).toBeVisible()
    await expect(waiting(page)).toHaveCount(3)
  })

  await test.step('sends everything once, in order', async () => {
    await server.resume()
    await expect(banner(page)).toBeHidden()
    await expect(waiting(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
    await page.reload()
    const own = messagesOf(page).filter({ hasText: /What do I say first\?|And what last\?/ })
    await expect(own).toHaveText([/What do I say first\?/, /What do I say first\?/, /And what last\?/])
  })
})

test('a form that could not be saved keeps its input', async ({ page, onPostgres: { server } }) => {
  await signUp(page)
  await createHelper(page, 'friend')
  await page.goto('/settings')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Robin Roe')
  await server.halt()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(banner(page)).toBeVisible()
  await expect(name).toHaveValue('Robin Roe')
  await server.resume()
  await expect(banner(page)).toBeHidden()
  // The first press may have been saved after all, or the server fails once more at its first write.
  await expect(async () => {
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByText('Account updated', { exact: true })).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.reload()
  await expect(name).toHaveValue('Robin Roe')
})

test('a page opened during an outage appears when the database is back', async ({ page, onPostgres: { server } }) => {
  await signUp(page)
  await createHelper(page, 'friend')
  await server.halt()
  await page.goto('/memory')
  await expect(page.getByRole('heading', { name: 'We will be right back' }).or(banner(page)).first()).toBeVisible()
  await expect(page).toHaveURL(/\/memory$/)
  await server.resume()
  await expect(page.getByRole('heading', { name: 'Memory', level: 1 })).toBeVisible()
  await expect(banner(page)).toBeHidden()
})
