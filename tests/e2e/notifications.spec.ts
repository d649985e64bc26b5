import { expect, type Page } from '@playwright/test'
import { findChromium, LAUNCH_ARGS } from './chromium.ts'
import { createHelper, signUp } from './person.ts'
import { expectGoodPage, test } from './test.ts'

// Headless shells have no notifications.
test.use({ serviceWorkers: 'allow', launchOptions: { args: LAUNCH_ARGS, executablePath: findChromium() ?? '' } })

/** Delivers a push message like the browser's push service. */
async function push(page: Page, origin: string, payload: object): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype
    const notifications = await getNotifications.call(await navigator.serviceWorker.ready)
    return notifications.map(({ title, body }) => `${title}: ${body}`)
  })

/** Repeated: the browser drops a push that comes while the worker is being activated, or its page is being replaced. */
async function pushUntilShown(page: Page, origin: string, url: string): Promise<void> {
  await expect(async () => {
    await push(page, origin, { helperId: 1, title: 'Sam wrote to you', body: 'Open it.', url })
    await expect.poll(() => shown(page), { timeout: 3000 }).toEqual(['Sam wrote to you: Open it.'])
  }).toPass()
}

test('the browser asks for permission after the first helper, and notifications name the sender', async ({
  page,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin
  await signUp(page)
  await page.goto('/settings?tab=notifications')
  const button = page.getByRole('button', { name: 'Turn on notifications on this device' })
  await expect(button).toBeDisabled()
  await expect(page.getByText('Create a helper first')).toBeVisible()
  await expectGoodPage(page)

  await createHelper(page, 'friend')
  const conversation = new URL(page.url()).pathname
  await page.goto('/settings?tab=notifications')
  await expect(button).toBeEnabled()
  await page.getByLabel('Until').selectOption('7:00 AM')
  await expect(page.getByText('Preferences updated', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Until')).toHaveValue('7')

  await page.context().grantPermissions(['notifications'], { origin })
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js')
    await navigator.serviceWorker.ready
  })
  await pushUntilShown(page, origin, conversation)

  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(`self.registration.getNotifications().then(([notification]) =>
    void self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))`)
  await expect(page).toHaveURL(conversation)

  await pushUntilShown(page, origin, '/conversations/0')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect.poll(() => shown(page)).toEqual([])
})

test('notifications show the first line only when chosen', async ({ page }) => {
  await signUp(page)
  const shows = page.getByRole('switch', { name: 'Show the message' })
  await page.goto('/settings?tab=notifications')
  await expect(shows).not.toBeChecked()
  await expect(page.getByText('say who wrote, never what')).toBeVisible()
  await shows.click()
  await expect(page.getByText('Preferences updated', { exact: true })).toBeVisible()
  await expect(page.getByText('show its first lines')).toBeVisible()
  await page.reload()
  await expect(shows).toBeChecked()
  await expectGoodPage(page)
  const saved = page.waitForResponse('/api/user/notifications')
  await shows.click()
  await expect(page.getByText('say who wrote, never what')).toBeVisible()
  await saved
  await page.reload()
  await expect(shows).not.toBeChecked()
})
