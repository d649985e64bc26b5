import { expect } from '@playwright/test'
import { type PostgresServer, withClient } from '../support/postgres.ts'
import { conversationMenu, createHelper, setChecked, signUp } from './person.ts'
import { test as base, expectGoodPage } from './test.ts'

const test = base.extend({ baseURL: async ({ onPostgres }, use) => use(onPostgres.product.address) })

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** Two hours from now in the browser's zone, `HH:MM`. */
const later = (): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' }).format(
    Date.now() + 2 * 3_600_000,
  )

const letTimeCome = ({ url }: PostgresServer) =>
  withClient(url, (client) =>
    client.query("update message_schedules set scheduled_time = now() where status = 'pending'"),
  )

test('a helper writes first, at the chosen time', async ({ page, onPostgres }) => {
  await signUp(page)
  await createHelper(page, 'workout_buddy')
  const conversation = page.url()

  await test.step('chooses days and a time', async () => {
    await page.goto('/helpers')
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('Message frequency').selectOption('custom')
    for (const day of DAYS) await setChecked(page.getByRole('checkbox', { name: day }), false)
    await page.getByRole('button', { name: 'Add a time' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Please choose at least one day.')).toBeVisible()
    await expectGoodPage(page)
    for (const day of DAYS) await setChecked(page.getByRole('checkbox', { name: day }))
    await page.getByLabel('First time').fill(later())
    await page.getByRole('button', { name: 'Save changes' }).click()
  })

  await test.step('sees when the next message comes', async () => {
    await expect(page.getByText(/Writes next (today|tomorrow), \d+:\d\d [AP]M/)).toBeVisible()
    await page.getByRole('link', { name: 'History of Dakota' }).click()
    await expect(page.getByText('Planned · In the app')).toBeVisible()
    await expectGoodPage(page)
  })

  await test.step('receives it in the open conversation', async () => {
    await page.goto(conversation)
    await expect(page.getByText(/^Next (today|tomorrow), /).filter({ visible: true })).toBeVisible()
    await letTimeCome(onPostgres.server)
    await expect(page.getByText(/planned for your (mornings|afternoons|evenings)/)).toBeVisible()
    await expectGoodPage(page)
  })

  await test.step('sees it in the history, and the next one planned', async () => {
    await conversationMenu(page).click()
    await page.getByRole('menuitem', { name: 'What it wrote first' }).click()
    await expect(page.getByText('Delivered · In the app')).toHaveCount(1)
    await expect(page.getByText('Planned · In the app')).toHaveCount(1)
    await expectGoodPage(page)
  })
})

test('a person chooses between prepared and model-written planned messages', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'workout_buddy')
  const written = page.getByRole('checkbox', { name: 'Write planned messages from your conversation' })
  const edit = async (): Promise<void> => {
    await page.goto('/helpers')
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect(page.getByRole('heading', { name: 'Edit Dakota' })).toBeVisible()
  }
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('heading', { name: 'Edit Dakota' })).toBeHidden()
  }

  await edit()
  await expect(written).not.toBeChecked()
  await expect(page.getByText('Otherwise your helper sends prepared texts')).toBeVisible()
  await setChecked(written)
  await expectGoodPage(page)
  await save()
  await edit()
  await expect(written).toBeChecked()
  await setChecked(written, false)
  await save()
  await edit()
  await expect(written).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled()
})
