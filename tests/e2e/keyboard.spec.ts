import { expect, type Page } from '@playwright/test'
import { expectStopsSeen, goTo, openAndLeave, press } from './keys.ts'
import { conversationMenu, createHelper, messagesOf, sayAndWait, signUp } from './person.ts'
import { test } from './test.ts'

async function skipToContent(page: Page): Promise<void> {
  // Until then, the document's own frame has the link.
  await expect(page.locator('#shell')).toHaveCount(0)
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toHaveCSS('opacity', '0')
  await page.keyboard.press('Tab')
  await expect(skip).toHaveCSS('opacity', '1')
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

async function say(page: Page, text: string): Promise<void> {
  await goTo(page, page.getByRole('textbox', { name: /^Message / }))
  await page.keyboard.type(text)
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(messagesOf(page).filter({ hasText: text })).toBeVisible()
}

async function makeHelper(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Choose Your Helper Type' }).waitFor()
  await press(page, page.getByRole('radio').first(), 'Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /Career Closer/ })).toBeChecked()
  await press(page, page.getByRole('button', { name: 'Continue' }))
  await press(page, page.getByRole('button', { name: 'Continue to Activation' }))
  await press(page, page.getByRole('button', { name: 'Continue', exact: true }))
  await say(page, 'I have an interview tomorrow.')
  await press(page, page.getByRole('button', { name: 'Create Helper' }).and(page.locator(':enabled')))
  await expect(page).toHaveURL(/\/conversations\/\d+$/)
  await expect(page.getByRole('textbox', { name: /^Message / })).toBeFocused()
}

test('a person can use the product with the keyboard alone', async ({ page }) => {
  await signUp(page)
  await page.goto('/create')
  await test.step('the wizard', () => makeHelper(page))

  await test.step('a conversation', async () => {
    await say(page, 'And what do I wear?')
    await expect(page.getByRole('textbox', { name: /^Message / })).toBeFocused()
    await openAndLeave(page, conversationMenu(page), 'menu')
  })

  await test.step('My Helpers: the confirmation before a helper is deleted', async () => {
    await page.goto('/helpers')
    await skipToContent(page)
    const dialog = page.getByRole('alertdialog')
    await openAndLeave(page, page.getByRole('button', { name: 'Delete' }), 'alertdialog')
    await page.keyboard.press('Enter')
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
  })

  await test.step('Settings: tabs by arrow keys, and a notification by F8', async () => {
    await page.goto('/settings')
    await goTo(page, page.getByRole('tab', { name: 'Account' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Notifications' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true')
    await goTo(page, page.getByLabel('Name', { exact: true }))
    await page.keyboard.type(' Jones')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Account updated', { exact: true })).toBeVisible()
    await page.keyboard.press('F8')
    const notices = page.getByRole('region', { name: /Notifications/ })
    await expect(notices.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Account updated', { exact: true })).toBeHidden()
  })
})

test('the focus is never lost', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'friend')
  await sayAndWait(page, 'I live in Boston. I love pizza.')

  await test.step('goes to the heading of the next page, and back to the link', async () => {
    await page.goto('/helpers')
    const edit = page.getByRole('link', { name: 'Edit Sam' })
    await press(page, edit)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Edit Sam')
    await expect(heading).toBeFocused()
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Edit Sam' })).toBeAttached()
    await page.goBack()
    await expect(edit).toBeFocused()
  })

  await test.step('stays on a pressed button while it works', async () => {
    await page.goto('/helpers')
    await press(page, page.getByRole('button', { name: 'Pause' }))
    await expect(page.getByText('Helper paused', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Activate' })).toBeFocused()
    await page.goto('/privacy')
    const sharing = page.getByRole('switch', { name: 'Cross-Helper Memory Sharing' })
    await press(page, sharing, 'Space')
    await expect(page.getByText('Settings Updated', { exact: true })).toBeVisible()
    await expect(sharing).toBeFocused()
  })

  await test.step('returns to the button when its dialog is cancelled', async () => {
    for (const name of ['Delete all memories older than 90 days', 'Delete account'])
      await openAndLeave(page, page.getByRole('button', { name }), 'alertdialog')
    await page.goto('/memory')
    await openAndLeave(page, page.getByRole('button', { name: 'Forget everything' }), 'alertdialog')
  })

  await test.step('goes back to the button whose form closes, and to the entry after a deleted one', async () => {
    const home = page.getByRole('listitem').filter({ hasText: 'Lives in Boston.' })
    await press(page, home.getByRole('button', { name: 'Correct' }))
    await expect(page.getByLabel('What is right?')).toBeFocused()
    await press(page, home.getByRole('button', { name: 'Cancel' }))
    await expect(home.getByRole('button', { name: 'Correct: Lives in Boston.' })).toBeFocused()
    await openAndLeave(page, home.getByRole('button', { name: 'Don’t share' }), 'alertdialog')
    await press(page, home.getByRole('button', { name: 'Forget' }))
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Forget' }))
    await expect(home).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: 'Loves pizza.' })).toBeFocused()
  })

  await test.step('starts in the tab that the URL names', async () => {
    await press(page, page.getByRole('tab', { name: 'Memories' }), 'ArrowRight')
    await expect(page).toHaveURL('/memory?tab=profile')
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
    await expectStopsSeen(page)
  })
})

test('a visitor can use the public pages with the keyboard alone', async ({ page, viewport }) => {
  if ((viewport?.width ?? 0) >= 768) return
  // One is prerendered, the other rendered by the app.
  for (const path of ['/faq', '/signin']) {
    await test.step(`the menu of ${path}`, async () => {
      await page.goto(path)
      const menu = page.locator('summary[aria-label=Menu]')
      const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' })
      await press(page, menu)
      await expect(last).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(last).toBeHidden()
      await expect(menu).toBeFocused()
      await press(page, menu)
      await goTo(page, last)
      await page.keyboard.press('Tab')
      await expect(last).toBeHidden()
    })
  }
})
