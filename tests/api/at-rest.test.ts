import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Helper } from '../../src/contract/helpers.ts'
import { createHelper, messageTo, PASSWORD, type Person, signUp } from '../support/client.ts'
import { dump, formsOf } from '../support/dump.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

/** What somebody who steals the database gets: no words of a person or helper, no passwords, no identifiers. */

const SAID = 'zanzibar-quokka-marmalade'
const DESCRIBED = 'velociraptor-upholstery'
const EXAMPLE = 'tangerine-bagpipe-thunder'
const PLAYED = 'pterodactyl-porcelain'
const OPENED = 'hippodrome-liquorice'

let app: TestApp
let person: Person
let helper: Helper

beforeAll(async () => {
  app = await openTestApp()
  person = await signUp(app, { username: 'quiet' })
  helper = await createHelper(person, {
    description: `Knows ${DESCRIBED}.`,
    exampleMessages: `Say ${EXAMPLE}.`,
    background: `Collects ${PLAYED}.`,
    greetings: [`Have some ${OPENED}.`],
  })
  await person.post(`/api/helpers/${helper.id}/first-message`)
  await person.post('/api/messages', messageTo(helper, `Remember ${SAID}, please.`))
})
afterAll(() => app.close())

describe('a dump of the database', () => {
  it('can be decrypted with the key, and contains no plain text', async () => {
    const messages = await person.get<{ content: string }[]>(`/api/helpers/${helper.id}/messages`)
    expect(messages.body.map(({ content }) => content).join()).toContain(SAID)
    const replies = messages.body.map(({ content }) => content)
    const rows = await dump(app)
    expect(rows).toContain('quiet')
    for (const secret of [SAID, DESCRIBED, EXAMPLE, PLAYED, OPENED, PASSWORD, ...replies].flatMap(formsOf)) {
      expect(rows).not.toContain(secret)
    }
  })

  it('contains different ciphertext for the same words', async () => {
    const other = await signUp(app)
    const twin = await createHelper(other)
    await other.post('/api/messages', messageTo(twin, 'same words'))
    await other.post('/api/messages', messageTo(twin, 'same words'))
    const { rows } = await app.services.db.$client.query(
      'select content from messages where helper_id = $1 and is_from_user',
      [twin.id],
    )
    expect(rows).toHaveLength(2)
    expect(rows[0].content.equals(rows[1].content)).toBe(false)
  })

  it('can’t be decrypted with another person’s key', async () => {
    const other = await signUp(app)
    const swap = `update user_keys k set wrapped_key = o.wrapped_key from user_keys o
      where k.user_id = $1 and o.user_id = $2`
    await app.services.db.$client.query(swap, [person.user.id, other.user.id])
    const answer = await person.get(`/api/helpers/${helper.id}/messages`)
    expect(answer.status).toBe(500)
    expect(JSON.stringify(answer.body)).not.toContain(SAID)
  })
})

describe('the tables', () => {
  it('match the migrations', async () => {
    const folder = join(import.meta.dirname, '../../migrations')
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const sql = (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
    const renamed = new Map(
      [...sql.matchAll(/ALTER TABLE "(\w+)" RENAME TO "(\w+)"/g)].map(([, from, to]) => [from, to] as const),
    )
    const dropped = new Set([...sql.matchAll(/DROP TABLE "(\w+)"/g)].map(([, name]) => name))
    const made = [...sql.matchAll(/CREATE TABLE "(\w+)"/g)]
      .map(([, name]) => renamed.get(name) ?? name)
      .filter((name) => !dropped.has(name))
    const { rows } = await app.services.db.$client.query(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    )
    expect(rows.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(made))
    expect(made).toEqual(
      expect.arrayContaining([
        'users',
        'helpers',
        'messages',
        'verification_codes',
        'message_schedules',
        'conversation_memory',
        'user_profiles',
        'conversation_summaries',
        'message_templates',
        'sessions',
      ]),
    )
  })

  it.each([
    ['a helper of an unknown tone', "update helpers set tone = 'rude'"],
    ['a helper of an unknown frequency', "update helpers set frequency = 'hourly'"],
    ['a message of an unknown status', "update messages set delivery_status = 'lost'"],
    ['a person who writes as a model', "update messages set source = 'model' where is_from_user"],
    ['an importance of eleven', 'update messages set importance = 11'],
    ['an unknown plan', "update users set subscription_tier = 'gold'"],
    ['an allowance below nothing', 'update users set message_credits_used = -1'],
    ['an operator of another kind', "update users set role = 'god'"],
  ])('reject %s', async (_case, query) => {
    await expect(app.services.db.$client.query(query)).rejects.toMatchObject({ code: '23514' })
  })
})
