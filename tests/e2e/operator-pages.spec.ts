import { expect } from '@playwright/test'
import { expectStopsSeen } from './keys.ts'
import { signIn } from './person.ts'
import { test as base, expectGoodInSweep, expectLoaded } from './test.ts'
import { atBothWidths } from './widths.ts'

const test = base.extend({ baseURL: async ({ operated }, use) => use(operated.address) })

const TABS = ['usage', 'queue', 'users', 'prices', 'templates', 'safety', 'audit']

test('every tab of the monitor passes the page checks', async ({ page, operated }) => {
  await signIn(page, operated.operator)
  await page.goto('/admin/api-monitor')
  await expect(page.getByRole('heading', { level: 1, name: 'API Cost Protection Monitor' })).toBeVisible()
  for (const [at, tab] of TABS.entries()) {
    await test.step(tab, async () => {
      await page.getByRole('tab').nth(at).click()
      await expect(page).toHaveURL(tab === TABS[0] ? /api-monitor(\?tab=usage)?$/ : new RegExp(`tab=${tab}$`))
      await expectLoaded(page.getByRole('tabpanel'))
      await expectStopsSeen(page)
      await atBothWidths(page, async () => {
        await expectLoaded(page.getByRole('tabpanel'))
        await expectGoodInSweep(page)
      })
    })
  }
})

test('the connections page passes the page checks', async ({ page, operated }) => {
  await signIn(page, operated.operator)
  await page.goto('/admin/connections')
  await atBothWidths(page, async () => {
    await expectLoaded(page.getByRole('main'))
    await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible()
    await expectGoodInSweep(page)
  })
})

test('the API documentation shows operations with their summaries to anyone', async ({ page }) => {
  // Every operation is described (describe-api.api.test.ts); to draw all of them takes seconds.
  await page.route('**/api/openapi.json', async (route) => {
    const response = await route.fetch()
    const described = await response.json()
    const paths = Object.entries(described.paths).filter(([path]) => path.startsWith('/api/admin/'))
    await route.fulfill({ response, json: { ...described, paths: Object.fromEntries(paths) } })
  })
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1, name: /^Coterie/ })).toBeVisible()
  await page.getByRole('link', { name: 'Operators' }).click()
  await expect(page.getByText('Get the usage report')).toBeVisible()
})
