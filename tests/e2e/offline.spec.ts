import { expect, type Page } from '@playwright/test'
import { conversationMenu, createHelper, messagesOf, sayAndWait, signIn, signUp } from './person.ts'
import { expectGoodPage, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const OFFLINE_FAULT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/

const field = (page: Page) => page.getByRole('textbox', { name: /^Message / })
const waitingIn = (page: Page) => page.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem')

/** All files that the service worker keeps are there. */
const filesAreKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const script = await (await fetch('/service-worker.js')).text()
    const [, files = '[]'] = /APP_FILES = (.*)/.exec(script) ?? []
    return Promise.all(JSON.parse(files).map((path: string) => caches.match(path))).then((kept) => kept.every(Boolean))
  })

test.afterEach(({ watched }) => {
  watched.faults.splice(0, watched.faults.length, ...watched.faults.filter((fault) => !OFFLINE_FAULT.test(fault)))
})

test('offline, loaded messages are shown, and new ones wait and are sent later', async ({ page, context }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  await sayAndWait(page, 'I have an interview on Thursday.')
  const conversation = page.url()
  await page.evaluate(() => navigator.serviceWorker.ready)
  // Opened again, so that the service worker controls the page.
  await page.reload()
  await expect(messagesOf(page).filter({ hasText: 'I have an interview on Thursday.' })).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = (await (await caches.open('responses')).keys()).map(({ url }) => new URL(url).pathname)
        const app = (await caches.keys()).filter((name) => name.startsWith('app-'))
        const files = await Promise.all(app.map(async (name) => (await (await caches.open(name)).keys()).length))
        return kept.some((path) => path.endsWith('/messages')) && kept.includes('/api/helpers') && (files[0] ?? 0) > 5
      }),
    )
    .toBe(true)

  await test.step('opens offline', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expect(messagesOf(page).filter({ hasText: 'I have an interview on Thursday.' })).toBeVisible()
    await page.goto('/helpers')
    await expect(page.getByRole('heading', { name: 'Alex' })).toBeVisible()
    await page.goto('/memory')
    await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible()
    await page.goto(conversation)
    await conversationMenu(page).click()
    await expect(page.getByRole('menuitem', { name: 'Edit Alex' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('keeps written messages across a reload', async () => {
    for (const text of ['What do I say first?', 'And what last?']) {
      await field(page).fill(text)
      await page.getByRole('button', { name: 'Send' }).click()
    }
    await page.getByRole('link', { name: 'Who can help now' }).click()
    await expect(page.getByRole('link', { name: 'Call 911' })).toBeVisible()
    await page.goBack()
    // The cached copy may be older than the reply to the newest message.
    await page.evaluate(async () => {
      const kept = await caches.open('responses')
      for (const request of await kept.keys()) {
        if (!request.url.endsWith('/messages')) continue
        const messages: { isFromUser: boolean }[] = await (await kept.match(request))?.json()
        const newest = messages.findLastIndex(({ isFromUser }) => isFromUser)
        await kept.put(request, Response.json(messages.slice(0, newest + 1)))
      }
    })
    await page.reload()
    await expect(page.getByText('The connection was lost. Your message is kept.')).toBeVisible()
    await expect(waitingIn(page)).toHaveText([/What do I say first\?/, /And what last\?/])
    await expectGoodPage(page)
  })

  await test.step('sends them in order', async () => {
    await context.setOffline(false)
    await expect(page.getByRole('list', { name: 'Not sent yet' })).toBeHidden()
    const own = messagesOf(page).filter({ hasText: /What do I say first\?|And what last\?/ })
    await expect(own).toHaveCount(2)
    await expect(own.first()).toContainText('What do I say first?')
  })

  await test.step('loses the copies of what is deleted elsewhere', async () => {
    const copies = () =>
      page.evaluate(async () => {
        const kept = await caches.open('responses')
        const texts = (await kept.keys()).map(async (request) => (await kept.match(request))?.text())
        return (await Promise.all(texts)).join()
      })
    await page.goto('/settings')
    await expect.poll(copies).toContain('I have an interview on Thursday.')
    const helperId = /\d+$/.exec(conversation)?.[0]
    const messages: { id: number; content: string }[] = await (
      await page.request.get(`/api/helpers/${helperId}/messages`)
    ).json()
    // It is refused while a reply to a later message is being written.
    const deleteElsewhere = (text: string) =>
      expect(async () => {
        const id = messages.find(({ content }) => content === text)?.id
        expect((await page.request.delete(`/api/messages/${id}`)).status()).toBe(204)
      }).toPass()
    await deleteElsewhere('I have an interview on Thursday.')
    await expect.poll(copies).not.toContain('I have an interview on Thursday.')
    await page.goto(conversation)
    await expect.poll(copies).toContain('And what last?')
    await page.goto('about:blank')
    await deleteElsewhere('And what last?')
    await page.goto('/settings')
    await expect.poll(copies).not.toContain('And what last?')
    await expect.poll(copies).toContain('What do I say first?')
    await page.request.delete(`/api/helpers/${helperId}`)
    await page.goto('/helpers')
    await expect.poll(copies).not.toContain('What do I say first?')
  })

  await test.step('removes everything at sign-out', async () => {
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()).filter((name) => !name.startsWith('app-')),
        ...Object.keys(localStorage).filter((key) => key.startsWith('outbox')),
      ])
    await expect.poll(left).toEqual([])
  })
})

test('a session that ended elsewhere leaves no copies', async ({ page }) => {
  const copies = () => page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith('app-')))
  const username = await signUp(page)
  await createHelper(page, 'career_coach')
  await expect.poll(copies).toEqual(['responses'])
  await test.step('in an open page', async () => {
    await page.request.post('/api/auth/sign-out')
    await expect(page).toHaveURL(/\/signin/)
    await expect.poll(copies).toEqual([])
  })
  await test.step('in a page that is opened later', async () => {
    await signIn(page, username)
    await page.goto('/helpers')
    await expect.poll(copies).toEqual(['responses'])
    await page.goto('about:blank')
    await page.request.post('/api/auth/sign-out')
    await page.goto('/signin')
    await expect.poll(copies).toEqual([])
  })
})

test('the first words of a conversation may be written offline', async ({ page, context }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => filesAreKept(page)).toBe(true)
  // Only the service worker has the parts that load later.
  await page.reload()
  await expect(field(page)).toBeVisible()
  await context.setOffline(true)
  await field(page).fill('I have an interview on Thursday.')
  await field(page).press('Enter')
  await expect(waitingIn(page)).toHaveText([/I have an interview on Thursday\./])
  await context.setOffline(false)
  await expect(messagesOf(page).filter({ hasText: 'I have an interview on Thursday.' })).toBeVisible()
  await expect(waitingIn(page)).toHaveCount(0)
})

test('opened offline with nothing kept, a page says so, and goes on by itself', async ({ page, context }) => {
  await signUp(page)
  await page.goto('/conversations')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => filesAreKept(page)).toBe(true)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await context.setOffline(true)
  await page.goto('/conversations')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expectGoodPage(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'No helpers found' })).toBeVisible()
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a conversation that is open stays, and so does what is written in it', async ({ page, context }) => {
    await signUp(page)
    const menu = page.waitForRequest(/\/conversation-menu-view-/)
    await createHelper(page, 'career_coach')
    await expect(page.getByRole('toolbar', { name: 'Things to say' })).toBeVisible()
    // Waits for what it imports, too.
    await page.evaluate((url) => import(url).then(() => undefined), (await menu).url())
    await context.setOffline(true)
    await field(page).fill('I have an interview on Thursday.')
    await field(page).press('Enter')
    await expect(waitingIn(page)).toContainText('I have an interview on Thursday.')
    await conversationMenu(page).click()
    await expect(page.getByRole('menuitem', { name: 'Memory' })).toBeVisible()
    await page.keyboard.press('Escape')

    await context.setOffline(false)
    await expect(messagesOf(page).filter({ hasText: 'I have an interview on Thursday.' })).toBeVisible()
    await expect(waitingIn(page)).toHaveCount(0)
  })
})
