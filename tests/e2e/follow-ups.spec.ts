import { expect } from '@playwright/test'
import { DAY_MS } from '../../src/core/time/durations.ts'
import { choose, createHelper, messagesOf, sayAndWait, signUp } from './person.ts'
import { expectGoodPage, test } from './test.ts'

test.use({ baseURL: async ({ connected }, use) => use(connected.product.address) })

const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

test('a reminder is set when asked and undone, and a plan is asked about at another time', async ({
  page,
  connected: { model },
}) => {
  const summary = { summary: 'They talked.' }
  const plan = { op: 'ask', id: null, from: 11, quote: 'the dentist', day: dayAhead(3), time: '17:00' }
  const reading = { ops: [], plans: [{ ...plan, subject: 'the dentist' }], messages: [], summary }
  const replyWith = (reply: string) => model.behave({ pieces: [...reply], json: JSON.stringify(reading) })

  await signUp(page, 'UTC')
  await createHelper(page, 'friend')
  replyWith(`[[remind ${dayAhead(1)} 09:00 | call my mum]]\nDone.`)
  await sayAndWait(page, 'Remind me tomorrow at 9 to call my mum.')
  const reminder = page.getByRole('group', { name: 'Reminder' })
  await expect(reminder).toContainText('I’ll remind you tomorrow, 9:00 AM: call my mum')
  await expect(messagesOf(page).last()).not.toContainText('[[')
  await reminder.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(reminder).toContainText('The reminder is removed.')

  replyWith('[[remind 2020-01-01 09:00 | it]]\nDone.')
  await sayAndWait(page, 'And remind me of the rent.')
  await expect(reminder.last()).toContainText('No reminder was set.')
  await reminder.last().getByRole('button', { name: 'Remind me' }).click()
  const form = page.getByRole('alertdialog', { name: 'Remind me' })
  await form.getByLabel('What about').fill('pay the rent')
  await form.getByLabel('Time').fill('10:30')
  await expectGoodPage(page)
  await form.getByRole('button', { name: 'Remind me' }).click()
  await expect(reminder.last()).toContainText('I’ll remind you tomorrow, 10:30 AM: pay the rent')
  await choose(page, messagesOf(page).first(), 'Edit')
  await expect(
    page.getByText('What followed stays with the previous version, but its reminders are removed.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  replyWith('I see.')
  for (const nothing of ['One.', 'Two.', 'Three.']) await sayAndWait(page, nothing)
  await sayAndWait(page, 'I have the dentist in three days.')
  const followUp = page.getByRole('group', { name: 'Follow-up' })
  await expect(followUp).toContainText('Shall I ask about the dentist on')
  await expectGoodPage(page)
  await followUp.getByRole('button', { name: 'Another time' }).press('Enter')
  const another = page.getByRole('form', { name: 'Another time' })
  await another.getByLabel('Time').fill('18:15')
  await another.getByRole('button', { name: 'Ask then' }).press('Enter')
  await expect(followUp).toContainText('I’ll ask about the dentist on')
  await expect(followUp).toContainText('6:15 PM')
  await expect(followUp.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.reload()
  await expect(followUp).toContainText('6:15 PM')
  await followUp.getByRole('button', { name: 'Undo' }).click()
  await followUp.getByRole('button', { name: 'No', exact: true }).click()
  await expect(followUp).toContainText('I won’t ask about it.')
  await expect(followUp.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.reload()
  await expect(messagesOf(page).last()).toBeVisible()
  await expect(followUp).toHaveCount(0)
})
