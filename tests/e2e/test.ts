import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { violationsIn } from './axe.ts'
import { type Products, products } from './products.ts'
import { PHONE } from './widths.ts'

interface Watch {
  /** Console errors, uncaught exceptions, and requests to another origin. */
  faults: string[]
}

function watch(page: Page, origin: string): Watch {
  const faults: string[] = []
  let hasSignedOut = false
  page.on('console', (message) => {
    // The browser also logs the 404 of the page itself.
    const ownStatus = message.text().includes('status of 404') && message.location().url === page.url()
    // What was on its way when the person signed out is refused.
    const isLate = hasSignedOut && message.text().includes('status of 401')
    if (message.type() === 'error' && !ownStatus && !isLate)
      faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
  // Another tab may sign out, too.
  page.context().on('request', (request) => {
    hasSignedOut ||= request.url().endsWith('/api/auth/sign-out')
  })
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) faults.push(`third party: ${request.url()}`)
  })
  return { faults }
}

/** A test whose page must have no console errors and make no request to another origin. */
export const test = base.extend<{ watched: Watch }, Products>({
  ...products,
  baseURL: async ({ browserName: _ }, use) => {
    const address = process.env.COTERIE_ADDRESS
    if (!address) throw new Error('The server has not told its address.')
    await use(address)
  },
  watched: [
    async ({ page, baseURL }, use) => {
      const watched = watch(page, new URL(baseURL ?? '').origin)
      await use(watched)
      // A request that a route still handles would fail the next test.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(watched.faults).toEqual([])
    },
    { auto: true },
  ],
})

/** Styles that depend on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const SETTLES_WITHIN_MS = 5000

/** Waits until every colour has changed and nothing moves: half-way, a text may have too little contrast. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async (mostMs) => {
    const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // A spinner never ends, and an animation that fills stays after its end.
    const isEnding = ({ effect, playState }: Animation) =>
      playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity
    const ending = () => document.getAnimations().filter(isEnding)
    // What waits for its new contents is dimmed.
    const isBusy = () => document.querySelector('[aria-busy=true]') !== null
    async function becomeStill(): Promise<void> {
      await twoFrames()
      // A colour that has changed starts the change of those that inherit it.
      while (ending().length > 0 || isBusy()) {
        await Promise.allSettled(ending().map(({ finished }) => finished))
        await twoFrames()
      }
    }
    // Something that is replaced while it moves may never report its end.
    await Promise.race([becomeStill(), new Promise((resolve) => setTimeout(resolve, mostMs))])
  }, SETTLES_WITHIN_MS)

/** The page, or its part `within`, has no axe violations and nothing wider than the window. */
export async function expectGoodPage(page: Page, within = 'html'): Promise<void> {
  // A page whose code is still loading has no heading yet.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await settle(page)
  expect(await violationsIn(page, within)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0)
}

/** A good page in light and dark. It stays in the one that it was not in: each change computes all styles anew. */
export async function expectGoodInBothSchemes(page: Page): Promise<void> {
  await expectGoodPage(page)
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await settle(page)
  expect(await violationsIn(page, 'html', COLOUR_RULES)).toEqual([])
}

/** One of many pages: good in both schemes on a phone, and wider in the last one, which is another on every other page. */
export const expectGoodInSweep = (page: Page): Promise<void> =>
  page.viewportSize()?.width === PHONE.width ? expectGoodInBothSchemes(page) : expectGoodPage(page)

/** Nothing in this part of the page is loading. A status has no accessible name, so it is found by its text. */
export const expectLoaded = (part: Locator): Promise<void> =>
  expect(part.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)

/** The layout shift since the page was opened, as browsers measure it; 0 is none. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )

/**
 * Requests to `url` fail until the person presses the button called `name`, on the pages opened from now on: what a page
 * asks for once more by itself would take the button away.
 */
export async function failUntilPressed(page: Page, url: string, name: string): Promise<void> {
  await page.addInitScript((text) => {
    const notePress = ({ target }: Event) => {
      if (target instanceof Element && target.closest('button')?.textContent === text)
        Object.assign(globalThis, { isPressed: true })
    }
    addEventListener('click', notePress, { capture: true })
  }, name)
  await page.route(url, async (route) => {
    const isPressed = await page.evaluate(() => 'isPressed' in globalThis)
    if (isPressed) await route.fallback()
    else await route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'It broke.' } } })
  })
}

/** Holds back requests until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
