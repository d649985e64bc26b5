import { expect, type Page } from '@playwright/test'
import { createHelper, signUp } from './person.ts'
import { expectGoodInBothSchemes, expectGoodPage, test } from './test.ts'
import { DESKTOP, PHONE } from './widths.ts'

const QUESTION = 'Should I take the offer in Oslo?'
const answers = (page: Page) => page.getByRole('article').filter({ hasText: /thought number \d+/ })
const menu = (page: Page) => page.getByRole('button', { name: 'More about this panel' })

test('a person asks a panel, lets it answer each other, has it summed up, and keeps it', async ({ page, context }) => {
  await page.setViewportSize(DESKTOP)
  await signUp(page)
  await page.goto('/panel')
  await expect(page.getByRole('heading', { name: 'A panel needs at least two helpers' })).toBeVisible()
  await expectGoodPage(page)
  await createHelper(page, 'career_coach', { name: 'Alex' })
  await createHelper(page, 'friend', { name: 'Sam' })

  await page.getByRole('link', { name: 'Back to conversations' }).click()
  await page.getByRole('link', { name: 'Panel', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Ask both · 2 messages' })).toBeDisabled()
  await page.getByRole('checkbox', { name: /Sam/ }).press('Space')
  await expect(page.getByRole('button', { name: 'Choose at least two helpers' })).toBeDisabled()
  await page.getByRole('checkbox', { name: /Sam/ }).press('Space')
  await page.getByRole('textbox', { name: 'Your question' }).fill(QUESTION)
  await expectGoodInBothSchemes(page)
  await page.getByRole('button', { name: 'Ask both · 2 messages' }).click()
  await expect(page).toHaveURL(/\/panel\/\d+$/)
  await expect(answers(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { name: QUESTION, level: 1 })).toBeVisible()

  const other = await context.newPage()
  await other.setViewportSize(DESKTOP)
  await other.goto(page.url())
  await expect(answers(other)).toHaveCount(2)
  await page.getByRole('button', { name: 'Let them answer each other · 2 messages' }).click()
  await expect(answers(page)).toHaveCount(4)
  await expect(answers(other)).toHaveCount(4)
  await page.getByRole('combobox', { name: 'Who sums up' }).selectOption('Sam')
  await page.getByRole('button', { name: 'Sum up · 1 message' }).click()
  await expect(page.getByRole('region', { name: 'Summary' }).getByRole('article', { name: 'Sam' })).toContainText(
    'thought number',
  )
  await expectGoodInBothSchemes(page)

  await test.step('on a phone, a helper at a time', async () => {
    await page.setViewportSize(PHONE)
    await expect(answers(page)).toHaveCount(3)
    await page.getByRole('tab', { name: 'Sam' }).click()
    await expect(page.getByRole('article', { name: 'Alex' })).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Ask them something else' }).fill('And the dog?')
    await page.getByRole('button', { name: 'Ask both · 2 messages' }).click()
    await expect(page.getByRole('tab', { name: 'Alex (new)' })).toBeVisible()
    await page.getByRole('tab', { name: 'Alex (new)' }).click()
    await expect(answers(page).last()).toHaveAccessibleName('Alex')
    await expectGoodInBothSchemes(page)
  })

  await test.step('plan, rename, export, delete', async () => {
    await menu(page).click()
    await page.getByRole('menuitem', { name: 'Ask every week' }).click()
    await page.getByRole('textbox', { name: 'Question' }).fill('My week?')
    await expectGoodPage(page)
    await page.getByRole('button', { name: 'Plan it' }).click()
    await expect(page.getByText('Every Sunday at 6:00 PM, for 2 messages: “My week?”')).toBeVisible()
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByRole('button', { name: 'Stop asking every week' }).click()
    await expect(page.getByText('Every Sunday')).toHaveCount(0)
    await menu(page).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Oslo')
    await page.getByRole('button', { name: 'Rename' }).click()
    await expect(page.getByRole('heading', { name: 'Oslo', level: 1 })).toBeVisible()
    await menu(page).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export as Markdown' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^Oslo \d{4}-\d{2}-\d{2}\.md$/)
    await page.getByRole('link', { name: 'Back to your panels' }).click()
    await page.getByRole('link', { name: /Oslo.*Alex and Sam/ }).click()
    await menu(page).click()
    await page.getByRole('menuitem', { name: 'Delete panel' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page).toHaveURL(/\/panel$/)
    await expect(page.getByRole('heading', { name: 'Your panels' })).toHaveCount(0)
  })
})
