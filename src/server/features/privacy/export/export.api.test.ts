import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHelper, messageTo, PASSWORD, type Person, signUp } from '../../../../../tests/support/client.ts'
import { dump, formsOf } from '../../../../../tests/support/dump.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import { startWorker } from '../../../jobs.ts'
import { rememberNew } from '../../memory/remember/remember.ts'
import { EXPORTED, NOT_EXPORTED } from './exported-tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ config: { billing: { stripe: null, demo: true } } })
  await signUp(app, { username: 'the-operator' })
})
afterAll(() => app.close())

const query = async (text: string, ...values: unknown[]) => (await app.services.db.$client.query(text, values)).rows

type Rows = Record<string, unknown>[]

async function download(person: Person): Promise<Map<string, Rows>> {
  const answer = await app.http.inject({ url: '/api/privacy/export', headers: { cookie: person.cookie } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  const files = Object.entries(unzipSync(new Uint8Array(answer.rawPayload)))
  const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
  const rows = files
    .filter(([name]) => name.endsWith('.json'))
    .map(([name, bytes]) => [name, JSON.parse(text(bytes))] as const)
  expect(text(Object.fromEntries(files)['README.txt'] ?? new Uint8Array())).toContain('messages.json')
  return new Map(rows)
}

/** Strings that identify a person, each including their name. */
const marksOf = (username: string) => ({
  email: `${username}@example.com`,
  customer: `cus_${username}`,
  phone: `+1555${Buffer.from(username).toString('hex').slice(0, 8)}`,
})

/** A person who has used every feature, with their name in all the data. */
async function lively(username: string): Promise<{ person: Person; helper: Helper }> {
  const { email, customer, phone } = marksOf(username)
  const person = await signUp(app, { username, email, displayName: `Dear ${username}` })
  await person.post('/api/billing/demo-checkout', { tier: 'unlimited' })
  const description = `Knows about ${username}.`
  const helper = await createHelper(person, { description, exampleMessages: `Oh ${username}.` })
  await person.post(`/api/helpers/${helper.id}/first-message`)
  await person.post('/api/messages', messageTo(helper, `My quokka is called ${username}. I live in Denver.`))
  await person.post('/api/messages', messageTo(helper, 'I moved to Boston.'))
  await person.patch('/api/privacy/settings', { dataRetentionDays: 30 })
  await rememberNew(app.services, app.alone)
  const { id } = person.user
  await query('update users set phone_number = $2, stripe_customer_id = $3 where id = $1', id, phone, customer)
  await query(
    "insert into verification_codes (phone_number, purpose, code, expires_at) values ($1, 'sign_in', 'x', now())",
    phone,
  )
  await query(
    `insert into billing_events (id, type, customer_id, received_at, next_attempt_at) values ($1, 't', $2, now(), now())`,
    `evt_${username}`,
    customer,
  )
  return { person, helper }
}

/** Tables with a row of the person, or of something that belongs to them. */
async function personalTables(): Promise<string[]> {
  const links = await query(
    `select c.conrelid::regclass::text as "from", c.confrelid::regclass::text as "to" from pg_constraint c
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  )
  const named = await query(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'",
  )
  const found = new Set<string>(['users', ...named.map(({ name }) => name)])
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const link of links) if (found.has(link.to)) found.add(link.from)
  }
  return [...found].sort()
}

describe('an export', () => {
  it('covers every table and every encrypted column', async () => {
    const known = [...EXPORTED.map(({ table }) => table), ...Object.keys(NOT_EXPORTED)].sort()
    expect(await personalTables()).toEqual(known)
    for (const { table, sealed = {}, omit = [] } of EXPORTED) {
      const columns = await query(
        'select column_name as name, data_type as type from information_schema.columns where table_name = $1',
        table,
      )
      const bytes = columns.filter(({ type }) => type === 'bytea').map(({ name }) => name)
      expect({ table, bytes: bytes.filter((name) => !(name in sealed) && !omit.includes(name)) }).toEqual({
        table,
        bytes: [],
      })
      const names = columns.map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining([...Object.keys(sealed), ...omit]))
    }
  })

  it('contains every row, decrypted, and no secret', async () => {
    const { person, helper } = await lively('exporter')
    await lively('somebody-else')
    const files = await download(person)
    for (const { table, file, owner } of EXPORTED) {
      const [row] = await query(`select count(*)::int as count from "${table}" where "${owner}" = $1`, person.user.id)
      expect({ file, rows: files.get(`${file}.json`)?.length }).toEqual({ file, rows: row.count })
    }
    const read = await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)
    const messages = files.get('messages.json') ?? []
    expect(messages.map(({ content }) => content)).toEqual(read.body.map(({ content }) => content))
    expect(messages.map(({ sentAt }) => new Date(String(sentAt)).toISOString())).toEqual(
      read.body.map(({ sentAt }) => sentAt),
    )
    expect(files.get('account.json')?.[0]).toMatchObject({
      username: 'exporter',
      email: 'exporter@example.com',
      subscriptionTier: 'unlimited',
    })
    expect(files.get('helpers.json')?.[0]).toMatchObject({ description: 'Knows about exporter.' })
    expect(files.get('profile.json')?.[0]).toMatchObject({ privacySettings: { dataRetentionDays: 30 } })
    const memories = files.get('memories.json') ?? []
    expect(memories.map(({ content }) => content).join()).toContain('Boston')
    expect(memories.filter(({ supersededBy }) => supersededBy !== null).length).toBeGreaterThan(0)
    const all = JSON.stringify([...files])
    expect(all).not.toMatch(/argon2|\\\\x[0-9a-f]{20}|somebody-else/)
  })

  it('is complete beyond a page of rows', async () => {
    const { person, helper } = await lively('writer')
    await query(
      `insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source)
       select helper_id, user_id, content, is_from_user, sent_at, 'delivered', 'person'
       from messages, generate_series(1, 600) where helper_id = $1 and is_from_user`,
      helper.id,
    )
    const [row] = await query('select count(*)::int as count from messages where user_id = $1', person.user.id)
    const messages = (await download(person)).get('messages.json') ?? []
    expect(messages).toHaveLength(row.count)
    expect(new Set(messages.map(({ id }) => id)).size).toBe(row.count)
  })
})

describe('erasure', () => {
  it('leaves nothing of a person in any table or the queue, and signs every device out', async () => {
    const { person, helper } = await lively('leaver')
    const worker = await startWorker(app)
    await query(
      `insert into audit_log (at, actor_id, actor_name, action, detail) values (now(), $1, 'leaver', 'plan', $2)`,
      person.user.id,
      `leaver (${person.user.id}): pro`,
    )
    await worker.stop()
    const jobs = () =>
      query(`select name, data from pgboss.job where coalesce(source_name, name) = any('{write,answer}')`)
    const jobOf = (name: string, text: string, source: string | null) =>
      query(
        `with row as (${text}) insert into pgboss.job (name, data, source_name)
           select $2, jsonb_build_object('id', id::text), $3 from row`,
        person.user.id,
        name,
        source,
      )
    await query("delete from pgboss.job where name in ('write', 'answer', 'dead')")
    await jobOf('write', 'select id from message_schedules where user_id = $1 limit 1', null)
    await jobOf(
      'dead',
      `insert into inbound_sms (user_id, provider_id, number_hash, received_at) values ($1, 'x', 'x', now()) returning id`,
      'answer',
    )
    expect(await jobs()).toHaveLength(2)
    const words = ['leaver', marksOf('leaver').phone].flatMap(formsOf)
    const before = await dump(app)
    expect(words.filter((word) => before.includes(word)).length).toBeGreaterThan(1)
    expect((await person.del('/api/user', { password: PASSWORD })).status).toBe(204)
    const after = await dump(app)
    expect(words.filter((word) => after.includes(word))).toEqual([])
    expect(await jobs()).toEqual([])
    const ids: Record<string, number> = { user_id: person.user.id, actor_id: person.user.id, helper_id: helper.id }
    const columns = await query(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and column_name = any($1)`,
      Object.keys(ids),
    )
    expect(columns.length).toBeGreaterThan(20)
    for (const { table, column } of columns) {
      const [row] = await query(`select count(*)::int as count from "${table}" where "${column}" = $1`, ids[column])
      expect({ table, column, rows: row.count }).toEqual({ table, column, rows: 0 })
    }
    const me = await app.http.inject({ url: '/api/auth/me', headers: { cookie: person.cookie } })
    expect(me.statusCode).toBe(401)
  })
})
