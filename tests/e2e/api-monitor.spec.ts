import { expect, type Page } from '@playwright/test'
import type { UsageReport } from '../../src/contract/admin.ts'
import { signUp } from './person.ts'
import { expectGoodPage, test } from './test.ts'

/** The operator's page, with figures set by the test, because other tests share the system. */

const REPORT: UsageReport = {
  report:
    'Daily calls: 800/1000 (80%)\nMonthly cost: $40.00/$50.00 (80%)\nConsecutive failures: 0\nSystem status: ACTIVE',
  dailyCalls: 800,
  dailyLimit: 1000,
  monthlyCostUsd: 40,
  monthlyLimitUsd: 50,
  uncountedCalls: 0,
  uncountedCostUsd: 0,
  assumedPrice: null,
  consecutiveFailures: 0,
  paused: false,
  pausedUntil: null,
  breaker: 'closed',
  model: 'gpt-5-mini',
  connected: true,
}
const HISTORY = { range: '24h', buckets: [], p50Ms: null, p95Ms: null, byModel: [], byPurpose: [], topUsers: [] }

/** Makes the signed-in person an operator on this page only, by mocking the responses. */
async function watchOver(page: Page, report: Partial<UsageReport> = {}): Promise<{ report: Partial<UsageReport> }> {
  const state = { report }
  await page.route('**/api/auth/session', async (route) => {
    const { user } = await (await route.fetch()).json()
    await route.fulfill({ json: { user: user && { ...user, role: 'operator' } } })
  })
  await page.route('**/api/admin/usage-report', (route) => route.fulfill({ json: { ...REPORT, ...state.report } }))
  await page.route('**/api/admin/usage-history*', (route) => route.fulfill({ json: HISTORY }))
  await page.route('**/api/admin/emergency-pause', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ hours: 6 })
    state.report = { ...state.report, paused: true, pausedUntil: '2026-11-20T19:00:00.000Z' }
    await route.fulfill({ json: { message: 'Paused for 6 hours.' } })
  })
  await page.route('**/api/admin/emergency-unpause', async (route) => {
    state.report = { ...state.report, paused: false, pausedUntil: null }
    await route.fulfill({ json: { message: 'Active again.' } })
  })
  return state
}

test('the monitor shows the limits, pauses after a confirmation, and resumes', async ({ page }) => {
  await signUp(page)
  await watchOver(page)
  await page.goto('/admin/api-monitor')
  await expect(page.getByRole('heading', { name: 'API Cost Protection Monitor' })).toBeVisible()
  await expect(page.getByText('System Active')).toBeVisible()
  await expect(page.getByText('Daily calls: 800/1000 (80%)')).toBeVisible()
  await expectGoodPage(page)

  await page.getByRole('button', { name: 'Pause 6 Hours' }).click()
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause 6 hours' }).click()
  await expect(page.getByText('Paused for 6 hours.', { exact: true })).toBeVisible()
  await expect(page.getByText('All AI API calls are blocked')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause 1 Hour' })).toBeHidden()
  await expectGoodPage(page)

  await page.getByRole('button', { name: 'Resume System' }).click()
  await expect(page.getByText('System Unpaused', { exact: true })).toBeVisible()
  await expect(page.getByText('System Active')).toBeVisible()
})

test('the monitor warns at three failures and when the breaker is open', async ({ page }) => {
  await signUp(page)
  const state = await watchOver(page, { consecutiveFailures: 3 })
  await page.goto('/admin/api-monitor')
  await expect(page.getByText('High Failure Rate Detected')).toBeVisible()
  await expect(page.getByText('activates at 5 failures')).toBeVisible()
  state.report = { consecutiveFailures: 5, breaker: 'open' }
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await expect(page.getByText('Circuit Breaker Open', { exact: true })).toBeVisible()
  await expectGoodPage(page)
})

test('the monitor shows an error when the report can’t be loaded', async ({ page, watched }) => {
  await signUp(page)
  await watchOver(page)
  await page.route('**/api/admin/usage-report', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Something went wrong.' } } }),
  )
  await page.goto('/admin/api-monitor')
  await expect(page.getByText('Failed to fetch API usage report').first()).toBeVisible()
  await expect(page.getByText('The usage report could not be loaded.')).toBeVisible()
  // The browser itself logs the failed call.
  watched.faults.length = 0
})

test('people who are not operators see no link to the monitor and can’t open it', async ({ page }) => {
  await signUp(page)
  await page.route('**/api/auth/session', async (route) => {
    const { user } = await (await route.fetch()).json()
    await route.fulfill({ json: { user: user && { ...user, role: 'user' } } })
  })
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'API monitor' })).toHaveCount(0)
  await page.goto('/admin/api-monitor')
  await expect(page.getByRole('heading', { name: '403 For operators only' })).toBeVisible()
})

test('a failed action of an operator shows the server’s error', async ({ page, watched }) => {
  await signUp(page)
  const state = await watchOver(page)
  for (const call of ['emergency-pause', 'emergency-unpause', 'clear-schedule-backlog'])
    await page.route(`**/api/admin/${call}`, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/admin/api-monitor')
  for (const title of [
    'Daily API Calls',
    'Monthly Cost',
    'System Health',
    'Emergency Controls',
    'Detailed Usage Report',
  ])
    await expect(page.getByText(title, { exact: true })).toBeVisible()
  const told = async (words: string) => {
    const notices = page.getByRole('region', { name: /Notifications/ })
    await expect(notices.getByText('Error', { exact: true })).toBeVisible()
    await expect(notices.getByText(words, { exact: true })).toBeVisible()
  }
  const answer = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()

  await page.getByRole('button', { name: 'Pause 24 Hours' }).click()
  await answer('Pause 24 hours')
  await told('Failed to pause system')
  await page.getByRole('button', { name: 'Clear Schedule Backlog' }).click()
  await answer('Clear backlog')
  await told('Failed to clear schedule backlog')
  state.report = { paused: true, pausedUntil: '2026-11-20T19:00:00.000Z' }
  await page.reload()
  await page.getByRole('button', { name: 'Resume System' }).click()
  await told('Failed to unpause system')
  // The browser logs each failed call in its console.
  watched.faults.length = 0
})
