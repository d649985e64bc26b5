import { expect, type Page } from '@playwright/test'
import { shortDate } from '../../src/core/time/dates.ts'
import { createHelper, messagesOf, sayAndWait, setChecked, signUp } from './person.ts'
import { expectGoodPage, test } from './test.ts'

/** Waits until the worker has read the messages. */
async function openMemory(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.goto('/memory')
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 1500 })
  }).toPass({ timeout: 20_000 })
}

const STAYS = 'You can still read it in your conversations.'

/** Reads the explanation in a dialog, and confirms it. */
async function answer(page: Page, title: string, choice: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: title })
  await expect(question).toContainText(STAYS)
  await expectGoodPage(page)
  await question.getByRole('button', { name: choice }).click()
  await expect(question).toBeHidden()
}

test('what is said is remembered with its source, corrected, and forgotten for good', async ({ page }) => {
  await signUp(page)
  await page.goto('/memory')
  await expect(page.getByRole('heading', { name: 'Nothing remembered yet' })).toBeVisible()
  await expectGoodPage(page)

  await createHelper(page, 'friend')
  const conversation = page.url()
  await sayAndWait(page, 'I live in Boston. I am allergic to peanuts.')
  await openMemory(page, 'Lives in Boston.')
  await expectGoodPage(page)

  const home = page.getByRole('listitem').filter({ hasText: 'Lives in Boston.' })
  await home.getByRole('button', { name: 'Correct' }).click()
  await page.getByLabel('What is right?').press('Escape')
  await expect(page.getByLabel('What is right?')).toHaveCount(0)
  await home.getByRole('button', { name: 'Correct' }).click()
  await page.getByLabel('What is right?').fill('Lives in Cambridge, near the river.')
  await expect(home).toContainText('replies and summaries based on them, are no longer used')
  await expect(home).toContainText(STAYS)
  await page.getByRole('button', { name: 'Save' }).click()
  const right = page.getByRole('listitem').filter({ hasText: 'Lives in Cambridge, near the river.' })
  await right.getByRole('button', { name: 'History' }).click()
  await expect(right.getByText('What it was before')).toBeVisible()
  await expect(right.getByText('Lives in Boston.')).toBeVisible()

  await page.goto(conversation)
  await sayAndWait(page, 'Where do I live?')
  const reply = messagesOf(page).last()
  await reply.getByRole('button', { name: 'What I remembered' }).click()
  const remembered = page.getByRole('region', { name: 'What I remembered' })
  await expect(remembered).toContainText('Lives in Cambridge, near the river.')
  await expectGoodPage(page)
  await remembered.getByRole('button', { name: 'Don’t share' }).click()
  await answer(page, 'Keep this from other helpers?', 'Don’t share')
  await expect(remembered.getByText('Not shared')).toBeVisible()
  await remembered.getByRole('button', { name: /^Share:/ }).click()
  await expect(remembered.getByText('Not shared')).toBeHidden()
  await remembered.getByRole('button', { name: 'Forget' }).click()
  await answer(page, 'Forget this?', 'Cancel')
  await remembered.getByRole('button', { name: 'Forget' }).click()
  await answer(page, 'Forget this?', 'Forget')
  await expect(messagesOf(page).filter({ hasText: 'I live in Boston.' })).toBeVisible()
  await expect(remembered.getByText('None of this is remembered any more.')).toBeVisible()
  await expect(remembered.getByRole('link', { name: 'All memories' })).toHaveAttribute('href', '/memory')
  await page.goto('/memory')
  await expect(page.getByText('Is allergic to peanuts.', { exact: true })).toBeVisible()
  await expect(page.getByText('Lives in Cambridge, near the river.', { exact: true })).toBeHidden()
})

test('what is remembered stays in place below the reply while it changes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 })
  await signUp(page)
  await createHelper(page, 'friend')
  await sayAndWait(page, 'I live in Boston.')
  await sayAndWait(page, 'Where do I live?')
  await messagesOf(page).last().getByRole('button', { name: 'What I remembered' }).click()
  const remembered = page.getByRole('region', { name: 'What I remembered' })
  await remembered.getByRole('button', { name: 'Don’t share' }).click()
  await answer(page, 'Keep this from other helpers?', 'Don’t share')
  await expect(remembered.getByText('Not shared')).toBeVisible()

  const thread = page.getByRole('region', { name: 'Conversation with Sam' })
  await thread.evaluate((box) => box.scrollBy(0, -60))
  // Where it is on the screen: a tip that appears above the thread changes how far that is scrolled.
  const topOf = () => remembered.evaluate((region) => region.getBoundingClientRect().top)
  const top = await topOf()
  expect(await thread.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
  await remembered.getByRole('button', { name: /^Share:/ }).dispatchEvent('click')
  await expect(remembered.getByText('Not shared')).toBeHidden()
  await page.waitForTimeout(300)
  expect(await topOf()).toBeCloseTo(top)
})

test('a recalled message is corrected below the reply', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'friend')
  // Six messages are read at once; fewer wait until nothing is said for a minute.
  for (const told of ['A parrot sang at the lighthouse today.', 'Yes', 'Well', 'Indeed', 'Right', 'Good'])
    await sayAndWait(page, told)
  await createHelper(page, 'career_coach')
  const remembered = messagesOf(page).last().getByRole('button', { name: 'What I remembered' })
  // A reply waits only briefly for recall.
  await expect(async () => {
    await sayAndWait(page, 'What did the parrot sing at the lighthouse?')
    await expect(remembered).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await remembered.click()
  const panel = page.getByRole('region', { name: 'What I remembered' })
  // The helper's own reply repeats them, inside a sentence.
  const turn = panel.getByRole('listitem').filter({ hasText: /A parrot sang at the lighthouse today\./ })
  await expect(turn).toContainText(/To \w+, \w+ \d+, \d{4}/)
  await turn.getByRole('button', { name: 'Correct' }).click()
  await expect(turn).toContainText(STAYS)
  await turn.getByLabel('What is right?').fill('I have a parrot called Mango.')
  await expectGoodPage(page)
  await turn.getByRole('button', { name: 'Save' }).click()
  await expect(turn).toBeHidden()
  await openMemory(page, 'I have a parrot called Mango.')
})

test('memories are searched, forgotten several at a time, and shown in the profile', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  await sayAndWait(page, 'I work as a nurse. I love pizza. I hate olives. I want to run a marathon next year.')
  await openMemory(page, 'Works as a nurse.')
  await page.getByLabel('Search').fill('pizza')
  await expect(page.getByText('1 found')).toBeVisible()
  await page.getByLabel('Search').fill('')
  await page.getByText('Filters').click()
  await page.getByLabel('Kind').selectOption('Preference')
  await expect(page.getByText('2 found')).toBeVisible()
  await page.getByRole('button', { name: 'Forget all of these' }).click()
  await answer(page, 'Forget 2 memories?', 'Forget 2 memories')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(page.getByRole('button', { name: 'Forget everything' })).toBeVisible()
  await page.getByLabel('Show').selectOption('Superseded')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await setChecked(page.getByLabel('Select: Works as a nurse.'))
  await page.getByRole('button', { name: 'Forget selected' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('tab', { name: 'Profile' }).click()
  await expect(page.getByText('Works as a nurse.')).toBeVisible()
  await expect(page.getByText('Nothing known yet')).toBeHidden()
  await page.getByRole('button', { name: 'Add to your profile' }).click()
  await page.getByLabel('About').selectOption('Relationship status')
  await page.getByLabel('Relationship status', { exact: true }).fill('married')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('married', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Written here, /)).toBeVisible()
  await expectGoodPage(page)

  await page.getByRole('tab', { name: 'Memories' }).click()
  await page.getByRole('button', { name: 'Add a memory' }).click()
  await page.getByLabel('What should your helpers know?').fill('My sister Ana visits.')
  await page.getByLabel('On a day').fill('2099-05-01')
  await page.getByRole('button', { name: 'Save' }).click()
  const ahead = page.getByRole('region', { name: 'Coming up' })
  await expect(ahead).toContainText('My sister Ana visits.')
  await expect(ahead).toContainText('May 1, 2099')
  await expect(page.getByRole('region', { name: 'People' })).toHaveCount(0)
  const total = await page
    .getByText(/^Total Memories/)
    .getByRole('strong')
    .textContent()
  await page.goto('/privacy')
  await expect(page.getByRole('term').filter({ hasText: 'Total Memories' }).locator('..')).toContainText(total ?? '')
  await page.goto('/memory')
  const nurse = page.getByRole('listitem').filter({ hasText: 'Works as a nurse.' })
  await setChecked(nurse.getByRole('checkbox'))
  await expect(page.getByText('1 selected')).toBeVisible()
  await nurse.getByRole('button', { name: 'Forget: Works as a nurse.' }).click()
  await answer(page, 'Forget this?', 'Forget')
  await expect(nurse).toBeHidden()
  await expect(page.getByText('1 selected')).toBeHidden()
})

test('a memory of one long word fits a narrow page, also when opened', async ({ page }) => {
  const said = 'Has a dog called Donaudampfschifffahrtsgesellschaft.'
  await page.setViewportSize({ width: 360, height: 740 })
  const timeZone = 'Pacific/Kiritimati'
  await signUp(page, timeZone)
  await createHelper(page, 'friend')
  await sayAndWait(page, said.replace('Has', 'I have'))
  await openMemory(page, said)
  await expect(page.getByText(`To Sam, ${shortDate(new Date().toISOString(), timeZone)}`)).toBeVisible()
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByText('Where it comes from')).toBeVisible()
  await expectGoodPage(page)
  await page.getByRole('button', { name: 'Correct' }).click()
  await expectGoodPage(page)
})
