import { expect, type Locator, type Page } from '@playwright/test'
import { HELPER_DEFAULTS } from '../../src/core/personas/options.ts'
import type { PersonaType } from '../../src/core/personas/personas.ts'
import { expectStopsSeen } from './keys.ts'
import { memberPages } from './pages.ts'
import { createHelper, messagesOf, sayAndWait, setChecked, signUp } from './person.ts'
import { expectGoodInSweep, expectGoodPage, expectLoaded, shiftOf, test } from './test.ts'
import { atBothWidths, PHONE } from './widths.ts'

/** A name of maximum length with words that don't fit a phone; a word that fits nowhere; right-to-left words. */
const NAME = 'Wilhelmina Alexandra Featherstonehaugh-Cholmondeley'.slice(0, 50)
const WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200)
const HEBREW = 'שלום, אני גר בתל אביב.'

/** A 390 px phone with the page zoomed to 200%. */
const ENLARGED = { width: 195, height: 422 }

async function haveHelper(page: Page): Promise<number> {
  const choices = { tone: 'friendly', messageLength: 'brief', frequency: 'weekly', preferredTime: 'morning' }
  const data = { personaType: 'friend', name: NAME, description: WORD, communicationType: 'chat', ...choices }
  const { id } = await (await page.request.post('/api/helpers', { data })).json()
  for (const content of [WORD, HEBREW])
    await page.request.post('/api/messages', { data: { helperId: id, content, isFromUser: true } })
  return id
}

/** A panel whose other helper is gone. */
async function havePanel({ request }: Page, helperId: number): Promise<number> {
  const data = { ...HELPER_DEFAULTS, personaType: 'career_coach', name: 'Alex', description: 'Prepares you.' }
  const { id: other } = await (await request.post('/api/helpers', { data })).json()
  const panel = await request.post('/api/panels', { data: { helperIds: [helperId, other], name: 'Oslo' } })
  await request.delete(`/api/helpers/${other}`)
  return (await panel.json()).id
}

async function haveImport({ request }: Page, helperId: number): Promise<number> {
  const said = { isFromUser: true, content: 'Where shall I stay?', sentAt: '2025-03-01T12:00:00Z' }
  const about = { source: 'chatgpt', title: 'A trip to Oslo', key: 'trip', from: 0 }
  const kept = await request.post('/api/imports', { data: { helperId, ...about, messages: [said] } })
  return (await kept.json()).id
}

test('every page of a signed-in person shows its texts, and fits long ones and 200% zoom', async ({ page }) => {
  await signUp(page)
  const id = await haveHelper(page)
  const [panelId, importId] = [await havePanel(page, id), await haveImport(page, id)]
  for (const [path, heading, ...said] of memberPages({ helperId: id, panelId, importId })) {
    await test.step(path, async () => {
      await page.setViewportSize(PHONE)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectLoaded(page.locator('main'))
      // A tip and a banner appear later above a conversation's messages, which keep their position.
      if (!path.startsWith('/conversations/')) expect(await shiftOf(page), 'what is seen jumps').toBeLessThan(0.03)
      await expectStopsSeen(page)
      await atBothWidths(page, async () => {
        await expectLoaded(page.locator('main'))
        for (const words of said) await expect(page.locator('main')).toContainText(words)
        await expectGoodInSweep(page)
      })
      await page.setViewportSize(ENLARGED)
      await expectNotSideways(page)
    })
  }
  await test.step('right-to-left text', async () => {
    await page.goto(`/conversations/${id}`)
    const said = messagesOf(page).filter({ hasText: HEBREW }).locator('[dir=auto]')
    await expect(said).toHaveCSS('direction', 'rtl')
    await expect(messagesOf(page).filter({ hasText: WORD }).locator('[dir=auto]')).toHaveCSS('direction', 'ltr')
  })
})

test('saving the name keeps the time zone that another window chose meanwhile', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  await page.getByLabel('Name', { exact: true }).fill('Robin Hood')
  await page.request.patch('/api/user/profile', { data: { timeZone: 'Europe/Paris' } })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Account updated', { exact: true })).toBeVisible()
  const { user } = await (await page.request.get('/api/auth/me')).json()
  expect(user).toMatchObject({ displayName: 'Robin Hood', timeZone: 'Europe/Paris' })
})

/** Whether the first letter of a text is within the box that cuts it off. */
const showsBeginning = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => {
    const letter = document.createRange()
    letter.setStart(element.firstChild as Text, 0)
    letter.setEnd(element.firstChild as Text, 1)
    const { left, right } = letter.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    return element.scrollWidth > element.clientWidth && left >= box.left - 1 && right <= box.right + 1
  })

test('theme and text size are those of this browser, from the first frame on', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  await setChecked(page.getByRole('radio', { name: 'Dark' }))
  await setChecked(page.getByRole('radio', { name: 'Larger' }))
  await expectGoodPage(page)
  for (const path of ['/settings', '/faq']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-look', 'dark larger')
    await expect(page.locator('html')).toHaveCSS('font-size', '20px')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  }
})

test('a right-to-left name that is cut off in the message field keeps its beginning', async ({ page }) => {
  await signUp(page)
  const fieldFor = async (personaType: PersonaType, name: string) => {
    await createHelper(page, personaType, { name })
    const field = page.getByRole('textbox', { name: `Message ${name}` })
    await expect(page.getByRole('toolbar', { name: 'Things to say' })).toBeVisible()
    return field.screenshot()
  }
  const [one, other] = [
    'عبدالرحمن بن عبدالعزيز المستشار الحكيم الصبور',
    'عبدالرحمن بن عبدالعزيز المستشار الحكيم الشجاع',
  ]
  // They differ only in what is cut off.
  expect((await fieldFor('friend', one)).equals(await fieldFor('workout_buddy', other))).toBe(true)
})

test('a right-to-left name that is cut off keeps its beginning', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signUp(page)
  await createHelper(page, 'friend', { name: 'عبدالرحمن بن عبدالعزيز المستشار الحكيم الصبور'.slice(0, 50) })
  const name = page.getByRole('heading', { level: 1 })
  await expect(name).toBeVisible()
  await expect.poll(() => name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  const line = page.getByRole('link').getByText('عبدالرحمن').first()
  await expect(line).toBeVisible()
  await expect.poll(() => showsBeginning(line)).toBe(true)
  await sayAndWait(page, 'The canoe is red.')
  await page.getByRole('searchbox', { name: 'Search' }).fill('canoe')
  await page.keyboard.press('Enter')
  const result = page.getByRole('list', { name: 'Messages found' }).getByText('عبدالرحمن').first()
  await expect(result).toBeVisible()
  await expect.poll(() => showsBeginning(result)).toBe(true)
})

/** The page is no wider than its window. */
const expectNotSideways = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

test('on a phone, a toast does not cover what it speaks of', async ({ page }) => {
  await signUp(page)
  await haveHelper(page)
  await page.goto('/helpers')
  const active = page.getByRole('switch')
  await active.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await page.mouse.wheel(0, -120)
  await active.press('Space')
  const toast = page
    .getByRole('listitem')
    .filter({ hasText: 'Helper paused' })
    .filter({ has: page.getByLabel('Close') })
  await expect(toast).toBeVisible()
  await expect(toast).toBeInViewport({ ratio: 1 })
  const [shown, name] = [await toast.boundingBox(), await page.getByRole('heading', { name: NAME }).boundingBox()]
  expect(shown?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0))
})
