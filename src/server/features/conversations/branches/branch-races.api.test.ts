import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { openChatApp } from '../../../../../tests/support/model-app.ts'
import type { TestApp } from '../../../../../tests/support/test-app.ts'
import { until } from '../../../../../tests/support/until.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange, Message } from '../../../../contract/messages.ts'
import { DEADLOCK, hasDatabaseCode } from '../../../platform/errors/errors.ts'

/** Concurrent changes of one conversation. */

let app: TestApp
let person: Person
let helper: Helper
beforeAll(async () => {
  app = await openChatApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await signUp(app)
  helper = await createHelper(person)
})

const say = async (text: string): Promise<Exchange> =>
  (await person.post<Exchange>('/api/messages', messageTo(helper, text))).body
const send = (text: string) => person.post<Exchange>('/api/messages', messageTo(helper, text))
const regenerate = (id: number) => person.post<Exchange>(`/api/messages/${id}/regenerate`)
const edit = (id: number, content: string) => person.post<Exchange>(`/api/messages/${id}/edit`, { content })
const select = (id: number) => person.post(`/api/messages/${id}/select`)
const remove = (id: number) => person.del(`/api/messages/${id}`)
const shown = async (): Promise<Message[]> => (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body
const used = async (): Promise<number> =>
  (await person.get<{ user: User }>('/api/auth/me')).body.user.messageCreditsUsed

/** Whichever request wins: each message has one reply, each version is shown once, and nothing paid for is lost. */
async function expectWhole(): Promise<void> {
  const { rows } = await app.services.db.$client.query(
    'select id, reply_to, version_of, branch_id, is_forgotten from messages where helper_id = $1 order by id',
    [helper.id],
  )
  const there = rows.filter(({ branch_id }) => branch_id === null)
  expect((await shown()).map(({ id }) => id)).toEqual(there.map(({ id }) => id))
  const answered = there.flatMap(({ reply_to }) => reply_to ?? [])
  expect(new Set(answered).size).toBe(answered.length)
  for (const id of answered) expect(there.map((row) => row.id)).toContain(id)
  const ids = new Set(rows.map(({ id }) => id))
  for (const { branch_id } of rows) if (branch_id !== null) expect(ids).toContain(branch_id)
  const open = await app.services.db.$client.query(
    "select 1 from allowance_reservations where user_id = $1 and state = 'reserved'",
    [person.user.id],
  )
  expect(open.rows).toEqual([])
}

const statuses = (answers: readonly { status: number }[]): number[] => answers.map(({ status }) => status).sort()

describe('simultaneous changes', () => {
  it('produce one new reply, and cost one message', async () => {
    const { reply } = await say('Hello there')
    const answers = await Promise.all(Array.from({ length: 6 }, () => regenerate(reply.id)))
    expect(statuses(answers)).toEqual([200, 409, 409, 409, 409, 409])
    expect(await used()).toBe(2)
    expect((await shown()).at(-1)?.versions).toHaveLength(2)
    await expectWhole()
  })

  it('produce one edited message', async () => {
    const { userMessage } = await say('Hello there')
    const answers = await Promise.all([1, 2, 3, 4].map((n) => edit(userMessage.id, `Hello number ${n}`)))
    expect(statuses(answers)).toEqual([200, 409, 409, 409])
    expect(await used()).toBe(2)
    expect(await shown()).toHaveLength(2)
    await expectWhole()
  })

  it.each([0, 4, 8, 12])('edit a message or delete it, %i ms later', async (later) => {
    const { userMessage } = await say('Hello there')
    const [edited, deleted] = await Promise.all([
      edit(userMessage.id, 'Hello again'),
      setTimeout(later).then(() => remove(userMessage.id)),
    ])
    if (edited.status === 200) expect([deleted.status, (await shown()).length]).toEqual([409, 2])
    else expect([[404, 409].includes(edited.status), deleted.status, (await shown()).length]).toEqual([true, 204, 0])
    await expectWhole()
  })

  it('regenerate a reply or delete it', async () => {
    const { reply } = await say('Hello there')
    const [written, deleted] = await Promise.all([regenerate(reply.id), remove(reply.id)])
    expect([written.status, deleted.status].toString()).toMatch(/^(200,409|40[49],204)$/)
    expect(await used()).toBe(written.status === 200 ? 2 : 1)
    await expectWhole()
  })

  it('select another version and send into one of them', async () => {
    const first = await say('Hello there')
    const second = (await edit(first.userMessage.id, 'Hello again')).body
    for (let round = 0; round < 6; round += 1) {
      const to = round % 2 === 0 ? first.userMessage.id : second.userMessage.id
      const [sent] = await Promise.all([send(`Round ${round}`), select(to)])
      expect(sent.status).toBe(200)
      await expectWhole()
      const there = (await shown()).map(({ content }) => content)
      expect(there.includes(`Round ${round}`) || (await shown()).length > 0).toBe(true)
    }
    expect(await used()).toBe(8)
  })
})

it('leave a consistent conversation after any mix in any order', async () => {
  await say('One')
  await say('Two')
  await say('Three')
  for (let round = 0; round < 8; round += 1) {
    const messages = await shown()
    const any = (n: number): Message | undefined => messages[(round * 7 + n * 3) % Math.max(1, messages.length)]
    const versions = messages.flatMap((message) => message.versions ?? [])
    const answers = await Promise.all([
      send(`Round ${round}`),
      edit(any(0)?.id ?? 0, `Edited ${round}`),
      regenerate(any(1)?.id ?? 0),
      remove(any(2)?.id ?? 0),
      select(versions[round % Math.max(1, versions.length)] ?? any(3)?.id ?? 0),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    await expectWhole()
  }
})

const WAITING = `select count(*)::int from pg_stat_activity
  where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`

/** Waits until so many connections wait for locks. */
const untilWaiting = (count: number) =>
  until(
    () => app.services.db.$client.query(WAITING),
    ({ rows }) => rows[0].count === count,
  )

it('a message that waits for a changed account does not deadlock with others that wait for it', async () => {
  const connect = () => app.services.db.$client.connect()
  const [keeping, changing, waiting] = [await connect(), await connect(), await connect()]
  for (const client of [keeping, changing, waiting]) await client.query('begin')
  await keeping.query('select from users where id = $1 for key share', [person.user.id])
  await changing.query('update users set first_name = first_name where id = $1', [person.user.id])
  const sending = send('Hello once more')
  await untilWaiting(1)
  await waiting.query("set local deadlock_timeout = '50ms'")
  const locking = waiting.query('select from users where id = $1 for no key update', [person.user.id])
  await untilWaiting(2)
  await changing.query('commit')
  await expect(locking).resolves.toMatchObject({ rowCount: 1 })
  for (const client of [keeping, waiting]) await client.query('commit')
  for (const client of [keeping, changing, waiting]) client.release()
  expect((await sending).status).toBe(200)
})

it('a message that loses a deadlock is still saved', async () => {
  const { id } = helper
  const other = await app.services.db.$client.connect()
  let isOtherEnded = true
  // Each side looks for a deadlock once, a second after it began to wait. If the message looks too early, the other ends.
  while (isOtherEnded) {
    await other.query('begin')
    await other.query('select from helpers where id = $1 for update', [id])
    const sending = send('Hello once more')
    await untilWaiting(1)
    isOtherEnded = await other.query('select from users where id = $1 for update', [person.user.id]).then(
      () => false,
      (error) => hasDatabaseCode(error, DEADLOCK),
    )
    await other.query(isOtherEnded ? 'rollback' : 'commit')
    expect((await sending).status).toBe(200)
  }
  other.release()
})
