import { randomBytes } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { HelperSettings } from '../../src/contract/helpers.ts'
import { HELPER_DEFAULTS } from '../../src/core/personas/options.ts'
import { PERSONAS, type PersonaType } from '../../src/core/personas/personas.ts'

export const PASSWORD = 'correct horse battery'

/** Signs up a new person without a page. Returns the username. */
export async function signUp({ request }: Pick<Page, 'request'>, timeZone = 'America/New_York'): Promise<string> {
  const username = `person-${randomBytes(6).toString('hex')}`
  const person = { username, password: PASSWORD, adult: true, displayName: 'Robin Doe', timeZone }
  const answer = await request.post('/api/auth/sign-up', { data: person })
  expect(answer.status()).toBe(201)
  return username
}

/** Signs in without a page. */
export async function signIn({ request }: Pick<Page, 'request'>, username: string): Promise<void> {
  const answer = await request.post('/api/auth/sign-in', { data: { username, password: PASSWORD } })
  expect(answer.status()).toBe(200)
}

/** Creates a helper, with the wizard's defaults unless `settings` says otherwise, and opens its conversation. */
export async function createHelper(
  page: Page,
  personaType: PersonaType,
  settings: Partial<HelperSettings> = {},
): Promise<void> {
  const { helperName: name, description } = PERSONAS[personaType]
  const data = { ...HELPER_DEFAULTS, personaType, name, description, ...settings }
  const answer = await page.request.post('/api/helpers', { data })
  expect(answer.status()).toBe(201)
  await page.goto(`/conversations/${(await answer.json()).id}`)
}

/** The messages of the open conversation, both sides, in order. */
export const messagesOf = (page: Page) =>
  page
    .getByRole('region')
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('note') })

/** The menu in the header of the open conversation. */
export const conversationMenu = (page: Page): Locator => page.getByRole('button', { name: /^More about / })

/** Chooses from the menu of a message. */
export async function choose(page: Page, message: Locator, item: string): Promise<void> {
  // The button waits for a pointer that hovers, or for the keyboard.
  await message.locator('[data-message-menu]').press('Enter')
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Whether a press on its middle reaches it. */
export const isUncovered = (part: Locator): Promise<boolean> =>
  part.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  })

/** Sends a message and waits until its reply is complete. */
export async function sayAndWait(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Message / })
  await field.fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(messagesOf(page).filter({ hasText: text }).last()).toBeVisible()
  await expect(messagesOf(page).last()).not.toContainText(text)
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
}

/**
 * Sets a switch, box or radio button with the keyboard: a toast may cover it, and some inputs have no size of their own.
 * The page may show its new state only once the server has saved it.
 */
export async function setChecked(input: Locator, checked = true): Promise<void> {
  await expect(async () => {
    if ((await input.isChecked()) !== checked) await input.press('Space')
    await expect(input).toBeChecked({ checked, timeout: 5000 })
  }).toPass()
}
