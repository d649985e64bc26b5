import { expect, type Route } from '@playwright/test'
import type { Message } from '../../src/contract/messages.ts'
import { createHelper, messagesOf, sayAndWait, signUp } from './person.ts'
import { expectGoodPage, test } from './test.ts'

test('someone in danger gets the help of the country that they chose', async ({ page }) => {
  await signUp(page)
  await test.step('chooses a country', async () => {
    await page.goto('/privacy')
    await page.getByLabel('Country for emergency numbers').selectOption('GB')
    await expect(page.getByText('Settings Updated', { exact: true })).toBeVisible()
  })
  await test.step('sees the AI notice, and gets an answer', async () => {
    await createHelper(page, 'friend')
    await expect(page.getByText('You are talking with an AI')).toBeVisible()
    await sayAndWait(page, 'i want to kill myself')
    const answer = messagesOf(page).last()
    await expect(answer.getByRole('link', { name: 'Call 116 123' })).toHaveAttribute('href', 'tel:116123')
    await expect(answer.getByRole('link', { name: 'Text SHOUT to 85258' })).toHaveAttribute('href', /^sms:85258/)
    await expect(answer.getByRole('link', { name: 'In danger now: call 999' })).toHaveAttribute('href', 'tel:999')
    await expect(answer.getByRole('link', { name: 'findahelpline.com' })).toBeVisible()
    for (const link of await answer.getByRole('link', { name: /call/i }).all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await expect(page.getByText('writes to you first, at the times you chose')).toBeHidden()
    await expectGoodPage(page)
  })
  await test.step('is offered a break after three hours, most of them before the loaded messages', async () => {
    const addTalk = async (route: Route) => {
      const response = await route.fetch()
      const [first, ...others]: Message[] = await response.json()
      const talkingSince = new Date(Date.parse(first?.sentAt ?? '') - 3 * 3_600_000).toISOString()
      await route.fulfill({ response, json: [{ ...first, talkingSince }, ...others] })
    }
    // They are read again if live events begin later.
    await page.route('**/api/helpers/*/messages', addTalk)
    await page.reload()
    await expect(page.getByText('You have been talking for three hours.')).toHaveCount(1)
    await page.unrouteAll({ behavior: 'wait' })
  })
})

test('someone who was misunderstood says so, and gets an ordinary reply', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'friend')
  await sayAndWait(page, 'i want to die')
  const button = page.getByRole('button', { name: 'You misunderstood me' })
  await expect(button).toBeVisible()
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.reload()
  await button.click()
  await expect(button).toBeHidden()
  await expect(
    messagesOf(page)
      .last()
      .getByRole('link', { name: /988|911|112/ }),
  ).toHaveCount(0)
  await expect(page.getByText('i want to die')).toBeVisible()
  await page.reload()
  await expect(page.getByText('i want to die')).toBeVisible()
  await expect(button).toBeHidden()
})

test('the safety page shows how to find help and what is done', async ({ page }) => {
  await page.goto('/safety')
  await expect(page.getByRole('heading', { name: 'Safety', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  await page.getByLabel('Country').selectOption('GB')
  await expect(page.getByRole('link', { name: 'Call 999' })).toBeVisible()
  await page.getByLabel('Country').selectOption('CH')
  await expect(page.getByRole('link', { name: 'Police 117' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 143' }).first()).toHaveAttribute('href', 'tel:143')
  await expectGoodPage(page)
})

test('sign-up warns that companions may not suit some minors, and refuses them', async ({ page, watched }) => {
  await page.goto('/signin?next=%2Fcreate')
  await expect(page.getByText('AI companions may not suit some people under 18')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/^At least 3 letters/)
  await page.getByLabel('Username').fill('a-young-person')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByLabel('Your birth date').fill(`${new Date().getFullYear() - 15}-01-01`)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Coterie is for adults. You need to be 18 or older.').first()).toBeVisible()
  watched.faults.length = 0
})
