import { expect, type Page } from '@playwright/test'
import { messagesOf, signUp } from './person.ts'
import { expectGoodPage, test } from './test.ts'

/** As long as a name may be, in words that do not fit a phone; a word that fits nowhere; words from right to left. */
const NAME = 'Wilhelmina Alexandra Featherstonehaugh-Cholmondeley'.slice(0, 50)
const WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200)
const HEBREW = 'שלום, אני גר בתל אביב.'

const PRIVACY = [
  ...['Memory Overview', 'Total Memories', 'Sensitive', 'Cross-Helper', 'High Security'],
  ...[
    'Core Privacy Settings',
    'Sensitive Mode',
    'Standard Mode (Free)',
    'Sensitive Mode (Paid Plans)',
    'Upgrade Required',
  ],
  ...['Cross-Helper Memory Sharing', 'Data Protection Level', 'Data Retention Period', '365 days'],
  ...['Sensitive Data Categories', 'PII', 'Financial', 'Health', 'Legal', 'Relationship', 'Highly Sensitive'],
  ...['Memory Management', 'cannot be recovered'],
]

/** A phone of 390 px whose page is enlarged to twice its size. */
const ENLARGED = { width: 195, height: 422 }

async function haveHelper(page: Page): Promise<number> {
  const choices = { tone: 'friendly', messageLength: 'brief', frequency: 'weekly', preferredTime: 'morning' }
  const data = { personaType: 'friend', name: NAME, description: WORD, communicationType: 'chat', ...choices }
  const { id } = await (await page.request.post('/api/helpers', { data })).json()
  for (const content of [WORD, HEBREW])
    await page.request.post('/api/messages', { data: { helperId: id, content, isFromUser: true } })
  return id
}

/** Path of each page, the heading that tells that it is there, and what the specification has it say. */
const pagesOf = (id: number): readonly [string, RegExp, ...string[]][] => [
  [
    '/create',
    /Choose Your Helper Type/,
    'Define',
    'Career Closer',
    'Dating Ghostbuster',
    'Kind Confidante',
    'Machiavelli',
  ],
  [
    '/helpers',
    /My Helpers/,
    '1 of 3 helpers used',
    'New Helper',
    'Active',
    'Pause',
    'Edit',
    'Delete',
    'View Conversations',
  ],
  [`/helpers/${id}/edit`, /Edit Wilhelmina/, 'Weekly', 'Morning (8-10 AM)', 'Friendly', 'Brief (1-2 sentences)'],
  [`/helpers/${id}/history`, /Messages from Wilhelmina/],
  ['/conversations', /Select a Conversation/, 'Active'],
  [`/conversations/${id}`, /Wilhelmina/, 'Today'],
  ['/memory', /^Memory$/],
  ['/privacy', /Privacy & Data Settings/, ...PRIVACY],
  ['/settings', /^Settings$/, 'Account', 'Notifications', 'Billing', 'Name', 'Email'],
  ['/settings?tab=notifications', /^Settings$/],
  ['/settings?tab=billing', /^Settings$/, 'The free plan allows up to 3 helpers and 25 messages per month'],
  ['/subscription/success', /Subscription Successful!/, 'Premium', 'Create New Helper', 'View My Conversations'],
  ['/subscription/cancel', /Subscription Canceled/, 'No charges were made', 'Try Again', 'Back to Home'],
]

test('every page of a person says its words, and holds long ones and twice its size', async ({ page }) => {
  // Every page is examined by axe, which takes its time on a busy machine.
  test.setTimeout(240_000)
  await signUp(page)
  const id = await haveHelper(page)
  const usual = page.viewportSize() ?? ENLARGED
  for (const [path, heading, ...said] of pagesOf(id)) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('main').getByRole('status', { name: /Loading/ })).toHaveCount(0)
      for (const words of said) await expect(page.locator('main')).toContainText(words)
      await expectGoodPage(page)
      await page.setViewportSize(ENLARGED)
      await expectNotSideways(page)
      await page.setViewportSize(usual)
    })
  }
  await test.step('words from right to left', async () => {
    await page.goto(`/conversations/${id}`)
    const said = messagesOf(page).filter({ hasText: HEBREW }).locator('[dir=auto]')
    await expect(said).toHaveCSS('direction', 'rtl')
    await expect(messagesOf(page).filter({ hasText: WORD }).locator('[dir=auto]')).toHaveCSS('direction', 'ltr')
  })
})

/** The page is no wider than its window. */
const expectNotSideways = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
