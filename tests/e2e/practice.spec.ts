import { expect, type Page } from '@playwright/test'
import { createHelper, setChecked, signUp } from './person.ts'
import { expectGoodInBothSchemes, expectGoodPage, test } from './test.ts'

/** The exercises are a list of a region, too. */
const newest = (page: Page) => page.locator('[id^=message-]').last()

async function say(page: Page, text: string): Promise<string> {
  await page.getByRole('textbox', { name: /^Message / }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('[id^=message-]', { hasText: text })).toBeVisible()
  await expect(newest(page)).toContainText('language model')
  return (await newest(page).textContent()) ?? ''
}

/** A product without a model: its helpers offer guided exercises. */
test.describe('guided practice', () => {
  test.use({ baseURL: async ({ operated }, use) => use(operated.address) })

  test('ends in a sentence of one’s own, with the keyboard, across a reload and a lost connection', async ({
    page,
    context,
  }) => {
    await signUp(page)
    await createHelper(page, 'career_coach')
    const panel = page.getByRole('region', { name: /Practise with Alex|The sentence you will say/ })

    await test.step('offers four exercises, and says whom to ask for a model', async () => {
      await expect(panel.getByRole('listitem')).toHaveCount(4)
      await expect(panel).toContainText('Whoever runs this server can connect one.')
      await expectGoodInBothSchemes(page)
    })

    await test.step('goes step by step, with the focus on each new step', async () => {
      await panel.getByRole('button', { name: /^The sentence you will say/ }).press('Enter')
      const step = panel.getByRole('group', { name: /^Step 1 of \d\. What do you want/ })
      await expect(step).toBeFocused()
      await expectGoodPage(page)
      await step.getByRole('button', { name: 'More pay' }).press('Enter')
      await expect(panel.getByRole('group', { name: /^Step 2 of/ })).toBeVisible()
    })

    await test.step('keeps what is typed over a reload', async () => {
      await panel.getByRole('textbox').fill('68,000 from January')
      await page.reload()
      await expect(panel.getByRole('textbox')).toHaveValue('68,000 from January')
    })

    await test.step('waits for the network, and loses nothing', async () => {
      await context.setOffline(true)
      await panel.getByRole('textbox').press('Enter')
      await expect(panel).toContainText('You are offline. Your answer is kept here')
      await context.setOffline(false)
      await expect(panel.getByRole('group', { name: /^Step 3 of/ })).toBeVisible()
    })

    await test.step('goes back with the answer in its place', async () => {
      await panel.getByRole('button', { name: 'Back' }).click()
      await expect(panel.getByRole('textbox')).toHaveValue('68,000 from January')
      await panel.getByRole('textbox').press('Enter')
    })

    await test.step('can be left and taken up again', async () => {
      await expect(panel.getByRole('group', { name: /^Step 3 of/ })).toBeVisible()
      await panel.getByRole('button', { name: 'Leave' }).click()
      await panel.getByRole('button', { name: /Go on: 3 of/ }).click()
      await panel.getByRole('textbox').fill('cut the backlog from 340 to 60')
      await panel.getByRole('textbox').press('Enter')
    })

    await test.step('ends in their own words, of which one line can be changed', async () => {
      await panel.getByRole('button', { name: 'A date to decide' }).click()
      const next = panel.getByRole('button', { name: /^(Skip|I said it|Go on|Done)$/ })
      const keep = panel.getByRole('button', { name: 'Keep it' })
      await expect(async () => {
        if (await next.isVisible()) await next.click()
        await expect(keep).toBeVisible({ timeout: 500 })
      }).toPass()
      await expect(panel).toContainText('68,000 from January')
      await panel.getByRole('button', { name: 'Change a line' }).click()
      await panel.getByRole('button', { name: /68,000 from January/ }).click()
      await panel.getByRole('textbox').fill('70,000 from January')
      await panel.getByRole('textbox').press('Enter')
      await expect(panel).toContainText('70,000 from January')
      await expectGoodInBothSchemes(page)
      await setChecked(panel.getByRole('checkbox', { name: /^Keep in memory, too/ }))
      await keep.click()
      await expect(page.getByText('Kept in your conversation and in memory', { exact: true })).toBeVisible()
    })

    await test.step('stands in the conversation, and the exercises are offered again', async () => {
      await expect(newest(page)).toContainText('70,000 from January')
      await expect(panel.getByRole('button', { name: /^The sentence you will say/ })).toBeVisible()
    })

    await test.step('answers free text honestly, and never twice in the same words', async () => {
      const first = await say(page, 'I am worried about Thursday.')
      await say(page, 'Are you there?')
      await expect(newest(page)).not.toHaveText(first)
    })
  })

  test('answers a danger that is written into an exercise', async ({ page }) => {
    await signUp(page)
    await createHelper(page, 'friend')
    const panel = page.getByRole('region', { name: /Practise with Sam|A worry on the shelf/ })
    await panel.getByRole('button', { name: /^A worry on the shelf/ }).click()
    await panel.getByRole('textbox').fill('I want to kill myself')
    await panel.getByRole('textbox').press('Enter')
    await expect(panel.getByRole('button', { name: 'Show practice' })).toBeVisible()
    await expect(page.locator('[id^=message-]', { hasText: 'I want to kill myself' })).toBeVisible()
    await expect(newest(page)).toContainText(/local emergency|112|911|988/)
  })

  test('compares a word from memory letter by letter', async ({ page }) => {
    await signUp(page)
    await createHelper(page, 'language_tutor')
    const panel = page.getByRole('region', { name: /Practise with Ellis|Eight words/ })
    await panel.getByRole('button', { name: /^Eight words/ }).click()
    await panel.getByRole('button', { name: 'Spanish' }).click()
    await panel.getByRole('button', { name: 'At home' }).click()
    await expect(panel).toContainText('puerta')
    await panel.getByRole('button', { name: 'Cover it' }).click()
    await expect(panel).not.toContainText('puerta')
    await panel.getByRole('textbox').fill('puerta y vantana')
    await panel.getByRole('button', { name: 'Check' }).click()
    await expect(panel.getByText('Nearly. Look at the marked letters.')).toBeFocused()
    await expectGoodInBothSchemes(page)
    await panel.getByRole('button', { name: 'Write it again' }).click()
    await panel.getByRole('textbox').fill('puerta y ventana')
    await panel.getByRole('button', { name: 'Check' }).click()
    await expect(panel).toContainText('Right, letter by letter.')
    await panel.getByRole('button', { name: 'Go on' }).click()
    await expect(panel.getByRole('group', { name: /^Step 4 of 8/ })).toBeVisible()
  })
})
