import { expect } from '@playwright/test'
import { type PostgresServer, withClient } from '../support/postgres.ts'
import { createHelper, messagesOf, sayAndWait, signUp } from './person.ts'
import { test as base } from './test.ts'

const test = base.extend({ baseURL: async ({ onPostgres }, use) => use(onPostgres.product.address) })

const COPIES = 150

/** Repeats the newest message of a conversation; gives the ids of all its messages. */
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

  await test.step('one button leads back to the newest', async () => {
    await page.reload()
    await expect(page.locator(`#message-${ids[40]}`)).toBeInViewport()
    await page.getByRole('button', { name: 'New messages' }).click()
    await expect(page).toHaveURL(pathname)
    await expect(page.locator(`#message-${ids.at(-1)}`)).toBeInViewport()
  })
})
