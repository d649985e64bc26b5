import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { setChecked } from './person.ts'

/** A valid ten-digit US number. */
export const freshPhone = (): string => `415555${String(randomInt(10_000)).padStart(4, '0')}`

/** Goes to step 4 of the wizard, with SMS selected. */
export async function chooseSms(page: Page, persona: RegExp): Promise<void> {
  await page.goto('/create')
  await setChecked(page.getByRole('radio', { name: persona }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue to Activation' }).click()
  await expect(page.getByRole('radio', { name: /SMS/ })).toBeEnabled()
  await setChecked(page.getByRole('radio', { name: /SMS/ }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Phone number')).toBeVisible()
}

/** Enters a number, agrees to SMS, and asks for a code. */
export async function enterNumber(page: Page, phone: string, label = 'Send Verification Code'): Promise<void> {
  await page.getByLabel('Phone number').fill(phone)
  await setChecked(page.getByRole('checkbox', { name: /I agree/ }))
  await page.getByRole('button', { name: label }).click()
}
