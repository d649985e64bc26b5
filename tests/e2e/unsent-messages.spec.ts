import { expect } from '@playwright/test'
import { createHelper, messagesOf, signUp } from './person.ts'
import { expectGoodPage, test } from './test.ts'

test('messages written during a reply are shown, can be withdrawn, and are sent when it is done', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  const field = page.getByRole('textbox', { name: /^Message / })
  const waiting = page.getByRole('list', { name: 'Not sent yet' })
  // The reply is held back until the test releases it.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/messages', async (route) => {
    await held
    await route.continue()
  })
  await field.fill('I have an interview on Thursday.')
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
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
})
