import { expect, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import { choose, createHelper, messagesOf, sayAndWait, signUp } from './person.ts'
import { expectGoodInBothSchemes, expectGoodPage, expectLoaded, failUntilPressed, test } from './test.ts'
import { atBothWidths } from './widths.ts'

const rows = (page: Page) => page.locator('main section li').filter({ has: page.locator('time') })
const change = async (page: Page, row: number, item: string): Promise<void> => {
  await rows(page)
    .nth(row)
    .getByRole('button', { name: /^Change the message of/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: item }).click()
}

test('a person sets a reminder, sees what is ahead, and moves, skips and sends single messages', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'career_coach', { frequency: 'daily' })
  const conversation = page.url()
  await sayAndWait(page, 'I have to call my mum.')
  const dialog = page.getByRole('alertdialog')
  const remind = async (): Promise<void> => {
    await choose(page, messagesOf(page).filter({ hasText: 'call my mum' }).first(), 'Remind me…')
    await expect(dialog.getByLabel('What about')).toHaveValue('I have to call my mum.')
  }

  await test.step('is reminded of a message, and can take that back', async () => {
    await remind()
    await dialog.getByLabel('What about').fill('')
    await dialog.getByRole('button', { name: 'Remind me' }).click()
    await expect(dialog.getByText('Please say what it is about.')).toBeVisible()
    await expectGoodPage(page)
    await dialog.getByLabel('What about').fill('call my mum')
    await dialog.getByLabel('Time').fill('06:30')
    await expect(dialog.getByText('It comes when they end, at 8:00 AM.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Remind me' }).click()
    await expect(page.getByText(/You will be reminded .*8:00 AM\./).first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('The reminder is removed.')).toBeVisible()
    await page.goto('/upcoming')
    await expectLoaded(page.locator('main'))
    await expect(page.getByText('Reminder', { exact: true })).toHaveCount(0)
    await page.goto(conversation)
    await remind()
    await dialog.getByLabel('What about').fill('call my mum')
    await dialog.getByRole('button', { name: 'In a week' }).press('Enter')
    await dialog.getByRole('button', { name: 'Remind me' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('sees it with the routine of four weeks', async () => {
    await page.goto('/upcoming')
    await expect(page.getByText('Reminder', { exact: true })).toHaveCount(1)
    await expect(page.getByText('You asked today: call my mum')).toBeVisible()
    expect(await rows(page).count()).toBeGreaterThan(27)
    await expect(rows(page).first()).toContainText('Every day at midday, in the app')
    await atBothWidths(page, () => expectGoodInBothSchemes(page))
  })

  const first = rows(page).first()
  const titleOf = async (): Promise<string> => (await page.locator('main section h2').first().textContent()) ?? ''

  await test.step('skips the next one, and has it back', async () => {
    const before = await titleOf()
    await change(page, 0, 'Skip this one')
    await expect(page.locator('main section h2').first()).not.toHaveText(before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('main section h2').first()).toHaveText(before)
  })

  await test.step('moves one, once', async () => {
    await change(page, 1, 'Move…')
    await dialog.getByLabel('Day').fill('')
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(dialog.getByText('Please choose a day.')).toBeVisible()
    await expectGoodPage(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await change(page, 1, 'Move…')
    await dialog.getByLabel('Time').fill('20:15')
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    const moved = rows(page).filter({ hasText: 'Moved' })
    await expect(moved).toContainText('8:15 PM')
    await expect(moved).toContainText(/You moved it from .*12:00 PM/)
    await expect(moved).toHaveCount(1)
  })

  await test.step('has the next one written now', async () => {
    await change(page, 0, 'Write now')
    await expect(page.getByText('Alex writes now.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Open the conversation' }).click()
    await expect(page.getByText(/planned for your (mornings|afternoons|evenings)/)).toBeVisible()
  })

  await test.step('sees that a paused helper writes nothing', async () => {
    await page.goto('/helpers')
    await page.getByRole('button', { name: 'Pause Alex' }).click()
    await page.getByRole('link', { name: 'Upcoming' }).filter({ visible: true }).last().click()
    await expect(page.getByText('Paused, so it does not write first.')).toBeVisible()
    await expect(page.getByText('Alex is paused, so this will not come.')).toHaveCount(2)
    await expect(first).toContainText('Moved')
    await expectGoodInBothSchemes(page)
  })
})

test('a person gives a calendar a private link, and takes it away', async ({ page }) => {
  await signUp(page)
  await page.goto('/upcoming')
  await expect(page.getByRole('heading', { name: 'Nobody writes yet' })).toBeVisible()
  await createHelper(page, 'career_coach', { frequency: 'daily' })
  await page.goto('/upcoming')
  await page.getByRole('button', { name: 'Calendar' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByLabel('Your link')
  await expect(link).toHaveValue(/^http.*\/calendar\/[\w-]{43}\.ics$/)
  await expectGoodInBothSchemes(page)
  const url = await link.inputValue()
  const feed = await fetch(url)
  const events = new ICAL.Component(ICAL.parse(await feed.text())).getAllSubcomponents('vevent')
  expect(events[0]?.getFirstPropertyValue('summary')).toBe('Alex writes to you')
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
  expect((await fetch(url)).status).toBe(404)
})

test('what is planned can be loaded again after a failure', async ({ page, watched }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  await failUntilPressed(page, '**/api/upcoming', 'Retry')
  await page.goto('/upcoming')
  await expect(page.getByRole('heading', { name: 'What is planned could not be loaded' })).toBeVisible()
  await expectGoodPage(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(rows(page).first()).toBeVisible()
  watched.faults.length = 0
})
