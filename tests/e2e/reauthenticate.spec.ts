import { expect } from '@playwright/test'
import { type PostgresServer, withClient } from '../support/postgres.ts'
import { PASSWORD, signUp } from './person.ts'
import { test as base, expectGoodPage } from './test.ts'

const test = base.extend({ baseURL: async ({ onPostgres }, use) => use(onPostgres.product.address) })

const makeSignInsOld = ({ url }: PostgresServer) =>
  withClient(url, (client) =>
    client.query("update sessions set reauthenticated_at = reauthenticated_at - interval '1 hour'"),
  )

test('a change of sign-in methods long after sign-in asks for the password', async ({ page, onPostgres, watched }) => {
  await signUp(page)
  await makeSignInsOld(onPostgres.server)
  await page.goto('/settings')
  const link = page.getByRole('button', { name: 'Link a phone' })
  const question = page.getByRole('alertdialog', { name: 'Confirm it’s you' })
  const password = question.getByLabel('Your password')

  await test.step('cancelling returns to the page, and nothing has changed', async () => {
    await link.click()
    await expect(question).toBeVisible()
    await expectGoodPage(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(link).toBeEnabled()
  })

  await test.step('a wrong password shows an error, and can be corrected', async () => {
    await link.click()
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(password).toHaveAccessibleDescription(/password/i)
    await password.fill('not the password')
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(password).toHaveAccessibleDescription('That is not your current password.')
    await expectGoodPage(page)
  })

  await test.step('the right password continues the change', async () => {
    await password.fill(PASSWORD)
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Phone number')).toBeVisible()
    await expect(question).toBeHidden()
    await expectGoodPage(page)
  })
  // Browsers log every error response.
  watched.faults = watched.faults.filter((fault) => !fault.includes('403 (Forbidden)'))
})
