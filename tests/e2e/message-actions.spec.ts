import { expect, type Locator, type Page } from '@playwright/test'
import { choose, createHelper, sayAndWait, signUp } from './person.ts'
import { expectGoodPage, holdRequests, test } from './test.ts'

const messages = (page: Page): Locator => page.locator('li[id^="message-"]')
const actionsOf = (message: Locator): Locator => message.locator('[data-message-menu]')

test('a person regenerates a reply, then edits, remembers and deletes a message', async ({ page, context }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  await sayAndWait(page, 'The interview is on Thursday.')
  const said = messages(page).filter({ hasText: 'You: The interview is on Thursday.' })
  const reply = messages(page).last()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(messages(other).last()).toBeVisible()

  await choose(page, reply, 'Regenerate')
  const dialog = page.getByRole('alertdialog')
  await expect(messages(page).last().getByText('2 of 2')).toBeVisible()
  await expect(messages(other).last().getByText('2 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Previous version' }).click()
  await expect(messages(page).last().getByText('1 of 2')).toBeVisible()
  await expect(messages(other).last().getByText('1 of 2')).toBeVisible()
  await expectGoodPage(page)

  await choose(page, said, 'Edit')
  const field = page.getByRole('textbox', { name: 'Edit your message' })
  await expect(field).toBeFocused()
  await expectGoodPage(page)
  await field.fill('The interview is on Friday.')
  await page.getByRole('button', { name: 'Send', exact: true }).first().click()
  const edited = messages(page).filter({ hasText: 'You: The interview is on Friday.' })
  await expect(edited.getByText('2 of 2')).toBeVisible()
  await expect(messages(page)).toHaveCount(2)
  await edited.getByRole('button', { name: 'Previous version' }).click()
  await expect(said.getByText('1 of 2')).toBeVisible()
  await said.getByRole('button', { name: 'Next version' }).click()
  await expect(edited).toBeVisible()

  await choose(page, edited, 'Remember this')
  await expect(page.getByText('Remembered', { exact: true }).first()).toBeVisible()
  await choose(page, edited, 'Delete')
  await expect(dialog).toContainText('What followed here stays.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(messages(page)).toHaveCount(0)
  await expect(messages(other)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('toolbar', { name: 'Things to say' })).toBeVisible()
})

test('a person refers to a message, and tells the helper what they think of one', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  await sayAndWait(page, 'The interview is on Thursday.')
  const reply = messages(page).last()
  const replyText = ((await reply.textContent()) ?? '').slice(6, 26)
  const field = page.getByRole('textbox', { name: 'Message Alex' })

  await test.step('words of the helper stand above the ones being written, also after a reload', async () => {
    await choose(page, reply, 'Reply')
    await expect(field).toBeFocused()
    await expect(page.locator('form').getByText('In answer to')).toBeAttached()
    await expectGoodPage(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Do not refer to it' })).toBeVisible()
  })

  await test.step('they wait with a message that cannot be sent yet, and go with it', async () => {
    const release = await holdRequests(page, '**/api/messages')
    await field.fill('One moment.')
    await page.getByRole('button', { name: 'Do not refer to it' }).click()
    await field.press('Enter')
    await choose(page, messages(page).nth(1), 'Reply')
    await expect(page.getByRole('button', { name: 'Do not refer to it' })).toBeVisible()
    await field.fill('This, please.')
    await field.press('Enter')
    const waiting = page.getByRole('list', { name: 'Not sent yet' })
    await expect(waiting).toContainText(/Alex.*This, please\./)
    await expectGoodPage(page)
    release()
    await expect(messages(page)).toHaveCount(6)
    await expect(waiting).toBeHidden()
  })

  await test.step('a press leads to the message they come from', async () => {
    const said = messages(page).filter({ hasText: 'You: This, please.' })
    const quote = said.getByRole('button', { name: /^In answer to Alex/ })
    await expect(quote).toContainText(replyText)
    await expectGoodPage(page)
    await quote.click()
    await expect(messages(page).nth(1)).toBeFocused()
    await page.goBack()
  })

  await test.step('another reply is written at once, unless others have followed', async () => {
    await choose(page, messages(page).nth(1), 'Regenerate')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(/Uses 1 of your \d+ messages left\./)
    await expectGoodPage(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(messages(page)).toHaveCount(6)
  })

  await test.step('a reaction with its reason is kept, changed and taken back', async () => {
    await choose(page, messages(page).nth(1), 'Not good…')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByLabel('Reason')).toBeFocused()
    await page.keyboard.type('Shorter, please')
    await expectGoodPage(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    const chip = messages(page)
      .nth(1)
      .getByRole('button', { name: /^Your reaction: / })
    await expect(chip).toHaveText('Your reaction: not good Shorter, please')
    await page.reload()
    await expect(chip).toHaveText('Your reaction: not good Shorter, please')
    await expectGoodPage(page)
    await chip.click()
    await dialog.getByRole('button', { name: 'Take the reaction back' }).click()
    await expect(chip).toHaveCount(0)
    await choose(page, messages(page).nth(1), 'Good')
    await expect(chip).toHaveText('Your reaction: good ')
  })

  await test.step('a quote goes with the message that it shows', async () => {
    await choose(page, messages(page).nth(1), 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(messages(page)).toHaveCount(5)
    await expect(page.getByText('In answer to')).toHaveCount(0)
    await expect(messages(page).filter({ hasText: 'You: This, please.' })).toBeVisible()
  })
})

test('the keyboard moves between messages, opens their menu, and returns to its button', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  await sayAndWait(page, 'The interview is on Thursday.')
  const newest = actionsOf(messages(page).last())
  await newest.focus()
  await page.keyboard.press('ArrowUp')
  const own = actionsOf(messages(page).filter({ hasText: 'You: The interview is on Thursday.' }))
  await expect(own).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(own).toBeFocused()
  // The first dialog waits for its code; the later ones open at once.
  for (const item of ['Delete', 'Delete', 'Don’t remember this']) {
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: item }).press('Enter')
    await expect(page.getByRole('alertdialog').locator(':focus')).toHaveCount(1)
    // On a busy machine the menu may still be closing, and takes the first press.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toBeHidden({ timeout: 3000 })
    }).toPass()
    await expect(own).toBeFocused()
  }
  await page.keyboard.press('ArrowDown')
  await expect(newest).toBeFocused()
})

test('a press is not lost when a reply arrives before its release', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  // Fills the thread: what is shorter is shown at its lower end, and moves as it grows.
  await sayAndWait(page, Array(20).fill('The interview is on Thursday.').join(' '))
  await sayAndWait(page, 'It begins at nine in the morning.')
  const pressed = actionsOf(messages(page).last())
  await expect(pressed).toBeAttached()
  const goOn = await holdRequests(page, '**/api/messages')
  await page.getByRole('textbox', { name: /^Message / }).fill('What shall I wear?')
  await page.keyboard.press('Enter')
  await expect(messages(page).last().locator('xpath=following::*[text()="What shall I wear?"]').first()).toBeVisible()
  await pressed.hover()
  await page.mouse.down()
  goOn()
  await expect(messages(page)).toHaveCount(6)
  await page.mouse.up()
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(messages(page).last()).toBeInViewport({ ratio: 1 })
})

test('what is pressed just after scrolling is not covered before its release', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 480 })
  await signUp(page)
  await createHelper(page, 'career_coach')
  // Longer than the screen, whatever the replies are.
  for (const text of ['The interview is on Thursday.', 'It begins at nine.', 'I am nervous. '.repeat(20).trim()])
    await sayAndWait(page, text)
  const toEnd = page.getByRole('button', { name: 'To the newest' })
  const box = page.getByRole('region', { name: /^Conversation with/ })
  await box.evaluate((thread) => thread.scrollBy(0, -60))
  await toEnd.click()
  await expect(toEnd).toBeHidden()
  await actionsOf(messages(page).last()).hover()
  await page.mouse.down()
  await box.evaluate((thread) => thread.scrollBy(0, -30))
  await expect
    .poll(() => box.evaluate((thread) => thread.scrollHeight - thread.clientHeight - thread.scrollTop))
    .toBe(30)
  await page.waitForTimeout(200)
  await expect(toEnd).toBeHidden()
  await page.mouse.up()
  await expect(toEnd).toBeVisible()
})

/** A finger on the middle of a message, which moves by `by` before it rests. */
async function rest(page: Page, message: Locator, by = 0): Promise<{ lift(): Promise<unknown> }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await message.locator('[data-words]').boundingBox()) ?? {}
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + height / 2 - up }],
    })
  // At once: a busy machine could rest for too long between the two.
  await Promise.all([touch('touchStart', 0), ...(by > 0 ? [touch('touchMove', by)] : [])])
  return { lift: () => touch('touchEnd', 0) }
}

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true })

  test('a tap is not lost when the thread grows before its end', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 480 })
    await signUp(page)
    await createHelper(page, 'career_coach')
    for (const text of ['I live in Boston.', 'It begins at nine.', 'Where do I live?']) await sayAndWait(page, text)
    const newest = messages(page).last()
    const receipt = newest.getByRole('button', { name: /^Alex’s reply. Remembered/ })
    // Nothing moves it any more.
    await receipt.tap({ trial: true })
    const { x, y } = (await receipt.boundingBox()) ?? { x: 0, y: 0 }
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 22, y: y + 22 }] })
    await newest.evaluate((message) => {
      message.style.paddingBottom = '150px'
    })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(receipt).toHaveAttribute('aria-expanded', 'true')
  })

  test('a long press on a message opens its menu, and scrolling does not', async ({ page }) => {
    await signUp(page)
    await createHelper(page, 'career_coach')
    await sayAndWait(page, 'The interview is on Thursday.')
    const own = messages(page).filter({ hasText: 'You: The interview is on Thursday.' })
    const reply = messages(page).last()
    await expect(actionsOf(own)).toBeVisible()

    const scrolled = await rest(page, reply, 40)
    await scrolled.lift()
    const rested = await rest(page, own)
    await expect(actionsOf(own)).toHaveAttribute('aria-expanded', 'true')
    await expect(actionsOf(reply)).toHaveAttribute('aria-expanded', 'false')
    await rested.lift()
    await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
    await expectGoodPage(page, '[role=menu]')

    await test.step('selected text keeps the browser’s own menu', async () => {
      await page.getByRole('menuitem', { name: 'Select text' }).click()
      const selected = () => page.evaluate(() => String(getSelection()))
      await expect.poll(selected).toBe('The interview is on Thursday.')
      const event = await own.locator('[data-words]').evaluateHandle((bubble) => {
        const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
        bubble.dispatchEvent(menu)
        return menu
      })
      expect(await event.evaluate((menu) => menu.defaultPrevented)).toBe(false)
      await page.evaluate(() => getSelection()?.removeAllRanges())
    })

    await test.step('a right click and the menu key open it too', async () => {
      await own.locator('[data-words]').click({ button: 'right' })
      await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(actionsOf(own)).toBeFocused()
      await page.keyboard.press('Shift+F10')
      await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
    })
  })
})

test('a message is copied over plain HTTP, where browsers have no clipboard for pages', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await signUp(page)
  await createHelper(page, 'career_coach')
  await sayAndWait(page, 'The interview is on Thursday.')
  await choose(page, messages(page).filter({ hasText: 'You: The interview is on Thursday.' }), 'Copy')
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const field = page.getByRole('textbox', { name: /^Message / })
  await field.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(field).toHaveValue('The interview is on Thursday.')
})
