import { expect } from '@playwright/test'
import { createHelper, signUp } from './person.ts'
import { test } from './test.ts'

const NOTIFICATIONS = /To hear from Alex when this page is closed/

test('one tip is shown per visit, until it is dismissed', async ({ page, context }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  const tip = page.getByRole('note')
  await expect(tip).toHaveCount(1)
  await expect(tip).toContainText('Alex writes to you first, at the times you chose.')
  await page.reload()
  await expect(tip).toContainText('Alex writes to you first')
  await tip.getByRole('button', { name: 'Dismiss this tip' }).click()
  await expect(tip).toBeHidden()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message Alex' })).toBeVisible()
  await expect(tip).toBeHidden()

  const visit = await context.newPage()
  await visit.goto(page.url())
  await expect(visit.getByRole('note')).toHaveCount(1)
  await expect(visit.getByRole('note')).toContainText(NOTIFICATIONS)
  await visit.getByRole('link', { name: 'turn on notifications' }).click()
  await expect(visit.getByRole('tab', { name: 'Notifications' })).toHaveAttribute('aria-selected', 'true')
})
