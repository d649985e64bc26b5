import { expect, type Page } from '@playwright/test'
import { HELPER_DEFAULTS } from '../../src/core/personas/options.ts'
import { createHelper, PASSWORD, setChecked, signUp } from './person.ts'
import { test } from './test.ts'

/** The texts people read when something fails, is empty or is full, verbatim from the specification. */

const BROKEN = { error: { code: 'internal', message: 'It broke.' } }

interface Failure {
  path: string
  /** The call that fails. */
  call: [method: string, url: string]
  act(page: Page): Promise<void>
  /** Title and description of the toast. */
  said: string[]
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()
const turn = (name: string) => (page: Page) => page.getByRole('switch', { name }).press('Space')

const failuresOf = (conversation: string): Failure[] => [
  {
    path: '/helpers',
    call: ['PATCH', '**/api/helpers/*/toggle'],
    act: (page) => page.getByRole('button', { name: /^Pause / }).click(),
    said: ['Failed to update helper status.'],
  },
  {
    path: '/helpers',
    call: ['DELETE', '**/api/helpers/*'],
    act: async (page) => {
      await page.getByRole('button', { name: /^Delete / }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    },
    said: ['Failed to delete helper.'],
  },
  {
    path: '/settings',
    call: ['PATCH', '**/api/user/profile'],
    act: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('Robin Roe')
      await press('Save changes')(page)
    },
    said: ['Failed to update account information.'],
  },
  {
    path: '/settings?tab=notifications',
    call: ['PATCH', '**/api/user/notifications'],
    act: turn('Marketing emails'),
    said: ['Failed to update notification preferences.'],
  },
  {
    path: '/privacy',
    call: ['PATCH', '**/api/privacy/settings'],
    act: turn('Cross-Helper Memory Sharing'),
    said: ['Update Failed', '500: It broke.'],
  },
  {
    path: '/privacy',
    call: ['POST', '**/api/privacy/cleanup-memories'],
    act: press('Delete all memories older than 90 days'),
    said: ['Cleanup Failed', '500: It broke.'],
  },
  {
    path: '/subscribe',
    call: ['POST', '**/api/billing/demo-checkout'],
    act: press('Subscribe to Pro'),
    said: ['Subscription Failed', 'There was an error processing your subscription. Please try again.'],
  },
  {
    path: conversation,
    call: ['POST', '**/api/messages'],
    act: async (page) => {
      await page.getByRole('textbox', { name: /^Message / }).fill('Hello?')
      await press('Send')(page)
    },
    said: ['Failed to send message. Please try again.'],
  },
  {
    path: '/create',
    call: ['GET', '**/api/personas'],
    act: async () => undefined,
    said: ['Failed to load persona details. Please try again.'],
  },
  {
    path: '/create',
    call: ['POST', '**/api/helpers'],
    act: async (page) => {
      await setChecked(page.getByRole('radio', { name: /Legal Beagle/ }))
      await press('Continue')(page)
      await expect(page.getByLabel('Message frequency')).toContainText(/Weekdays only.*Custom schedule/)
      await expect(page.getByLabel('Vary timing slightly to feel more natural')).not.toBeChecked()
      await expect(page.getByLabel('Allow occasional weekend messages')).not.toBeChecked()
      await press('Continue to Activation')(page)
      await press('Continue')(page)
    },
    said: ['Failed to initialize your helper. Please try again.'],
  },
]

test('each failure shows a clear error', async ({ page, watched }) => {
  await signUp(page)
  await createHelper(page, 'friend')
  for (const { path, call, act, said } of failuresOf(page.url())) {
    await test.step(`${call.join(' ')} on ${path}`, async () => {
      const [method, url] = call
      await page.route(url, (route) =>
        route.request().method() === method ? route.fulfill({ status: 500, json: BROKEN }) : route.fallback(),
      )
      await page.goto(path)
      await act(page)
      const notices = page.getByRole('region', { name: /Notifications/ })
      for (const words of said) await expect(notices.getByText(words, { exact: true })).toBeVisible()
      await page.unroute(url)
    })
  }
  await test.step('helpers that can’t be loaded', async () => {
    for (const call of ['**/api/helpers', '**/api/conversations'])
      await page.route(call, (route) => route.fulfill({ status: 500, json: BROKEN }))
    for (const path of ['/helpers', '/conversations']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Error loading helpers. Please try again.' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    }
  })
  // The browser logs each failed call in its console.
  watched.faults.length = 0
})

test('empty and full lists say so', async ({ page, watched }) => {
  await signUp(page)
  await page.goto('/conversations')
  await expect(page.getByRole('heading', { name: 'No helpers found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Your First Helper' })).toHaveAttribute('href', '/create')

  for (const personaType of ['friend', 'legal_beagle', 'machiavelli']) {
    const data = { ...HELPER_DEFAULTS, personaType, name: personaType, description: 'Is there.' }
    expect((await page.request.post('/api/helpers', { data })).status()).toBe(201)
  }
  await page.goto('/conversations/none')
  await expect(page.getByRole('heading', { name: 'No conversation selected' })).toBeVisible()
  await page.goto('/conversations/999999')
  await expect(page.getByRole('heading', { name: 'Helper not found' })).toBeVisible()
  // Its messages were asked for along with the page.
  watched.faults = watched.faults.filter((fault) => !/404 \(Not Found\)/.test(fault))
  await page.goto('/helpers')
  await expect(page.getByText('3 of 3 helpers used')).toBeVisible()
  await expect(page.getByText('Helper Limit Reached')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade to Create More' })).toHaveAttribute('href', '/subscribe')

  await page.request.post('/api/billing/demo-checkout', { data: { tier: 'starter' } })
  await page.reload()
  await expect(page.getByText('3 helpers created')).toBeVisible()
  await expect(page.getByText('Helper Limit Reached')).toBeHidden()
})

test('saving a helper that was deleted elsewhere leads back to the others', async ({ page, watched }) => {
  await signUp(page)
  await createHelper(page, 'friend')
  const helperId = page.url().split('/').at(-1)
  // With live events the page would know before it saves.
  await page.route('**/api/events', (route) => route.abort())
  await page.goto(`/helpers/${helperId}/edit`)
  await page.getByLabel('Helper name').fill('Nobody')
  await page.request.delete(`/api/helpers/${helperId}`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Failed to update helper.', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Helper not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to My Helpers' }).click()
  await expect(page.getByText("You don't have any helpers yet")).toBeVisible()
  watched.faults = watched.faults.filter((fault) => !/404 \(Not Found\)|api\/events/.test(fault))
})

/** Makes timeouts of the next calls pass twenty times as fast; the page's `limits` lists them as requested. */
const hurryLimits = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const limits: number[] = []
    const limit = AbortSignal.timeout
    AbortSignal.timeout = (ms) => {
      limits.push(ms)
      return limit.call(AbortSignal, ms / 20)
    }
    const goOn = () => {
      AbortSignal.timeout = limit
    }
    Object.assign(globalThis, { limits, goOn })
  })

test('a request without an answer fails after 45 seconds with an error', async ({ page, context }) => {
  const LATE = 'Request timeout - please try again.'
  const username = await signUp(page)

  await test.step('a switch returns to its old state', async () => {
    await page.route('**/api/privacy/settings', (route) =>
      route.request().method() === 'PATCH' ? undefined : route.fallback(),
    )
    await page.goto('/privacy')
    const sharing = page.getByRole('switch', { name: 'Cross-Helper Memory Sharing' })
    await expect(sharing).toBeChecked()
    await hurryLimits(page)
    await sharing.press('Space')
    await expect(sharing).not.toBeChecked()
    const notices = page.getByRole('region', { name: /Notifications/ })
    await expect(notices.getByText('Update Failed', { exact: true })).toBeVisible()
    await expect(notices.getByText(LATE, { exact: true })).toBeVisible()
    await expect(sharing).toBeChecked()
    expect(await page.evaluate('[...new Set(limits)]')).toEqual([45_000])
  })

  await test.step('a form keeps its input, and can be sent again', async () => {
    // A page that is still open could ask for something without its session.
    await page.goto('about:blank')
    await context.clearCookies()
    await page.route('**/api/auth/sign-in', () => undefined)
    await page.goto('/signin')
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await hurryLimits(page)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText(LATE)
    await page.evaluate('goOn()')
    await page.unroute('**/api/auth/sign-in')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/conversations')
  })
})
