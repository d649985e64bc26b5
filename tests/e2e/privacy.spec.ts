import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { PASSWORD, signUp } from './person.ts'
import { test } from './test.ts'

async function haveHelper(page: Page): Promise<number> {
  const choices = { tone: 'friendly', messageLength: 'brief', frequency: 'weekly', preferredTime: 'morning' }
  const data = { personaType: 'friend', name: 'Sam', description: 'Listens.', communicationType: 'chat', ...choices }
  return (await (await page.request.post('/api/helpers', { data })).json()).id
}

test('a person sees what is stored about them, and decides over it', async ({ page }) => {
  await signUp(page)
  await haveHelper(page)

  await test.step('sees figures about their memories', async () => {
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { name: 'Privacy & Data Settings' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Memory Overview' })).toBeVisible()
    await expect(page.getByText('Upgrade Required')).toBeVisible()
  })

  await test.step('saves a choice at once', async () => {
    const sharing = page.getByRole('switch', { name: 'Cross-Helper Memory Sharing' })
    await sharing.click({ force: true })
    await expect(sharing).not.toBeChecked()
    await expect(page.getByText('Settings Updated', { exact: true })).toBeVisible()
    await expect(page.getByText('Your privacy settings have been saved.', { exact: true })).toBeVisible()
  })

  await test.step('is asked before a shorter retention', async () => {
    const retention = page.getByLabel('Data Retention Period')
    await retention.selectOption('90')
    const question = page.getByRole('alertdialog', { name: 'Keep memories for only 90 days?' })
    await expect(question).toContainText('Nothing is older than 90 days now.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(retention).toHaveValue('365')
    await retention.selectOption('90')
    await question.getByRole('button', { name: 'Keep 90 days' }).click()
    await expect(retention).toHaveValue('90')
    await retention.selectOption('730')
    await expect(retention).toHaveValue('730')
  })

  await test.step('decides per helper on the largest plan', async () => {
    await page.request.post('/api/billing/demo-checkout', { data: { tier: 'unlimited' } })
    await page.reload()
    await page.getByLabel('Data Protection Level').selectOption('maximum')
    const health = page.getByRole('group', { name: /may know/ }).getByLabel('Health')
    await health.click()
    await expect(health).toBeChecked()
  })

  await test.step('is told that Sensitive Mode ends with the plan', async () => {
    const sensitive = page.getByRole('switch', { name: 'Sensitive Mode' })
    await page.request.patch('/api/privacy/settings', { data: { sensitiveMode: true } })
    await page.reload()
    await expect(sensitive).toBeChecked()
    await page.request.post('/api/billing/demo-checkout', { data: { tier: 'free' } })
    await page.reload()
    await expect(page.getByText('Until you have one again, what you say is stored.')).toBeVisible()
    await expect(sensitive).not.toBeChecked()
  })

  await test.step('deletes memories after a preview', async () => {
    await page.getByRole('button', { name: 'Delete all memories older than 90 days' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('There are none to delete.')
    await expect(dialog).not.toContainText('recovered')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Cleanup Complete', { exact: true })).toBeVisible()
    await expect(page.getByText('Deleted 0 memories.', { exact: true })).toBeVisible()
  })
})

test('a person exports everything, and deletes the account', async ({ page, watched }) => {
  const username = await signUp(page)
  const helperId = await haveHelper(page)
  await page.request.post('/api/messages', { data: { helperId, content: 'I keep bees.', isFromUser: true } })

  await test.step('downloads everything', async () => {
    await page.goto('/privacy')
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download everything' }).click()
    const archive = unzipSync(await readFile(await (await downloading).path()))
    const read = (name: string): unknown => JSON.parse(new TextDecoder().decode(archive[name]))
    expect(read('account.json')).toMatchObject([{ username }])
    expect(JSON.stringify(read('messages.json'))).toContain('I keep bees.')
  })

  await test.step('deletes the account', async () => {
    // A message that could not be sent yet.
    await page.evaluate(() => localStorage.setItem('outbox:1:1', '[{"content":"I keep bees.","key":"k"}]'))
    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('link', { name: 'Download everything first' })).toBeVisible()
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(page).toHaveURL(/\/$/)
    const answer = await page.request.post('/api/auth/sign-in', { data: { username, password: PASSWORD } })
    expect(answer.status()).toBe(401)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('bees')
  })
  // The account is gone before its page has left, so what that page asks for meanwhile is refused.
  watched.faults = watched.faults.filter((fault) => !/401 .*\/api\//.test(fault))
})
