import { expect, type Page } from '@playwright/test'
import { patterns } from '../../src/web/paths.ts'
import { expectStopsSeen } from './keys.ts'
import { EMAIL_PAGES, memberPages, VISITOR_PAGES } from './pages.ts'
import { expectGoodInSweep, shiftOf, test } from './test.ts'
import { atBothWidths, PHONE } from './widths.ts'

/** Parts of a page that are not laid out yet, and images that are not loaded. */
const missingOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main *')]
    const waiting = parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible')
    return waiting.length + [...document.images].filter((image) => !image.complete).length
  })

const expectWhole = (page: Page): Promise<void> =>
  expect.poll(() => missingOf(page), { message: 'the whole page is there, unscrolled' }).toBe(0)

test('every page for visitors passes the page checks', async ({ page }) => {
  for (const path of VISITOR_PAGES) {
    await test.step(path, async () => {
      await page.setViewportSize(PHONE)
      await page.goto(path)
      await expect(page).toHaveTitle(/Coterie \| Your Personal Inner Circle$/)
      await expectWhole(page)
      // A font that loads late on a busy machine moves lines by two hundredths.
      expect(await shiftOf(page), 'what is seen jumps').toBeLessThan(0.03)
      await expectStopsSeen(page)
      await atBothWidths(page, async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
        await expectWhole(page)
        await expectGoodInSweep(page)
      })
    })
  }
})

test('every page that emails link to shows its heading and button', async ({ page }) => {
  for (const path of EMAIL_PAGES) {
    await test.step(path, async () => {
      await page.goto(path)
      // A new hash alone loads nothing.
      await page.reload()
      await atBothWidths(page, async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main').getByRole('button').last()).toBeVisible()
        await expectGoodInSweep(page)
      })
    })
  }
})

test('every page of the app is in the page sweep', () => {
  const pages = [
    ...VISITOR_PAGES,
    ...EMAIL_PAGES,
    ...memberPages({ helperId: 1, panelId: 1, importId: 1 }).map(([path]) => path),
  ]
  const paths = pages.map((path) => path.replace(/[?#].*/, ''))
  const isMissed = (pattern: string) => {
    const like = new RegExp(`^${pattern.replace(':id', '\\d+')}$`)
    return !paths.some((path) => like.test(path))
  }
  expect(Object.values(patterns).filter(isMissed)).toEqual([])
})

test('an unknown path shows the not-found page', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await atBothWidths(page, async () => {
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expectGoodInSweep(page)
  })
})

test('the app can be installed', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  for (const path of ['/', '/faq', '/signin']) {
    await page.goto(path)
    await expect(page.locator('head > link[rel=manifest]')).toHaveCount(1)
    const { url, errors } = await session.send('Page.getAppManifest')
    expect({ path: new URL(url).pathname, errors }).toEqual({ path: '/manifest.webmanifest', errors: [] })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu, the FAQ and the links work', async ({ page }) => {
    await atBothWidths(page, async () => {
      await page.goto('/')
      await expect(page.locator('head link[rel=manifest]')).toHaveCount(1)
      const menu = page.locator('summary[aria-label=Menu]')
      if (await menu.isVisible()) await menu.click()
      await page.getByRole('link', { name: 'FAQ' }).filter({ visible: true }).click()
      await expect(page).toHaveURL('/faq')
      const questions = page.locator('details[name=faq]')
      await expect(questions).toHaveCount(12)
      await questions.nth(3).locator('summary').click()
      await expect(questions.nth(3).locator('p')).toBeVisible()
      await questions.nth(4).locator('summary').click()
      await expect(questions.nth(4).locator('p')).toBeVisible()
      await expect(questions.nth(3).locator('p')).toBeHidden()
      await questions.nth(4).locator('summary').click()
      await expect(questions.nth(4).locator('p')).toBeHidden()
      await page.getByRole('link', { name: 'Sign In' }).click()
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    })
  })
})
