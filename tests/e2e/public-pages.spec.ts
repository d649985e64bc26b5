import { expect } from '@playwright/test'
import { expectGoodPage, test } from './test.ts'

const PAGES = ['/', '/how-it-works', '/faq', '/subscribe', '/pricing', '/privacy', '/terms', '/signin']

for (const path of PAGES) {
  test(`${path} greets a visitor`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(/Coterie \| Your Personal Inner Circle$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    await expectGoodPage(page)
  })
}

test('an unknown path shows the not-found page', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expectGoodPage(page)
})

for (const path of ['/create', '/helpers', '/conversations', '/conversations/1', '/settings']) {
  test(`${path} asks a visitor to sign in, and comes back`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(`/signin?next=${encodeURIComponent(path)}`)
  })
}
