import { expect, type Page } from '@playwright/test'
import { HELPER_DEFAULTS } from '../../src/core/personas/options.ts'
import { PERSONAS, type PersonaType } from '../../src/core/personas/personas.ts'
import { messagesOf, signUp } from './person.ts'
import { test as base } from './test.ts'

const test = base.extend({ baseURL: async ({ connected }, use) => use(connected.product.address) })

const TYPES = Object.keys(PERSONAS).slice(0, 7) as PersonaType[]

async function createHelpers({ request }: Page): Promise<number[]> {
  await request.post('/api/billing/demo-checkout', { data: { tier: 'starter' } })
  const ids: number[] = []
  for (const personaType of TYPES) {
    const { helperName: name, description } = PERSONAS[personaType]
    const data = { ...HELPER_DEFAULTS, personaType, name, description }
    const answer = await request.post('/api/helpers', { data })
    expect(answer.status()).toBe(201)
    ids.push((await answer.json()).id)
  }
  return ids
}

/** Says whether this tab holds the stream of live events, by its requests. */
function watchStream(page: Page): () => boolean {
  const open = new Set<unknown>()
  page.on('request', (request) => request.url().endsWith('/api/events') && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  // A request that another page ends is not told.
  page.on('domcontentloaded', () => open.clear())
  return () => open.size > 0 && !page.isClosed()
}

/** A browser has six connections over HTTP/1.1, which all of its tabs share. */
test('seven tabs load, write and hear of each other, with one stream', async ({
  page,
  context,
  connected: { model },
}) => {
  await signUp(page)
  const helpers = await createHelpers(page)
  const tabs = await Promise.all(helpers.map(() => context.newPage()))
  const streams = tabs.map(watchStream)
  const leaders = () => tabs.filter((_, nth) => streams[nth]?.())
  const say = async (tab: Page, text: string) => {
    await tab.getByRole('textbox', { name: /^Message / }).fill(text)
    await tab.getByRole('button', { name: 'Send', exact: true }).click()
  }

  await test.step('all of them load', async () => {
    await Promise.all(tabs.map((tab, nth) => tab.goto(`/conversations/${helpers[nth]}`)))
    for (const tab of tabs) await expect(tab.getByRole('textbox', { name: /^Message / })).toBeEditable()
    await expect.poll(() => leaders().length).toBe(1)
  })

  await test.step('seven replies are written at once, and another page loads meanwhile', async () => {
    const { promise: gate, resolve: write } = Promise.withResolvers<void>()
    model.behave({ gate, pieces: ['It is ', 'written.'] })
    for (const [nth, tab] of tabs.entries()) await say(tab, `Question ${nth}`)
    for (const [nth, tab] of tabs.entries()) await expect(messagesOf(tab).getByText(`Question ${nth}`)).toBeVisible()
    expect(await tabs[0]?.evaluate(() => fetch('/api/auth/me').then(({ status }) => status))).toBe(200)
    write()
    for (const tab of tabs) await expect(messagesOf(tab).last()).toContainText('It is written.')
  })

  await test.step('what one writes, the others hear, also after the one with the stream is closed', async () => {
    model.behave({ pieces: ['Later.'] })
    const [leader] = leaders()
    await leader?.close()
    const left = tabs.filter((tab) => tab !== leader)
    await expect.poll(() => leaders().length).toBe(1)
    const [first, ...others] = left as [Page, ...Page[]]
    const address = new URL(first.url()).pathname
    for (const tab of others) await tab.goto(address)
    for (const tab of left) await expect(tab.getByRole('textbox', { name: /^Message / })).toBeEditable()
    await expect.poll(() => leaders().length).toBe(1)
    await say(first, 'For all tabs')
    for (const tab of left) await expect(messagesOf(tab).last()).toContainText('Later.')
  })

  await test.step('a hidden tab holds none', async () => {
    for (const tab of tabs.filter((each) => !each.isClosed())) await tab.evaluate(hide)
    await expect.poll(() => leaders().length).toBe(0)
  })
})

function hide(): void {
  Object.defineProperty(document, 'hidden', { get: () => true })
  document.dispatchEvent(new Event('visibilitychange'))
}
