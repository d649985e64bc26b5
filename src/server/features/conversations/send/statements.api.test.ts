import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createHelper, messageTo, signUp } from '../../../../../tests/support/client.ts'
import { type ModelApp, openModelApp } from '../../../../../tests/support/model-app.ts'
import type { Exchange } from '../../../../contract/messages.ts'
import { rememberNew } from '../../memory/remember/remember.ts'
import { pageOfMessages } from '../read/store-messages.ts'
import { findConversation } from './store-load.ts'

/** What a plain message asks of the database, from the request to the answer. */

let app: ModelApp
beforeAll(async () => {
  app = await openModelApp()
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => app.close())

it('a plain message takes four statements before the call, the session’s included, and one after it', async () => {
  const { services, alone } = app.app
  // Shared by all messages of a moment, which nobody waits for.
  vi.spyOn(services.signals, 'sendSoon').mockReturnValue()
  vi.spyOn(services.indexQueue, 'add').mockReturnValue()
  const person = await signUp(app.app)
  const helper = await createHelper(person)
  await person.post('/api/messages', messageTo(helper, 'Good morning.'))
  // As a worker does within a second.
  await rememberNew(services, alone)

  const before: unknown[] = []
  const after: unknown[] = []
  app.model.behave(() => {
    spied.mockImplementation(counting(after))
    return { pieces: ['Good ', 'morning.'] }
  })
  const { query } = pg.Client.prototype
  const counting = (names: unknown[]) =>
    function (this: pg.Client, ...args: unknown[]) {
      const [statement] = args as [string | { name?: string; text: string }]
      names.push(typeof statement === 'string' ? statement : (statement.name ?? statement.text))
      return Reflect.apply(query, this, args)
    }
  const spied = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(counting(before) as never)
  const { status } = await person.post<Exchange>('/api/messages', messageTo(helper, 'How are you?'))
  vi.restoreAllMocks()
  expect(status).toBe(200)
  expect(before).toEqual(['session', 'find_conversation', 'accept_message', 'admit_call_main'])
  expect(after).toEqual(['finish_replies'])
})

it('what reads a conversation is planned once for all, though one of them is much longer', async () => {
  const { services } = app.app
  const people = [await signUp(app.app), await signUp(app.app)] as const
  const [short, long] = [await createHelper(people[0]), await createHelper(people[1])]
  await services.db.$client.query(
    `insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source)
      select $1, $2, '', true, now(), 'delivered', 'person' from generate_series(1, 5000)`,
    [long.id, people[1].user.id],
  )
  await services.db.$client.query('analyze messages')
  const client = await services.db.$client.connect()
  try {
    const upTo = Number.MAX_SAFE_INTEGER
    // PostgreSQL looks at the values of the first five runs before it settles.
    for (let run = 0; run < 10; run += 1) {
      const conversation = { helperId: short.id, userId: people[0].user.id }
      await findConversation({ $client: client }, { ...conversation, upTo, now: services.clock.now() })
      await pageOfMessages({ $client: client }, { ...conversation, before: upTo, limit: 50 })
    }
    const { rows } = await client.query<{ name: string; runs: string }>(
      `select name, generic_plans as runs from pg_prepared_statements where name in ('find_conversation', 'page_of_messages')`,
    )
    expect(rows.map(({ name, runs }) => [name, Number(runs) >= 5]).sort()).toEqual([
      ['find_conversation', true],
      ['page_of_messages', true],
    ])
  } finally {
    client.release()
  }
})
