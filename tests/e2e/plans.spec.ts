import { expect } from '@playwright/test'
import { createHelper, signUp } from './person.ts'
import { expectGoodPage, test } from './test.ts'

test('a plan chosen while signed out is offered again after sign-in', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Subscribe to Pro' }).click()
  await expect(page).toHaveURL(`/signin?next=${encodeURIComponent('/subscribe?tier=pro')}`)
})

test('the demo of a paid plan can be started, is shown and counted, and ends', async ({ page, context }) => {
  await signUp(page)
  await page.goto('/subscribe?tier=pro')
  await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Subscribe to Pro' })).toBeFocused()
  await expect(page.getByText('This server takes no payments')).toBeVisible()
  await expectGoodPage(page)

  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('/api/billing/demo-checkout', (route) => seen.then(() => route.continue()))
  await page.getByRole('button', { name: 'Subscribe to Pro' }).click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Subscribe to Starter' })).toBeDisabled()
  await expect(page.getByText('Please wait while we process your request...').first()).toBeVisible()
  goOn()
  await expect(page).toHaveURL('/subscription/success?demo=true&tier=pro')
  await expect(page.getByRole('heading', { name: 'Subscription Successful!' })).toBeVisible()
  await expect(page.getByText('Processing Subscription')).toHaveCount(0)
  await expect(page.getByText('You now have 500 messages per month')).toBeVisible()
  await expect(page.getByText('This was a demo')).toBeVisible()
  await expectGoodPage(page)

  for (const type of ['friend', 'career_coach', 'dating_coach', 'legal_beagle'] as const) await createHelper(page, type)
  const elsewhere = await context.newPage()
  await elsewhere.goto('/helpers')
  await expect(elsewhere.getByRole('button', { name: 'Pause' })).toHaveCount(4)

  await page.goto('/settings?tab=billing')
  await expect(page.getByText('500 of 500 messages left, resets on')).toBeVisible()
  await expectGoodPage(page)
  const end = page.getByRole('button', { name: 'End the demo' })
  const dialog = page.getByRole('alertdialog')
  await end.click()
  await expect(dialog).toContainText('25 messages a month, up to 3 active helpers, no Sensitive Mode.')
  await expect(dialog).toContainText('Any helpers beyond 3 will pause: the oldest 3 stay active')
  await expectGoodPage(page)
  await page.keyboard.press('Escape')
  await expect(end).toBeFocused()
  await page.getByRole('link', { name: 'Helpers' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(4)
  await page.goBack()
  await end.click()
  await expect(dialog).toContainText('1 of your helpers will pause: the oldest 3 stay active')
  await dialog.getByRole('button', { name: 'End the demo' }).click()
  await expect(page.getByText('25 of 25 messages left, resets on')).toBeVisible()
  await expect(page.getByText('The demo has ended. 1 helper is paused. Nothing was deleted.').first()).toBeVisible()
  await expect(end).toBeHidden()
  await expect(page.locator('main :focus')).toHaveCount(1)
  await expect(elsewhere.getByRole('button', { name: 'Pause' })).toHaveCount(3)
  await expect(elsewhere.getByText('4 of 3 helpers used')).toBeVisible()

  await page.goto('/subscribe')
  await page.getByRole('button', { name: 'Subscribe to Starter' }).click()
  await expect(page).toHaveURL('/subscription/success?demo=true&tier=starter')
  await page.goto('/subscribe')
  await page.getByRole('button', { name: 'Switch to Free' }).click()
  await dialog.getByRole('button', { name: 'End the demo' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Free Forever' })).toContainText('Current Plan')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('the URL of the success page alone confirms nothing', async ({ page }) => {
  await page.goto('/subscription/success?tier=unlimited')
  await expect(page.getByText('You now have 10 messages per month')).toBeVisible()
  await page.goto('/subscription/success')
  await expect(page.getByText('Your Premium plan is activated. You now have 1200 messages per month.')).toBeVisible()
  await page.goto('/subscription/cancel')
  await expect(page.getByText('No charges were made.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/subscribe')
})

test('a failed purchase shows an error and can be repeated', async ({ page, watched }) => {
  await signUp(page)
  await page.route('/api/billing/demo-checkout', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/subscribe')
  await page.getByRole('button', { name: 'Subscribe to Starter' }).click()
  await expect(
    page.getByText('There was an error processing your subscription. Please try again.').first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe to Starter' })).toBeEnabled()
  watched.faults.length = 0
})

test('the conversation shows the remaining messages, and an upgrade when none is left', async ({ page, watched }) => {
  await signUp(page)
  await createHelper(page, 'friend')
  const me = await page.evaluate(() => fetch('/api/auth/me').then((answer) => answer.json()))
  await expect(page.getByRole('textbox', { name: /^Message / })).toBeVisible()
  await expect(page.getByText(/messages left/)).toBeHidden()
  const shown = { ...me.user, messageCreditsUsed: 20 }
  // The server's own count would overwrite it.
  await page.route('/api/events', (route) => route.fulfill({ status: 204 }))
  await page.route('/api/auth/session', (route) => route.fulfill({ json: { user: shown } }))
  await page.route('/api/helpers', async (route) => {
    const answer = await route.fetch()
    const { helpers, ...list } = await answer.json()
    const usedUp = { nextMessageAt: null, usedUpUntil: shown.creditsResetAt }
    await route.fulfill({ json: { ...list, helpers: helpers.map((one: object) => ({ ...one, ...usedUp })) } })
  })
  await page.reload()
  await expect(page.getByText('5 of 25 messages left, resets on')).toBeVisible()
  shown.messageCreditsUsed = 25
  await page.reload()
  await expect(page.getByText('You have used all 25 messages of this month.')).toBeVisible()
  await expect(page.getByText(/^No messages left until/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscribe')

  const error = { code: 'allowance_used_up', message: 'You have used all 25 messages of this month.' }
  await page.route('/api/messages', (route) => route.fulfill({ status: 402, json: { error } }))
  const field = page.getByRole('textbox', { name: /^Message / })
  await field.fill('One more?')
  await field.press('Enter')
  await expect(page.getByText('Your message was not sent', { exact: true })).toBeVisible()
  await expect(field).toHaveValue('One more?')
  // The toast covers nothing of it.
  await field.click({ trial: true })
  const toast = page.getByRole('listitem').filter({ hasText: 'Your message was not sent' })
  // It stays as long as the pointer is over it.
  await toast.hover()
  const covers = async () => {
    const [shown, form] = [await toast.boundingBox(), await page.locator('form').boundingBox()]
    return (shown?.y ?? 0) + (shown?.height ?? 0) > (form?.y ?? 0)
  }
  expect(await covers()).toBe(false)
  // Nor in a window of another size.
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(toast).toBeInViewport({ ratio: 1 })
  expect(await covers()).toBe(false)
  watched.faults.length = 0
})
