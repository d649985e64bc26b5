import { expect } from '@playwright/test'
import { goTo, openAndLeave, press } from './keys.ts'
import { signIn, signUp } from './person.ts'
import { test as base, expectGoodPage, expectLoaded } from './test.ts'

const test = base.extend({ baseURL: async ({ operated }, use) => use(operated.address) })

const MONITOR = '/admin/api-monitor'
const TABS = ['Usage', 'Queue', 'Users', 'Prices', 'Templates', 'Safety', 'Audit log']

test('an operator can use the monitor with the keyboard alone', async ({ page, request, operated }) => {
  await signIn(page, operated.operator)
  const other = await signUp({ request })
  await page.goto(MONITOR)

  await test.step('pauses after a confirmation, and resumes', async () => {
    const pause = page.getByRole('button', { name: 'Pause 6 Hours' })
    await openAndLeave(page, pause, 'alertdialog')
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Pause 6 hours' }))
    await expect(page.getByText('All AI API calls are blocked')).toBeVisible()
    await expect(page.locator('main :focus')).toHaveCount(1)
    await expectGoodPage(page)
    await press(page, page.getByRole('button', { name: 'Resume System' }))
    await expect(page.getByText('System Active')).toBeVisible()
    await expect(page.locator('main :focus')).toHaveCount(1)
  })

  await test.step('visits every tab by arrow keys', async () => {
    await goTo(page, page.getByRole('tab', { name: 'Usage' }))
    for (const name of [...TABS.slice(1), 'Usage']) {
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tab', { name })).toBeFocused()
      await expectLoaded(page.getByRole('tabpanel'))
    }
  })

  await test.step('opens an account, and cancels a confirmation', async () => {
    await page.goto(`${MONITOR}?tab=users`)
    for (const name of [`Make operator: ${other}`, `Suspend ${other}`])
      await openAndLeave(page, page.getByRole('button', { name }), 'alertdialog')
  })

  await test.step('opens a template and leaves it unchanged', async () => {
    await page.goto(`${MONITOR}?tab=templates`)
    await press(page, page.getByRole('button', { name: 'Edit text 1', exact: true }))
    await expect(page.getByLabel('Text 1', { exact: true })).toBeFocused()
    await expectGoodPage(page)
    await press(page, page.getByRole('button', { name: 'Cancel' }))
    await expect(page.locator('main :focus')).toHaveCount(1)
  })
})
