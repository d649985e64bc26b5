import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { messagesOf, PASSWORD, sayAndWait, setChecked } from './person.ts'
import { expectGoodPage, test } from './test.ts'

test('a person signs up, creates a helper, chats with it, and signs out', async ({ page, context }) => {
  await test.step('signs up', async () => {
    await page.goto('/signin')
    await page.getByRole('tab', { name: 'Sign up' }).click()
    // The other form has a username and a password too, and is shown until the page is hydrated.
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await page.getByLabel('Username').fill(`person-${randomUUID()}`.slice(0, 30))
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('What your helpers call you').fill('Robin Doe')
    await page.getByLabel('Your birth date').fill('1990-05-17')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Choose Your Helper Type' })).toBeVisible()
  })

  await test.step('completes the wizard', async () => {
    await expectGoodPage(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please select a helper type')
    await setChecked(page.getByRole('radio', { name: /Career Closer/ }))
    await page.getByRole('button', { name: 'Continue' }).click()

    await expect(page.getByRole('heading', { name: 'Configure Your Helper' })).toBeVisible()
    await expect(page.getByLabel('Helper name')).toHaveValue('Alex')
    await expect(page.getByLabel('Tone')).toHaveValue('professional')
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText("Thanks for the advice, that's helpful!")
    await page.getByLabel('Tone').selectOption('friendly')
    await expectGoodPage(page)
    await page.getByRole('button', { name: 'Continue to Activation' }).click()

    await expect(page.getByRole('heading', { name: 'Choose Your Helper Interaction' })).toBeVisible()
    await expect(page.getByRole('radio', { name: /In-App Chat/ })).toBeChecked()
    await expectGoodPage(page)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Tone')).toHaveValue('friendly')
    await page.getByRole('button', { name: 'Continue to Activation' }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()

    await expect(page.getByText('Active now')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create Helper' })).toBeDisabled()
    await sayAndWait(page, 'I have an interview on Thursday.')
    await expect(page.getByRole('radio', { name: 'Use prepared messages' })).toBeChecked()
    const saved = page.waitForResponse(/\/api\/helpers\/\d+$/)
    await setChecked(page.getByRole('radio', { name: 'Let the model write them' }))
    expect(await (await saved).json()).toMatchObject({ useTemplatedMessages: false })
    await expectGoodPage(page)
    await page.getByRole('button', { name: 'Create Helper' }).click()
    await expect(page).toHaveURL(/\/conversations\/\d+$/)
  })

  await test.step('chats, and reloads while the reply is being written', async () => {
    await sayAndWait(page, 'What should I prepare first?')
    await expectGoodPage(page)
    await page.getByRole('textbox', { name: 'Message Alex' }).fill('And how do I begin the talk itself?')
    const streaming = page.waitForResponse('**/api/messages')
    await page.getByRole('button', { name: 'Send' }).click()
    await streaming
    await page.reload()
    await expect(messagesOf(page)).toHaveCount(7)
    await expect(messagesOf(page).nth(5)).toContainText('And how do I begin the talk itself?')
    await expect(messagesOf(page).nth(6)).not.toBeEmpty()
  })

  await test.step('manages the helper', async () => {
    await page.goto('/conversations')
    await expect(page.getByRole('heading', { name: 'Select a Conversation' })).toBeVisible()
    await page.goto('/helpers')
    await expect(page.getByText('1 of 3 helpers used')).toBeVisible()

    await page.goto('/create')
    await setChecked(page.getByRole('radio', { name: /Career Closer/ }))
    await expect(page.getByText('You already have Alex.')).toBeVisible()
    await expectGoodPage(page)
    await page.getByRole('button', { name: 'Open Alex' }).click()
    await expect(page).toHaveURL(/\/conversations\/\d+$/)
    await page.goto('/helpers')

    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('Helper name').fill('Alexandra')
    await expectGoodPage(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('heading', { name: 'Alexandra' })).toBeVisible()

    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText('Helper paused', { exact: true })).toBeVisible()
    await expect(page.getByRole('switch')).not.toBeChecked()
    await page.getByRole('switch').click()
    await expect(page.getByText('Helper activated', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible()
    await expectGoodPage(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText("You don't have any helpers yet")).toBeVisible()
    await expect(page.getByText('Helper deleted', { exact: true })).toBeVisible()
  })

  await test.step('signs out', async () => {
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
    // The known-device cookie stays: a stranger's wrong guesses must not lock the owner out.
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['coterie_device'])
  })
})
