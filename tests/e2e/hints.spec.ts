import { expect } from '@playwright/test'
import { createHelper, signUp } from './person.ts'
import { test } from './test.ts'

const NOTIFICATIONS = /To hear from Alex when this page is closed/

test('one hint a visit, each until it is put away', async ({ page, context }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  const hint = page.getByRole('note')
  await expect(hint).toHaveCount(1)
  await expect(hint).toContainText('Alex writes to you first, at the times you chose.')
  await page.reload()
  await expect(hint).toContainText('Alex writes to you first')
  await hint.getByRole('button', { name: 'Put this hint away' }).click()
  await expect(hint).toBeHidden()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message Alex' })).toBeVisible()
  await expect(hint).toBeHidden()

  const visit = await context.newPage()
  await visit.goto(page.url())
  await expect(visit.getByRole('note')).toHaveCount(1)
  await expect(visit.getByRole('note')).toContainText(NOTIFICATIONS)
  await visit.getByRole('link', { name: 'turn on notifications' }).click()
  await expect(visit.getByRole('tab', { name: 'Notifications' })).toHaveAttribute('aria-selected', 'true')
})
