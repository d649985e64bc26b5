import { expect } from '@playwright/test'
import { test } from './test.ts'

test('a visitor is asked to sign in, then returns', async ({ page }) => {
  for (const path of ['/create', '/helpers', '/conversations', '/conversations/1', '/settings']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/signin?next=${encodeURIComponent(path)}`)
  }
})

test('input before the app has started is not lost', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(app|index)-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/signin')
  await expect(page.getByRole('tab')).toHaveText(['Sign in', 'Sign up'])
  await page.getByLabel('Username').fill('early-bird')
  // Our font renders the x in `3x2` as a multiplication sign.
  await expect(page.getByLabel('Username')).toHaveCSS('font-variant-ligatures', 'no-contextual')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('of a feather')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  release()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('Username')).toHaveValue('early-bird')
  await expect(password).toHaveValue('of a feather')
  await page.route('**/api/auth/sign-in', (route) => route.fulfill({ status: 202, json: { secondFactor: ['totp'] } }))
  const sent = page.waitForRequest('**/api/auth/sign-in')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  expect((await sent).postDataJSON()).toEqual({ username: 'early-bird', password: 'of a feather' })
  // What is still on its way when the test ends would reach the server.
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible()
})

test('a browser that is never idle starts the app, too', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = (callback, { timeout } = {}) => {
      if (timeout) setTimeout(callback, timeout)
      return 0
    }
  })
  // Only the app asks for it.
  const asked = page.waitForRequest('/api/auth/methods')
  await page.goto('/signin')
  await asked
})
