import { expect } from '@playwright/test'
import { createHelper, messagesOf, PASSWORD, signUp } from './person.ts'
import { expectGoodPage, holdRequests, test } from './test.ts'

test('messages written during a reply, or before the conversation is loaded, are shown and sent later', async ({
  page,
}) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  const field = page.getByRole('textbox', { name: /^Message / })
  const waiting = page.getByRole('list', { name: 'Not sent yet' })
  const release = await holdRequests(page, '**/api/messages')
  await field.fill('I have an interview on Thursday.')
  await expect(page.getByText('Loading messages')).toBeHidden()
  await field.press('Enter')
  await field.fill('It is at nine.')
  await field.press('Enter')
  await field.fill('Forget this one.')
  await field.press('Enter')
  await expect(field).toHaveValue('')
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await expect(waiting).toContainText('Waiting for Alex to answer')
  await expectGoodPage(page)
  await waiting.getByRole('listitem').nth(1).getByRole('button', { name: 'Remove' }).click()
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  release()
  await expect(messagesOf(page)).toHaveCount(4)
  await expect(messagesOf(page).nth(0)).toContainText('I have an interview on Thursday.')
  await expect(messagesOf(page).nth(2)).toContainText('It is at nine.')
  await expect(waiting).toBeHidden()
  await expect(page.getByText('Forget this one.')).toBeHidden()

  const show = await holdRequests(page, '**/api/helpers/*/messages')
  await page.reload()
  await field.fill('It is by phone.')
  await field.press('Enter')
  await expect(waiting).toContainText('It is by phone.')
  await expect(waiting).toContainText('Waiting to be sent')
  show()
  await expect(messagesOf(page)).toHaveCount(6)
  await expect(messagesOf(page).nth(4)).toContainText('It is by phone.')
  await expect(waiting).toBeHidden()
})

test('a text that is too long stays whole, and says so', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  const field = page.getByRole('textbox', { name: 'Message Alex' })
  const send = page.getByRole('button', { name: 'Send' })
  await field.focus()
  // As a paste does, this respects a limit of the field.
  await page.keyboard.insertText('long words '.repeat(400))
  await expect(field).toHaveValue('long words '.repeat(400))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(
    '399 characters too long to send. A message can have 4,000 characters.',
  )
  await expect(send).toBeDisabled()
  await field.press('Enter')
  await expect(messagesOf(page)).toHaveCount(0)
  await expectGoodPage(page)

  await field.fill('long words '.repeat(360))
  await expect(field).toHaveAccessibleDescription('41 characters left')
  await expect(send).toBeEnabled()

  // On a phone the buttons leave a long text the whole width.
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await field.boundingBox())?.width).toBeGreaterThan(300)
  await field.fill('')
  expect((await field.boundingBox())?.width).toBeLessThan(300)
})

test('signing out asks first where a message has not been sent', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  const field = page.getByRole('textbox', { name: /^Message / })
  const waiting = page.getByRole('list', { name: 'Not sent yet' })
  await page.setViewportSize({ width: 1440, height: 900 })
  const signOut = async () => {
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  const release = await holdRequests(page, '**/api/messages')
  for (const text of ['I have an interview on Thursday.', 'It is at nine.']) {
    await field.fill(text)
    await field.press('Enter')
  }
  await expect(waiting).toContainText('It is at nine.')
  await signOut()
  await expect(page.getByText('A message has not been sent', { exact: true })).toBeVisible()
  await expect(waiting).toContainText('It is at nine.')
  await page.getByRole('button', { name: 'Sign out anyway' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:')))).toEqual([])
  release()
})

test('a waiting message is shown once while it is sent, and someone in danger goes first', async ({ page }) => {
  await signUp(page)
  const showMessages = await holdRequests(page, '**/api/helpers/*/messages')
  const send = await holdRequests(page, '**/api/messages')
  await createHelper(page, 'friend')
  const field = page.getByRole('textbox', { name: /^Message / })
  const waiting = page.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem')
  for (const text of ['It was a long day.', 'I want to kill myself.']) {
    await field.fill(text)
    await field.press('Enter')
  }
  await expect(waiting).toHaveText([/I want to kill myself\./, /It was a long day\./])
  showMessages()
  await expect(waiting).toHaveText([/It was a long day\./])
  await expect(page.getByText('I want to kill myself.')).toHaveCount(1)
  await expectGoodPage(page)
  send()
  await expect(messagesOf(page)).toHaveCount(4)
  await expect(messagesOf(page).nth(0)).toContainText('I want to kill myself.')
  await expect(messagesOf(page).nth(2)).toContainText('It was a long day.')
})

test('a message written after the session has ended is there again after the next sign-in', async ({
  page,
  watched,
}) => {
  const username = await signUp(page)
  // Otherwise the event stream notices first.
  await holdRequests(page, '**/api/events')
  await createHelper(page, 'friend')
  const conversation = new URL(page.url()).pathname
  const field = page.getByRole('textbox', { name: /^Message / })
  await field.fill('This must not be lost.')
  // The tip is loaded last, so no other call can notice the outage either.
  await expect(page.getByText('writes to you first')).toBeVisible()
  await page.request.post('/api/auth/sign-out')
  await field.press('Enter')
  await expect(page).toHaveURL(`/signin?next=${encodeURIComponent(conversation)}`)
  await expect(page.getByText('Your words are kept: sign in to send them.', { exact: true })).toBeVisible()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(conversation)
  await expect(field).toHaveValue('This must not be lost.')
  watched.faults.length = 0
})

test('somebody else who signs in after an ended session finds nothing of the person before, in any tab', async ({
  page,
  context,
  watched,
}) => {
  await signUp(page)
  // Otherwise the event stream notices that the session has ended, and this page leaves.
  await holdRequests(page, '**/api/events')
  await createHelper(page, 'friend')
  await page.getByRole('textbox', { name: /^Message / }).fill('This is only for me.')
  await page.request.post('/api/auth/sign-out')
  await signUp(page)
  const other = await context.newPage()
  await other.goto('/helpers')
  await expect(other.getByText("You don't have any helpers yet")).toBeVisible()
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage })).catch(() => 'only')
  await expect.poll(kept).not.toContain('only')
  await expect(page.getByRole('textbox', { name: /^Message / })).toHaveCount(0)
  watched.faults.length = 0
})
