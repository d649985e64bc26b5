import { expect, type Locator, type Page } from '@playwright/test'
import { type PostgresServer, withClient } from '../support/postgres.ts'
import { conversationMenu, createHelper, messagesOf, sayAndWait, signUp } from './person.ts'
import { test as base, expectGoodInBothSchemes, holdRequests, shiftOf } from './test.ts'
import { atBothWidths } from './widths.ts'

const test = base.extend({ baseURL: async ({ onPostgres }, use) => use(onPostgres.product.address) })

const COUNT = 3000

/** Copies of the newest message of a conversation, an hour apart, ending yesterday. Returns the ids, oldest first. */
const fill = ({ url }: PostgresServer, helperId: number): Promise<number[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source)
       select helper_id, user_id, content, n % 2 = 0, now() - make_interval(hours => $2 - n + 24), delivery_status,
         case when n % 2 = 0 then 'person' else 'model' end
       from (select * from messages where helper_id = $1 order by id desc limit 1) m, generate_series(1, $2::int) n
       order by n returning id`,
      [helperId, COUNT],
    )
    await client.query('delete from messages where helper_id = $1 and id < $2', [helperId, rows[0].id])
    return rows.map(({ id }) => Number(id))
  })

const thread = (page: Page) => page.getByRole('region', { name: 'Conversation with Alex' })

/** Scrolls near the first message and waits for older ones. Returns how far the text being read has moved, in pixels. */
async function loadOlder(page: Page): Promise<number> {
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
  await page.route('**/messages?before=*', async (route) => {
    await isRead
    await route.continue()
  })
  const before = await thread(page).evaluate(async (box) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const topOf = (element: Element) => element.getBoundingClientRect().top
    box.scrollTo(0, 400)
    for (let height = 0; height !== box.scrollHeight; await frame()) {
      height = box.scrollHeight
      await frame()
    }
    const first = [...box.querySelectorAll('.message')].find((one) => topOf(one) >= topOf(box))
    return { id: first?.id ?? '', top: first ? topOf(first) : Number.NaN, height: box.scrollHeight }
  })
  read()
  const moved = await thread(page).evaluate(async (box, { id, top, height }) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (box.scrollHeight < height + 1000) await frame()
    await frame()
    return (document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - top
  }, before)
  await page.unroute('**/messages?before=*')
  return moved
}

/** Scrolls up a long way, a part of the screen each frame. Returns the number of frames that showed no message. */
const blankFrames = (page: Page) =>
  thread(page).evaluate(async (box) => {
    const { left, top, width, height } = box.getBoundingClientRect()
    const isShown = (y: number) =>
      document.elementsFromPoint(left + width / 2, y).some((one) => one.matches('li, ol, section, h2'))
    let blank = 0
    for (let frame = 0; frame < 40; frame += 1) {
      box.scrollBy(0, -height / 2)
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (!isShown(top + height / 4) || !isShown(top + (3 * height) / 4)) blank += 1
    }
    return blank
  })

async function openDate(page: Page): Promise<void> {
  await conversationMenu(page).click()
  await page.getByRole('menuitem', { name: 'Jump to date' }).click()
}

/** Returns the message found. Its highlight is caught before it fades, after three seconds. */
async function jumpTo(page: Page, date: string): Promise<Locator> {
  await openDate(page)
  await page.getByLabel('Date', { exact: true }).fill(date)
  const highlighted = page.waitForSelector('[data-found]')
  await page.getByRole('button', { name: 'Jump', exact: true }).click()
  return page.locator(`#${await (await highlighted).getAttribute('id')}`)
}

test('a long conversation can be scrolled back, opened at a date, and returned to its end', async ({
  page,
  onPostgres,
}) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  await sayAndWait(page, 'I have an interview on Thursday.')
  const { pathname } = new URL(page.url())
  const helperId = pathname.split('/').at(-1)
  const ids = await fill(onPostgres.server, Number(helperId))
  await page.request.post(`/api/helpers/${helperId}/read`, { data: { upTo: ids.at(-1) } })
  const newest = page.locator(`#message-${ids.at(-1)}`)
  const tip = page.getByRole('note').filter({ hasText: 'Alex writes to you first' })
  await page.reload()
  await expect(newest).toBeInViewport()

  await test.step('a tip above that is dismissed moves nothing that is being read', async () => {
    await page.locator(`#message-${ids.at(-20)}`).scrollIntoViewIfNeeded()
    const topOfRead = () => page.locator(`#message-${ids.at(-20)}`).evaluate((one) => one.getBoundingClientRect().top)
    const top = await topOfRead()
    await tip.getByRole('button', { name: 'Dismiss this tip' }).click()
    await expect(tip).toBeHidden()
    await expect.poll(async () => Math.abs((await topOfRead()) - top)).toBeLessThan(1)
  })

  await test.step('older messages load without moving the view, and distant ones are not drawn', async () => {
    const moved: number[] = []
    for (let pages = 0; pages < 10; pages += 1) moved.push(Math.round(await loadOlder(page)))
    expect(moved).toEqual(Array(10).fill(0))
    // Only what is near the screen is drawn.
    const drawn = () =>
      messagesOf(page).evaluateAll(
        (all) => all.filter((one) => one.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
      )
    await expect.poll(drawn).toBeLessThan(100)
    // Each part that is hidden by itself costs time in every frame.
    expect(await thread(page).locator('[data-far]').count()).toBeLessThan(150)
    expect(await blankFrames(page)).toBe(0)
  })

  await test.step('one press leads to the end, where a reply appears', async () => {
    await page.getByRole('button', { name: 'To the newest' }).click()
    await expect(newest).toBeInViewport()
    await sayAndWait(page, 'What shall I wear?')
    await expect(messagesOf(page).last()).toBeInViewport()
  })

  await test.step('choosing a date shows the first message of that day', async () => {
    await thread(page).evaluate((box) => box.scrollBy(0, -2000))
    await openDate(page)
    await expectGoodInBothSchemes(page)
    const field = page.getByLabel('Date', { exact: true })
    await field.fill('2001-01-01')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'This conversation began on' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(conversationMenu(page)).toBeFocused()

    const first = new Date(Date.now() - 100 * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/New_York' })
    const found = await jumpTo(page, first)
    await expect(found).toBeInViewport()
    await expect(found).toBeFocused()
    await expect(found.locator('xpath=preceding-sibling::*')).toHaveCount(0)
    const label = new Date(`${first}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium' })
    await expect(page.getByRole('heading', { name: label })).toBeInViewport()
  })

  await test.step('one button returns to the newest', async () => {
    await page.getByRole('button', { name: 'To the newest' }).click()
    await expect(page).toHaveURL(pathname)
    await expect(messagesOf(page).last()).toBeInViewport()
  })
})

test('a message written from an old day, with many unread ones, is shown with its reply', async ({
  page,
  onPostgres,
}) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  await sayAndWait(page, 'I have an interview on Thursday.')
  const { pathname } = new URL(page.url())
  const ids = await fill(onPostgres.server, Number(pathname.split('/').at(-1)))
  // What is unread becomes known only after the reply.
  const tellUnread = await holdRequests(page, '**/api/conversations')
  const highlighted = page.waitForSelector(`#message-${ids[500]}[data-found]`)
  await page.goto(`${pathname}?message=${ids[500]}`)
  await highlighted
  await expect(page.locator(`#message-${ids[500]}`)).toBeInViewport()
  await sayAndWait(page, 'What shall I wear?')
  await expect(page).toHaveURL(pathname)
  const known = page.waitForResponse('**/api/conversations')
  tellUnread()
  await (await known).finished()
  await page.waitForTimeout(500)
  await expect(messagesOf(page).last()).toBeInViewport({ ratio: 1 })
})

test('nothing jumps where more than a page is unread', async ({ page, onPostgres }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  await sayAndWait(page, 'I have an interview on Thursday.')
  const { pathname } = new URL(page.url())
  await page.goto('/helpers')
  await fill(onPostgres.server, Number(pathname.split('/').at(-1)))
  await atBothWidths(page, async () => {
    await page.goto(pathname)
    await expect(page.getByRole('note').filter({ hasText: /^New$/ })).toBeInViewport()
    await expect.poll(() => messagesOf(page).count()).toBeGreaterThan(50)
    expect(await shiftOf(page), 'what is seen jumps').toBeLessThan(0.001)
  })
})
