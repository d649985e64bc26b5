import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { MOST_BYTES } from '../../scripts/page-weight.ts'
import { createHelper, signUp } from './person.ts'
import { holdRequests, shiftOf, test } from './test.ts'

const FIRST_SECONDS_MS = 3000

test('a conversation loads little JavaScript in its first three seconds', async ({ page, context }) => {
  await signUp(page)
  await createHelper(page, 'friend')
  const visit = await context.newPage()
  const scripts: Promise<Buffer>[] = []
  visit.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await visit.goto(page.url())
  await visit.waitForTimeout(FIRST_SECONDS_MS)
  await expect(visit.getByRole('textbox', { name: 'Message Sam' })).toBeVisible()
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES)
  expect(sizes.length).toBeGreaterThan(1)
})

test('a page shows its frame, and asks for its data, before its script has arrived', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'friend')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const arrive = await holdRequests(page, '**/assets/index-*.js')
  await page.goto('/helpers', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'My Helpers' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chats' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await expect.poll(() => asked).toContain('/api/helpers')
  arrive()
  await expect(page.getByRole('heading', { name: 'Sam' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Helpers' })).toHaveCount(1)
  expect(asked.filter((path) => path === '/api/helpers')).toHaveLength(1)
  expect(await shiftOf(page), 'what is seen jumps').toBeLessThan(0.01)
})
