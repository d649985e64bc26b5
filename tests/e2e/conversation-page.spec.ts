import { expect, type Locator, type Page } from '@playwright/test'
import { tabsTo } from './keys.ts'
import { choose, createHelper, isUncovered, messagesOf, sayAndWait, signUp } from './person.ts'
import { expectGoodInBothSchemes, holdRequests, shiftOf, test } from './test.ts'
import { atBothWidths, PHONE } from './widths.ts'

const SMALL = { width: 320, height: 640 }
/** A phone at 200%. */
const ENLARGED = { width: 195, height: 422 }

const field = (page: Page): Locator => page.getByRole('textbox', { name: /^Message / })
const thread = (page: Page): Locator => page.getByRole('region', { name: /^Conversation with/ })
const topOf = (part: Locator): Promise<number> => part.evaluate((one) => Math.round(one.getBoundingClientRect().top))

test('most of a phone shows messages, and the composer is within five Tabs', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  await sayAndWait(page, 'The interview is on Thursday.')
  for (const [size, least] of [
    [PHONE, 0.75],
    [SMALL, 2 / 3],
  ] as const) {
    await page.setViewportSize(size)
    await page.reload()
    await expect(messagesOf(page)).toHaveCount(2)
    if (size === PHONE) await expect(page.getByText('writes to you first')).toBeVisible()
    const part = () => thread(page).evaluate((box) => box.clientHeight / innerHeight)
    await expect.poll(part).toBeGreaterThanOrEqual(least)
  }
  await test.step('on an enlarged page', async () => {
    await page.setViewportSize(ENLARGED)
    await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 })
  })
  await atBothWidths(page, async () => {
    await page.reload()
    await expect(messagesOf(page)).toHaveCount(2)
    await expect(field(page)).toBeFocused()
    expect(await shiftOf(page)).toBeLessThan(0.001)
    await expectGoodInBothSchemes(page)
    expect(await tabsTo(page, field(page))).toBeLessThanOrEqual(5)
    await page.keyboard.press('Shift+Tab')
    await expect(thread(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field(page)).toBeFocused()
  })
})

/** By how much a bubble is wider than the longest line in it. */
const roomBeside = (message: Locator): Promise<number> =>
  message.locator('[data-words]').evaluate((bubble) => {
    const range = document.createRange()
    range.selectNodeContents(bubble.lastChild ?? bubble)
    const lines = [...range.getClientRects()]
    const longest = Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left))
    const { paddingLeft, paddingRight } = getComputedStyle(bubble)
    return bubble.clientWidth - longest - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  })

test('what is new begins below the header, in bubbles as wide as their words', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signUp(page)
  await createHelper(page, 'career_coach')
  await expect(field(page)).toBeVisible()
  const helperId = Number(page.url().split('/').at(-1))
  await page.goto('/helpers')
  const content = 'The interview is on Thursday, and I would rather be anywhere else on that day. '.repeat(3)
  for (let time = 0; time < 5; time += 1)
    await page.request.post('/api/messages', { data: { helperId, content, isFromUser: true } })
  await page.goto(`/conversations/${helperId}`)
  await expect(page.getByRole('note').filter({ hasText: 'New' })).toBeInViewport()
  expect(await shiftOf(page), 'what is seen jumps').toBeLessThan(0.001)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 })
  await atBothWidths(page, async () => {
    for (const message of await messagesOf(page).all()) expect(await roomBeside(message)).toBeLessThan(2)
  })
  await test.step('also when the font comes late', async () => {
    const release = await holdRequests(page, '**/*.woff2')
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(messagesOf(page).last()).toBeVisible()
    release()
    await page.evaluate(() => document.fonts.ready)
    for (const message of await messagesOf(page).all()) await expect.poll(() => roomBeside(message)).toBeLessThan(2)
  })
})

test('an empty conversation says who it is and what to say, and the keyboard does the rest', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  await expect(page.getByText(/It writes first \w+ at/)).toBeVisible()
  await atBothWidths(page, async () => {
    await expectGoodInBothSchemes(page)
    expect(await tabsTo(page, field(page))).toBeLessThanOrEqual(5)
  })
  await page.setViewportSize(SMALL)
  expect(await thread(page).evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  await page.setViewportSize(PHONE)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'I have an interview coming up.' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'I want to ask for more money.' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('I have an interview coming up.')
  await expect(field(page)).toBeFocused()
  await field(page).press('Enter')
  await expect(messagesOf(page)).toHaveCount(2)

  await test.step('a letter typed anywhere goes into the composer', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.type('It is at nine.')
    await expect(field(page)).toHaveValue('It is at nine.')
    await field(page).fill('')
  })
  await test.step('the up arrow edits the last message, which Ctrl+Enter sends', async () => {
    await page.keyboard.press('ArrowUp')
    const editor = page.getByRole('textbox', { name: 'Edit your message' })
    await expect(editor).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await editor.fill('I have an interview on Friday.')
    await page.keyboard.press('Control+Enter')
    await expect(messagesOf(page).filter({ hasText: 'on Friday' }).getByText('2 of 2')).toBeVisible()
  })
  await test.step('a slash searches, and Escape leaves', async () => {
    await field(page).focus()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.goBack()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/conversations')
  })
})

test('what is read stays in its place while versions change and messages arrive', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 480 })
  await signUp(page)
  await createHelper(page, 'career_coach')
  for (const text of [Array(20).fill('The interview is on Thursday.').join(' '), 'It begins at nine.'])
    await sayAndWait(page, text)

  await test.step('the switch of versions', async () => {
    await choose(page, messagesOf(page).last(), 'Regenerate')
    const group = page.getByRole('group', { name: 'Versions of this message' })
    await expect(group).toContainText('2 of 2')
    const top = await topOf(group)
    await group.getByRole('button', { name: 'Previous version' }).click()
    await expect(group).toContainText('1 of 2')
    await expect(group.getByRole('button', { name: 'Previous version' })).toBeFocused()
    expect(await topOf(group)).toBe(top)
  })

  await test.step('two versions are compared', async () => {
    const group = page.getByRole('group', { name: 'Versions of this message' })
    const compare = group.getByRole('button', { name: 'Compare' })
    const dialog = page.getByRole('dialog', { name: 'Compare versions' })
    await compare.press('Enter')
    await expect(dialog.getByRole('region', { name: 'Version 1 of 2, shown now' })).toBeVisible()
    const tops = async () => Promise.all((await dialog.getByRole('region').all()).map(topOf))
    expect(new Set(await tops()).size).toBe(2)
    await atBothWidths(page, () => expectGoodInBothSchemes(page))
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(new Set(await tops()).size).toBe(1)
    await page.setViewportSize({ width: 390, height: 480 })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(compare).toBeFocused()
    await compare.press('Enter')
    await dialog.getByRole('button', { name: 'Show version 2' }).click()
    await expect(group).toContainText('2 of 2')
    await expect(compare).toBeFocused()
  })

  await test.step('what is edited is clear of the button over the end', async () => {
    await choose(page, messagesOf(page).first(), 'Edit')
    const edited = page.locator('[data-message-editor]').getByRole('button', { name: 'Send' })
    await expect.poll(() => isUncovered(edited)).toBe(true)
    await page.keyboard.press('Escape')
  })

  await test.step('a message from another window', async () => {
    await thread(page).evaluate((box) => box.scrollTo(0, 0))
    await expect(page.getByRole('button', { name: 'To the newest' })).toBeVisible()
    const first = messagesOf(page).first()
    const top = await topOf(first)
    const other = await context.newPage()
    await other.goto(page.url())
    await sayAndWait(other, 'One more thing.')
    const news = page.getByRole('button', { name: 'New messages' })
    await expect(news).toBeVisible()
    expect(await topOf(first)).toBe(top)
    await news.click()
    await expect(messagesOf(page).last()).toBeInViewport()
  })
})
