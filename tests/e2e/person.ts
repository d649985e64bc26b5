import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export const PASSWORD = 'correct horse battery'

/** Signs a new person up through the page; leads to the wizard. Returns the username. */
export async function signUp(page: Page): Promise<string> {
  const username = `person-${randomBytes(6).toString('hex')}`
  await page.goto('/signin')
  await page.getByRole('tab', { name: 'Sign up' }).click()
  // The other form has a username and a password too, and stands there until the page has come to life.
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('What your helpers call you').fill('Robin Doe')
  await page.getByLabel('I am 18 or older').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Choose Your Helper Type' })).toBeVisible()
  return username
}

/** Goes through the wizard with the persona of that title, to the conversation. */
export async function createHelper(page: Page, title: string): Promise<void> {
  await page.goto('/create')
  await page.getByRole('radio', { name: title }).check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue to Activation' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await sayAndWait(page, 'Hello, I am new here.')
  await page.getByRole('button', { name: 'Create Helper' }).click()
  await expect(page).toHaveURL(/\/conversations\/\d+$/)
}

/** The messages of the conversation that is open, both sides, in order. */
export const messagesOf = (page: Page) => page.getByRole('region').getByRole('listitem')

/** Sends a message and waits until the reply to it is whole. */
export async function sayAndWait(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Message / })
  await field.fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(messagesOf(page).filter({ hasText: text })).toBeVisible()
  await expect(messagesOf(page).last()).not.toContainText(text)
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
}
