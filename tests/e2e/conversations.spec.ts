import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { ConversationListAnswer } from '../../src/contract/conversations.ts'
import { type PostgresServer, withClient } from '../support/postgres.ts'
import { conversationMenu, createHelper, messagesOf, sayAndWait, setChecked, signUp } from './person.ts'
import { test as base, expectGoodInBothSchemes, expectGoodPage } from './test.ts'

const test = base.extend({ baseURL: async ({ onPostgres }, use) => use(onPostgres.product.address) })

const COPIES = 150

/** Duplicates the newest message of a conversation; returns the ids of all its messages. */
const repeat = ({ url }: PostgresServer, helperId: number): Promise<number[]> =>
  withClient(url, async (client) => {
    await client.query(
      `insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source)
       select helper_id, user_id, content, is_from_user, sent_at, delivery_status, source
       from (select * from messages where helper_id = $1 order by id desc limit 1) m, generate_series(1, $2)`,
      [helperId, COPIES],
    )
    const { rows } = await client.query('select id from messages where helper_id = $1 order by id', [helperId])
    return rows.map(({ id }) => Number(id))
  })

const countUnread = async ({ request }: Page): Promise<number> => {
  const { conversations } = (await (await request.get('/api/conversations')).json()) as ConversationListAnswer
  return conversations.reduce((sum: number, { unread }: { unread: number }) => sum + unread, 0)
}

const letTimeCome = ({ url }: PostgresServer) =>
  withClient(url, (client) =>
    client.query("update message_schedules set scheduled_time = now() where status = 'pending'"),
  )

test('unread messages are counted, and cleared in every window when read', async ({ page, context, onPostgres }) => {
  await signUp(page)
  await createHelper(page, 'workout_buddy')
  const conversation = page.url()
  await sayAndWait(page, 'I run on Sundays.')
  // The page reports the reply as read only after it has shown it.
  await expect.poll(() => countUnread(page)).toBe(0)
  await page.goto('/settings')
  await expect(page).toHaveTitle(/^Settings/)
  const other = await context.newPage()
  await other.goto('/helpers')
  await expect(other).toHaveTitle(/^My Helpers/)
  await letTimeCome(onPostgres.server)
  await expect(page).toHaveTitle(/^\(1\) Settings/)
  await expect(other).toHaveTitle(/^\(1\) My Helpers/)

  await page.goto(conversation)
  await expect(page.getByRole('note').filter({ hasText: /^New$/ })).toBeVisible()
  await expect(other).toHaveTitle(/^My Helpers/)
  await expect(page).toHaveTitle(/^Conversations/)
  await expect(page.getByRole('note').filter({ hasText: /^New$/ })).toBeVisible()
  await expectGoodPage(page)
  await page.reload()
  await expect(page).toHaveTitle(/^Conversations/)
  await expect(page.getByRole('note').filter({ hasText: /^New$/ })).toBeHidden()
})

test('a helper deleted in another window leaves this one', async ({ page, watched }) => {
  await signUp(page)
  await createHelper(page, 'friend')
  await sayAndWait(page, 'We met at the lake.')
  await page.request.delete(`/api/helpers/${new URL(page.url()).pathname.split('/').at(-1)}`)
  await expect(page.getByText('No helpers found')).toBeVisible()
  await expect(page.getByText('We met at the lake.')).toBeHidden()
  // The browser logs that its messages are gone.
  watched.faults.length = 0
})

test('a search over all conversations leads to a message in its context', async ({ page, onPostgres }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signUp(page)
  await createHelper(page, 'friend')
  await sayAndWait(page, 'My brother bought a *canoe* in Duluth.')
  const [said] = await repeat(onPostgres.server, Number(new URL(page.url()).pathname.split('/').at(-1)))
  await createHelper(page, 'career_coach')
  await sayAndWait(page, 'The interview is on Thursday.')
  const list = page.getByRole('navigation', { name: 'Conversations' })
  const lines = list.getByRole('link')

  await test.step('the list stands beside the conversation, newest first', async () => {
    await expect(lines).toContainText([/^Alex/, /^Sam/])
    await expect(lines.first()).toHaveAttribute('aria-current', 'page')
    await page.getByRole('textbox', { name: 'Message Alex' }).blur()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('sam')
    await expect(lines).toContainText([/^Sam/])
    await expectGoodInBothSchemes(page)
  })

  await test.step('finds messages by their words', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('canoes')
    await page.keyboard.press('Enter')
    const results = list.getByRole('list', { name: 'Messages found' }).getByRole('link')
    await list.getByText('Filters').click()
    await list.getByLabel('Said by').selectOption('You')
    await expect(results).toHaveCount(1)
    await expect(results).toContainText('You: My brother bought a canoe in Duluth.')
    await expect(results.locator('mark')).toHaveText('canoe')
    await expectGoodInBothSchemes(page)
    const from = list.getByLabel('From')
    await from.fill('2026-01-02')
    await from.press('ArrowDown')
    await expect(from).toBeFocused()
    await from.fill('2100-01-02')
    await expect(list.getByRole('status')).toHaveText('No message has “canoes” with these filters.')
    await list.getByLabel('To').fill('2100-01-01')
    await expect(list.getByRole('alert')).toHaveText('This day is before “From”. Please choose a later one.')
    await expect(list.getByText('The search failed')).toBeHidden()
    await expectGoodInBothSchemes(page)
    await list.getByLabel('To').fill('')
    await from.fill('')
    await results.click()
    await expect(page.locator(`#message-${said}`)).toBeInViewport()
    await expect(page.locator(`#message-${said}`)).toBeFocused()
    await expect(results).toHaveCount(1)
  })

  await test.step('Escape returns to the list', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).press('Escape')
    await expect(lines).toContainText([/^Alex/, /^Sam/])
    await page.getByRole('searchbox', { name: 'Search' }).press('ArrowDown')
    await expect(lines.first()).toBeFocused()
  })
})

/** Chooses from the menu in the header. */
async function chooseAbove(page: Page, item: string): Promise<void> {
  await conversationMenu(page).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('a conversation is searched, pinned, muted, archived, exported and cleared from its menu', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'friend')
  await sayAndWait(page, 'My brother bought a canoe.')
  await createHelper(page, 'career_coach')
  await sayAndWait(page, 'The canoe is in Duluth.')
  const conversation = page.url()
  const list = page.getByRole('navigation', { name: 'Conversations' })

  await test.step('only this conversation is searched', async () => {
    await conversationMenu(page).click()
    await expectGoodPage(page)
    await page.getByRole('menuitem', { name: 'Search here' }).click()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
    await page.keyboard.type('canoe')
    const results = list.getByRole('list', { name: 'Messages found' }).getByRole('link')
    await expect(results.first()).toContainText('Duluth')
    await expect(list.getByText('brother')).toHaveCount(0)
    await expectGoodPage(page)
    await page.getByRole('button', { name: 'Search everywhere instead of In Alex' }).click()
    await expect(list.getByRole('link')).toContainText([/^Alex/, /^Sam/])
  })

  await test.step('pinned, another one stays above it', async () => {
    await list.getByRole('link', { name: /^Sam/ }).click()
    await chooseAbove(page, 'Pin to the top')
    await expect(page.getByText('Pinned to the top of the list').first()).toBeVisible()
    await page.goto('/conversations')
    await expect(list.getByRole('link')).toContainText([/^Sam/, /^Alex/])
    await expect(list.getByRole('img', { name: 'Pinned' })).toHaveCount(1)
    await expectGoodInBothSchemes(page)
  })

  await test.step('muted, the helper does not write first', async () => {
    await page.goto(conversation)
    await chooseAbove(page, 'Mute')
    const dialog = page.getByRole('alertdialog')
    await setChecked(dialog.getByLabel('Until I turn it back on'))
    await expectGoodPage(page)
    await dialog.getByRole('button', { name: 'Mute' }).click()
    await expect(page.getByText('Muted', { exact: true }).first()).toBeVisible()
    await expectGoodPage(page)
    await chooseAbove(page, 'Unmute')
    await expect(page.getByText(/^Next /).first()).toBeVisible()
  })

  await test.step('archived, it is back with the next message', async () => {
    await chooseAbove(page, 'Archive')
    await expect(page.getByText('Archived until the next message').first()).toBeVisible()
    await page.goto('/conversations')
    await expect(list.getByRole('link').filter({ visible: true })).toContainText([/^Sam/])
    await list.getByText('Archived (1)').click()
    await expect(list.getByRole('link').filter({ visible: true })).toContainText([/^Sam/, /^Alex/])
    await expectGoodPage(page)
    await list.getByRole('link', { name: /^Alex/ }).click()
    await sayAndWait(page, 'We paddle on Sunday.')
    await page.goto('/conversations')
    await expect(list.getByText(/^Archived/)).toHaveCount(0)
    await expect(list.getByRole('link')).toContainText([/^Sam/, /^Alex/])
  })

  await test.step('exported as Markdown, and cleared', async () => {
    await page.goto(conversation)
    const downloading = page.waitForEvent('download')
    await chooseAbove(page, 'Export as Markdown')
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^Alex \d{4}-\d\d-\d\d\.md$/)
    expect(await readFile(await download.path(), 'utf8')).toContain('The canoe is in Duluth.')
    await chooseAbove(page, 'Clear conversation')
    const dialog = page.getByRole('alertdialog')
    await expectGoodPage(page)
    await dialog.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByRole('toolbar', { name: 'Things to say' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('toolbar', { name: 'Things to say' })).toBeVisible()
  })
})

test('two windows show the same conversation', async ({ page, context }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  const other = await context.newPage()
  await other.goto(page.url())
  await sayAndWait(page, 'I have an interview on Thursday.')
  await expect(messagesOf(other).filter({ hasText: 'I have an interview on Thursday.' })).toBeVisible()
  const reply = await messagesOf(page).last().locator('[data-words]').textContent()
  await expect(messagesOf(other).last().locator('[data-words]')).toHaveText(reply ?? '')
})

test('a link to a message opens the conversation around it', async ({ page, onPostgres }) => {
  await signUp(page)
  await createHelper(page, 'career_coach')
  await sayAndWait(page, 'I have an interview on Thursday.')
  const { pathname } = new URL(page.url())
  const ids = await repeat(onPostgres.server, Number(pathname.split('/').at(-1)))
  await page.goto(`${pathname}?message=${ids[40]}`)
  await expect(page.locator(`#message-${ids[40]}`)).toBeInViewport()
  await expect(page.locator(`#message-${ids[40]}`)).toBeFocused()
  const thread = page.getByRole('region', { name: 'Conversation with Alex' })
  await expect.poll(() => messagesOf(page).count()).toBeGreaterThan(45)

  await test.step('older and newer ones load as the person scrolls', async () => {
    const scrollTo = (id: number | undefined, end: 'top' | 'bottom') =>
      expect(async () => {
        await thread.evaluate((box, isTop) => box.scrollTo(0, isTop ? 0 : box.scrollHeight), end === 'top')
        await expect(page.locator(`#message-${id}`)).toBeInViewport({ timeout: 500 })
      }).toPass()
    await scrollTo(ids[0], 'top')
    await scrollTo(ids.at(-1), 'bottom')
    await expect(messagesOf(page)).toHaveCount(ids.length)
  })

  await test.step('one button returns to the newest', async () => {
    await page.reload()
    await expect(page.locator(`#message-${ids[40]}`)).toBeInViewport()
    await page.getByRole('button', { name: 'To the newest' }).click()
    await expect(page).toHaveURL(pathname)
    await expect(page.locator(`#message-${ids.at(-1)}`)).toBeInViewport()
  })
})
