import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { rowsRead } from '../../../../../tests/support/rows-read.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange, Message } from '../../../../contract/messages.ts'
import { breakNotices } from '../../../../core/safety/break-notices.ts'
import { namedTexts } from '../../../platform/db/statement.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const query = async (text: string, values: unknown[]) => (await app.services.db.$client.query(text, values)).rows

/** A conversation of `count` messages, a minute and a half apart, the newest sent now. */
async function talked(count: number): Promise<{ person: Person; helper: Helper }> {
  const person = await signUp(app)
  const helper = await createHelper(person)
  const { reply } = (await person.post<Exchange>('/api/messages', messageTo(helper, 'Hello.'))).body
  await query(
    `insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source)
     select helper_id, user_id, content, false, now() - interval '90 seconds' * ($2::int - n), delivery_status, 'model'
     from messages, generate_series(1, $2::int) n where id = $1 order by n`,
    [reply.id, count],
  )
  await query('delete from messages where helper_id = $1 and id <= $2', [helper.id, reply.id])
  return { person, helper }
}

const page = async (person: Person, helper: Helper, search: string): Promise<Message[]> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages?${search}`)).body

it('a break is offered before the same messages, whichever page they are loaded with', async () => {
  const { person, helper } = await talked(300)
  const first = await page(person, helper, 'limit=200')
  const oldest = first[0]?.id ?? 0
  const all = [...(await page(person, helper, `limit=200&before=${oldest}`)), ...first]
  const noticed = all.flatMap(({ id }, index) => (index === 120 || index === 240 ? [id] : []))
  expect([...breakNotices(all)]).toEqual(noticed)
  expect(all[0]).not.toHaveProperty('talkingSince')
  for (const search of ['limit=50', 'limit=60', 'limit=61', `around=${noticed[0]}`, `after=${(noticed[0] ?? 0) - 1}`]) {
    const shown = await page(person, helper, search)
    const ids = shown.map(({ id }) => id)
    expect([search, ...breakNotices(shown)]).toEqual([search, ...noticed.filter((id) => ids.includes(id))])
  }
})

it('a pause of more than half an hour restarts the three hours', async () => {
  const { person, helper } = await talked(200)
  await query(
    `update messages set sent_at = sent_at - interval '30 minutes' where helper_id = $1 and id in (
       select id from messages where helper_id = $1 order by id limit 120)`,
    [helper.id],
  )
  expect((await page(person, helper, 'limit=80'))[0]).not.toHaveProperty('talkingSince')
  const [first] = await page(person, helper, 'limit=79')
  expect(first?.talkingSince).toBe((await page(person, helper, 'limit=80'))[0]?.sentAt)
})

it('a conversation that never pauses is not read completely', async () => {
  const { person, helper } = await talked(20_000)
  // As the server does at a time of its own.
  await query('analyze messages', [])
  const [first] = await page(person, helper, 'limit=50')
  expect(first).toHaveProperty('talkingSince')
  const [{ 'QUERY PLAN': plans }] = await query(
    `explain (analyze, format json) ${namedTexts().get('find_talk_before')}`,
    [helper.id, first?.sentAt, first?.id],
  )
  expect(rowsRead(plans[0].Plan)).toBeLessThan(1000)
})
