import { expect } from '@playwright/test'
import { UI_PAGE } from '../../scripts/ui-page.ts'
import { test as base, expectGoodInSweep, expectGoodPage } from './test.ts'
import { atBothWidths } from './widths.ts'

const test = base.extend({ baseURL: async ({ developed }, use) => use(developed) })

test('the component page shows every component in each state', async ({ page }) => {
  await page.goto(UI_PAGE)
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible()
  await atBothWidths(page, async () => {
    await expectGoodInSweep(page)
    await page.getByRole('button', { name: 'Show a toast' }).click()
    await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Open a menu' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open a destructive dialog' }).click()
    await expectGoodPage(page, '[role=alertdialog]')
    await page.keyboard.press('Escape')
  })
})

test('builds do not include the component page', async ({ request }) => {
  const answer = await request.get(`${process.env.COTERIE_ADDRESS}${UI_PAGE}`, { headers: { accept: 'text/html' } })
  expect(answer.status()).toBe(404)
})
