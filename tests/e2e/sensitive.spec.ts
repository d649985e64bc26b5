import { expect } from '@playwright/test'
import { createHelper, messagesOf, sayAndWait, setChecked, signUp } from './person.ts'
import { expectGoodInBothSchemes, expectGoodPage, test } from './test.ts'
import { DESKTOP } from './widths.ts'

test('a person chats in Sensitive Mode, reloads, and clears it', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'friend')
  const toggle = page.getByRole('switch', { name: /^Sensitive mode/ })

  await test.step('sees on the free plan that it needs a paid plan', async () => {
    await expect(toggle).toBeDisabled()
    await expect(page.getByText('Premium')).toBeVisible()
    const usual = page.viewportSize()
    await page.setViewportSize({ width: 195, height: 422 })
    await expect(page.getByText('Premium')).toBeInViewport({ ratio: 1 })
    if (usual) await page.setViewportSize(usual)
  })

  await test.step('turns it on with a paid plan', async () => {
    const answer = await page.request.post('/api/billing/demo-checkout', { data: { tier: 'starter' } })
    expect(answer.ok()).toBe(true)
    await page.reload()
    await setChecked(toggle)
    await expect(page.getByText('Sensitive mode is on.')).toBeVisible()
    await expect(page.getByText('It stays in this tab until you close it or sign out.')).toBeVisible()
    await expect(toggle).toBeFocused()
  })

  await test.step('reads before sending that no provider will see the message', async () => {
    await page.getByRole('textbox', { name: /^Message / }).fill('My name is Maria Lopez.')
    await expect(page.getByText('The model will see:')).toBeVisible()
    await expectGoodPage(page)
  })

  await test.step('sends a message', async () => {
    await sayAndWait(page, 'Between us: I keep a secret garden.')
    await expect(page.getByText('Not stored', { exact: true })).toHaveCount(2)
    await expect(page.getByText('Sensitive', { exact: true })).toHaveCount(2)
    await expect(page.getByText('Sensitive mode is on. What you say now is not stored.', { exact: true })).toBeVisible()
    await expectGoodPage(page)
  })

  await test.step('reads the conversation at 200% zoom too', async () => {
    const usual = page.viewportSize()
    await page.setViewportSize({ width: 195, height: 422 })
    const thread = await page.getByRole('region', { name: /^Conversation with/ }).boundingBox()
    expect(thread?.height).toBeGreaterThan(60)
    await expectGoodPage(page)
    if (usual) await page.setViewportSize(usual)
  })

  await test.step('finds it in this tab after a reload, and nowhere else', async () => {
    await page.reload()
    await expect(messagesOf(page).filter({ hasText: 'Between us' })).toBeVisible()
    await expect(toggle).toBeChecked()
    const id = /\d+$/.exec(page.url())?.[0]
    const stored = await page.request.get(`/api/helpers/${id}/messages`)
    expect(await stored.text()).not.toContain('secret garden')
  })

  await test.step('returns to the ordinary conversation', async () => {
    await setChecked(toggle, false)
    await expect(page.getByText('Sensitive mode is on.')).toBeHidden()
    await sayAndWait(page, 'And this may be kept.')
    await expect(page.getByText('Not stored', { exact: true })).toHaveCount(2)
    await expect(
      page.getByText('What you said in Sensitive Mode stays in this tab until you close it or sign out.'),
    ).toBeVisible()
  })

  await test.step('clears the unsaved messages', async () => {
    await page.getByRole('button', { name: 'Clear it now' }).click()
    await expect(page.getByText('secret garden')).toHaveCount(0)
    await expect(messagesOf(page).filter({ hasText: 'And this may be kept.' })).toBeVisible()
  })
})

test('nothing is sent until it is known whether Sensitive Mode is on', async ({ page, context, watched }) => {
  await signUp(page)
  await page.request.post('/api/billing/demo-checkout', { data: { tier: 'starter' } })
  await page.request.patch('/api/privacy/settings', { data: { sensitiveMode: true } })
  await page.route('**/api/privacy/settings', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/privacy/settings'))
  await createHelper(page, 'friend')
  await failed
  const field = page.getByRole('textbox', { name: /^Message / })
  await field.fill('Between us: I keep a secret garden.')
  await field.press('Enter')
  await expect(page.getByText('Loading messages')).toBeHidden()
  await expect(page.getByRole('list', { name: 'Not sent yet' })).toContainText('Waiting for your privacy settings')
  await expectGoodPage(page)

  await page.unroute('**/api/privacy/settings')
  await expect(page.getByText('Sensitive mode is on.')).toBeVisible()
  await expect(page.getByText('Not stored', { exact: true })).toHaveCount(2)
  const id = /\d+$/.exec(page.url())?.[0]
  const stored = await page.request.get(`/api/helpers/${id}/messages`)
  expect(await stored.json()).toEqual([])

  await test.step('nor while offline, and afterwards in the same mode', async () => {
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await field.fill('It has a fountain.')
    await field.press('Enter')
    await expect(page.getByRole('list', { name: 'Not sent yet' })).toContainText('It has a fountain.')
    await context.setOffline(false)
    await expect(page.getByText('Not stored', { exact: true })).toHaveCount(4)
    const storedLater = await page.request.get(`/api/helpers/${id}/messages`)
    expect(await storedLater.json()).toEqual([])
  })
  watched.faults.length = 0
})

test('Sensitive Mode is turned on from elsewhere, and off only here', async ({ page }) => {
  await signUp(page)
  await page.request.post('/api/billing/demo-checkout', { data: { tier: 'starter' } })
  await createHelper(page, 'friend')
  const toggle = page.getByRole('switch', { name: /^Sensitive mode/ })
  await expect(toggle).not.toBeChecked()
  const asked = () => page.waitForResponse('**/api/privacy/settings')
  const turnElsewhere = async (sensitiveMode: boolean) => {
    const answered = asked()
    await page.request.patch('/api/privacy/settings', { data: { sensitiveMode } })
    await answered
  }
  await turnElsewhere(true)
  await expect(page.getByText('Sensitive mode is on.')).toBeVisible()
  await turnElsewhere(false)
  await page.getByRole('textbox', { name: /^Message / }).fill('Between us.')
  await expect(toggle).toBeChecked()
  await setChecked(toggle, false)
  await expect(page.getByText('Sensitive mode is on.')).toBeHidden()
})

test('someone in danger is answered while it is unknown whether Sensitive Mode is on', async ({ page, watched }) => {
  await signUp(page)
  await page.request.post('/api/billing/demo-checkout', { data: { tier: 'starter' } })
  await page.route('**/api/privacy/settings', (route) => route.abort())
  await createHelper(page, 'friend')
  const field = page.getByRole('textbox', { name: /^Message / })
  await field.fill('I want to kill myself.')
  await field.press('Enter')
  await expect(page.getByRole('status').getByRole('link', { name: 'Call 988' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Not sent yet' })).toContainText('Waiting for your privacy settings')
  await expectGoodInBothSchemes(page)
  const id = /\d+$/.exec(page.url())?.[0]
  const stored = await page.request.get(`/api/helpers/${id}/messages`)
  expect(await stored.json()).toEqual([])
  watched.faults.length = 0
})

test.describe('with a model', () => {
  test.use({ baseURL: async ({ connected }, use) => use(connected.product.address) })

  test('a person previews what the model will see, and exactly that is sent', async ({
    page,
    connected: { model },
  }) => {
    await signUp(page)
    await page.request.post('/api/billing/demo-checkout', { data: { tier: 'starter' } })
    await createHelper(page, 'friend')
    await setChecked(page.getByRole('switch', { name: 'Sensitive mode' }))
    const preview = page.getByRole('region', { name: 'What the model will see' })
    const field = page.getByRole('textbox', { name: /^Message / })
    await field.fill('I slept badly.')
    await expect(preview).toContainText('Our rules found nothing to hide.')
    await field.fill('My name is Maria Lopez, and maria@example.com is mine.')
    await expect(preview).toContainText(/My name is \[NAME_\d\], and \[EMAIL_1\] is mine\./)
    await expectGoodInBothSchemes(page)
    const shown = await preview.locator('p').last().textContent()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(preview).toBeHidden()
    // The date and the time stand before it.
    await expect.poll(() => model.requests.at(-1)?.body.messages.at(-1)?.content.split('\n\n').at(-1)).toBe(shown)
  })

  for (const place of ['this tab', 'another tab']) {
    test(`a person who signs out in ${place} leaves nothing in this one`, async ({ page, context, connected }) => {
      connected.model.behave({ tokenMs: 200 })
      await signUp(page)
      await page.request.post('/api/billing/demo-checkout', { data: { tier: 'starter' } })
      await createHelper(page, 'friend')
      await setChecked(page.getByRole('switch', { name: 'Sensitive mode' }))
      const field = page.getByRole('textbox', { name: /^Message / })
      await field.fill('Between us: I keep a secret garden.')
      await field.press('Enter')
      // The first reply of a new model is shown as a whole, and then it is announced as well.
      await expect(page.getByText(/word1 /).first()).toBeVisible()
      // Signed out sooner, its preview would be refused.
      const previewed = page.waitForResponse((answer) => answer.request().postData()?.includes('fountain') ?? false)
      await field.fill('It has a fountain.')
      await previewed
      const leaving = place === 'this tab' ? page : await context.newPage()
      await leaving.setViewportSize(DESKTOP)
      if (leaving !== page) await leaving.goto('/settings')
      await leaving.getByRole('button', { name: /^Account: / }).click()
      await leaving.getByRole('menuitem', { name: 'Sign out' }).click()
      await expect(leaving).toHaveURL('/')
      await expect(page.getByText('secret garden')).toHaveCount(0)
      await expect(page).toHaveURL(leaving === page ? '/' : /\/signin/)
      // The other tab empties itself once it learns of the sign-out.
      const kept = () => page.evaluate(() => JSON.stringify(sessionStorage)).catch(() => 'garden')
      await expect.poll(kept).not.toMatch(/garden|fountain/)
      connected.model.behave({})
    })
  }

  test('a session that ended elsewhere takes what was said in Sensitive Mode with it, and no draft', async ({
    page,
    watched,
  }) => {
    await signUp(page)
    await page.request.post('/api/billing/demo-checkout', { data: { tier: 'starter' } })
    await createHelper(page, 'friend')
    await setChecked(page.getByRole('switch', { name: 'Sensitive mode' }))
    await sayAndWait(page, 'Between us: I keep a secret garden.')
    await page.getByRole('textbox', { name: /^Message / }).fill('It has a fountain.')
    await page.request.post('/api/auth/sign-out')
    await expect(page).toHaveURL(/\/signin/)
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage)).catch(() => 'garden')
    await expect.poll(kept).not.toContain('garden')
    expect(await kept()).toContain('fountain')
    watched.faults.length = 0
  })
})
