import { expect, type Page } from '@playwright/test'
import { setChecked } from './person.ts'

/** A hundred for each worker: two people with the same number would hear of each other. */
let next = Number(process.env.TEST_WORKER_INDEX ?? 0) * 100

/** A valid ten-digit US number that nobody else has. */
export function freshPhone(): string {
  next += 1
  return `415555${String(next).padStart(4, '0')}`
}

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
