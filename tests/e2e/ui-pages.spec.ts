import { expect } from '@playwright/test'
import { UI_PAGE } from '../../scripts/ui-page.ts'
import { test as base, expectGoodInBothSchemes } from './test.ts'
import { atBothWidths } from './widths.ts'

const PICTURES = 'test-results/ui'

const test = base.extend({ baseURL: async ({ developed }, use) => use(developed) })

test('the component page shows every component in each state', async ({ page }) => {
  await atBothWidths(page, async () => {
    const width = page.viewportSize()?.width
    const picture = async (name: string, fullPage = false) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.screenshot({ path: `${PICTURES}/${name}-${width}.png`, fullPage })
    }
    await page.goto(UI_PAGE)
    await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await expectGoodInBothSchemes(page)
    await picture('components', true)

    await page.getByRole('button', { name: 'Show a toast' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await picture('toast')
    await page.getByRole('button', { name: 'Open a menu' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await picture('menu')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open a destructive dialog' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectGoodInBothSchemes(page)
    await picture('dialog')
  })
})

test('builds do not include the component page', async ({ request }) => {
  const answer = await request.get(`${process.env.COTERIE_ADDRESS}${UI_PAGE}`, { headers: { accept: 'text/html' } })
  expect(answer.status()).toBe(404)
})
