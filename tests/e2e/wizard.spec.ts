import { expect } from '@playwright/test'
import { setChecked, signUp } from './person.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone, the fields of an own helper come into view, and the one to fill in gets the focus', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/create')
  await setChecked(page.getByRole('radio', { name: /Your own/ }))
  const [name, description] = [page.getByLabel('What is it called?'), page.getByLabel(/^Who is it/)]
  const onwards = page.getByRole('button', { name: 'Continue' })
  const topOf = async (part: typeof name) => (await part.boundingBox())?.y ?? 0
  expect(await topOf(name)).toBeGreaterThan(0)
  expect(await topOf(description)).toBeLessThan(await topOf(onwards))
  await onwards.click()
  await expect(page.getByRole('alert')).toHaveText('Please give your helper a name')
  await expect(name).toBeFocused()
  await name.fill('Garden Guide')
  await onwards.click()
  await expect(page.getByRole('alert')).toHaveText('Please describe your helper')
  await expect(description).toBeFocused()
})
