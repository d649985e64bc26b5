import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { requesterOf } from '../../../../../tests/support/requester.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { until } from '../../../../../tests/support/until.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { ConversationToIndex } from '../../../platform/ports/services.ts'
import { Backfill } from './backfill.ts'
import { indexConversations } from './index-conversations.ts'
import { reindex } from './reindex.ts'

/** How messages get into the index: quickly, in batches, once, and despite failures. */

const MINUTE = 60_000
const clock = new FixedClock('2026-11-18T12:00:00.000Z')

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ clock })
})
afterAll(() => app.close())

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.services.db.$client.query(text, values)).rows

interface Talk {
  person: Person
  helper: Helper
}

async function begin(): Promise<Talk> {
  const person = await signUp(app)
  return { person, helper: await createHelper(person) }
}

const say = ({ person, helper }: Talk, text: string) => person.post('/api/messages', messageTo(helper, text))

const wholeOf = async ({ person, helper }: Talk): Promise<ConversationToIndex> => ({
  ...(await requesterOf(app, person)),
  helperId: helper.id,
  after: 0,
})

/** Number of messages in a conversation, and how many of them are indexed. */
async function countsOf({ helper }: Talk) {
  const [row] = await sql<{ said: number; indexed: number; counted: number; hits: number }>(
    `select (select count(*)::int from messages where helper_id = $1) as said,
       (select count(*)::int from recall_positions where helper_id = $1) as indexed,
       (select coalesce(max(messages), 0) from recall_conversations where helper_id = $1) as counted,
       (select coalesce(sum(length(entries)), 0)::int / 3 from recall_postings where helper_id = $1) as hits`,
    [helper.id],
  )
  if (!row) throw new Error('no counts')
  return row
}

async function untilWhole(talk: Talk): Promise<void> {
  await until(
    () => countsOf(talk),
    ({ said, indexed }) => indexed === said,
  )
}

/** Removes a conversation from the index, as if it had never been indexed. */
async function leaveOut({ helper }: Talk): Promise<void> {
  await sql('delete from recall_conversations where helper_id = $1', [helper.id])
  await sql('delete from recall_positions where helper_id = $1', [helper.id])
  await reindex(app.services)
}

const catchUp = (one: Backfill): Promise<void> => one.run(app.services, () => false)

/** Repeats until nothing is missing: transactions of other databases on the server count too. */
async function catchUpWith(talk: Talk, looking: Backfill): Promise<void> {
  clock.advance(2 * MINUTE)
  await until(
    async () => {
      await catchUp(looking)
      return countsOf(talk)
    },
    ({ said, indexed }) => indexed === said,
  )
}

describe('indexing several conversations', () => {
  it('indexes each message once, also in simultaneous runs', async () => {
    const talks = await Promise.all(Array.from({ length: 30 }, begin))
    await Promise.all(talks.map((talk, index) => say(talk, `Pelican number ${index} is in the garage.`)))
    const whole = await Promise.all(talks.map(wholeOf))
    const orders = [whole, whole.toReversed(), whole.slice(10), whole]
    await Promise.all(orders.map((conversations) => indexConversations(app.services, conversations)))
    for (const talk of talks) {
      const { said, indexed, counted } = await countsOf(talk)
      expect([indexed, counted]).toEqual([said, said])
    }
  })

  it('skips and reports a conversation that can’t be read', async () => {
    const [one, broken, other] = [await begin(), await begin(), await begin()]
    for (const talk of [one, broken, other]) await say(talk, 'The pelican is in the garage.')
    for (const talk of [one, broken, other]) await untilWhole(talk)
    for (const talk of [one, broken, other]) await leaveOut(talk)
    await sql(`update messages set content = '\\x00' where helper_id = $1`, [broken.helper.id])
    const before = app.logLines.length
    await indexConversations(app.services, await Promise.all([one, broken, other].map(wholeOf)))
    for (const talk of [one, other]) await untilWhole(talk)
    expect(await countsOf(broken)).toMatchObject({ indexed: 0, hits: 0 })
    const told = app.logLines.slice(before).map((line) => JSON.parse(line))
    expect(told.filter(({ level }) => level >= 50)).toMatchObject([{ helper: broken.helper.id }])
  })

  it('leaves nothing of helpers and accounts deleted meanwhile', async () => {
    const talks = await Promise.all(Array.from({ length: 12 }, begin))
    await Promise.all(talks.map((talk) => say(talk, 'The pelican is in the garage.')))
    for (const talk of talks) await untilWhole(talk)
    for (const talk of talks) await leaveOut(talk)
    const whole = await Promise.all(talks.map(wholeOf))
    const isHelper = (index: number): boolean => index % 3 === 0
    const isAccount = (index: number): boolean => index % 3 === 1
    const deletions = talks.map(({ person, helper }, index) => {
      if (isHelper(index)) return sql('delete from helpers where id = $1', [helper.id])
      return isAccount(index) ? sql('delete from users where id = $1', [person.user.id]) : undefined
    })
    await Promise.all([indexConversations(app.services, whole), ...deletions])
    for (const [index, talk] of talks.entries()) {
      if (isHelper(index) || isAccount(index))
        expect(await countsOf(talk)).toMatchObject({ said: 0, indexed: 0, hits: 0 })
      else await untilWhole(talk)
    }
  })
})

describe('messages missing from the index', () => {
  it('are indexed once by simultaneous runs', async () => {
    const talk = await begin()
    await say(talk, 'One about pelicans.')
    await untilWhole(talk)
    const whole = await countsOf(talk)
    await leaveOut(talk)
    expect(await countsOf(talk)).toMatchObject({ indexed: 0, hits: 0 })
    clock.advance(MINUTE)
    await Promise.all([1, 2, 3, 4].map(() => catchUp(new Backfill())))
    expect(await countsOf(talk)).toEqual(whole)
  })

  it('are left to the process that writes the reply for half a minute', async () => {
    const talk = await begin()
    const looking = new Backfill()
    await say(talk, 'One about herons.')
    await untilWhole(talk)
    await leaveOut(talk)
    await catchUp(looking)
    expect((await countsOf(talk)).indexed).toBe(0)
    await catchUpWith(talk, looking)
  })

  it('are found although newer ones were indexed before', async () => {
    const [late, early] = [await begin(), await begin()]
    const looking = new Backfill()
    await catchUp(looking)
    const writer = await app.services.db.$client.connect()
    await writer.query('begin')
    await writer.query(
      `insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source)
       select helper_id, user_id, content, false, $2, 'delivered', 'template' from messages where helper_id = $1`,
      [late.helper.id, clock.now()],
    )
    await say(early, 'One about storks.')
    for (let look = 0; look < 3; look += 1) {
      clock.advance(2 * MINUTE)
      await catchUp(looking)
    }
    await writer.query('commit')
    writer.release()
    await catchUpWith(late, looking)
  })
})

describe('new messages', () => {
  it('are indexed at once, and queued ones before the process ends', async () => {
    const [first, second] = [await begin(), await begin()]
    await say(first, 'A pelican in the garage.')
    await say(second, 'A heron in the attic.')
    await say(first, 'And another one.')
    await app.services.replies.drain(1000)
    const left = await sql(
      `select from messages m where helper_id in ($1, $2) and (is_from_user or reply_to is not null)
         and not exists (select from recall_positions p where p.message_id = m.id)`,
      [first.helper.id, second.helper.id],
    )
    expect(left).toEqual([])
  })
})
