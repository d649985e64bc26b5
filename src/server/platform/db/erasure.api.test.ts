import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHelper, messageTo, PASSWORD, type Person, signUp } from '../../../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { until } from '../../../../tests/support/until.ts'
import type { Helper } from '../../../contract/helpers.ts'
import { rememberNew } from '../../features/memory/remember/remember.ts'
import { createErasure } from './erasure.ts'

/** Which tables are rewritten when. tests/processes/erasure.test.ts shows that nothing is left in their files. */

let app: TestApp
let person: Person
let helper: Helper
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const query = async (text: string, ...values: unknown[]) => (await app.services.db.$client.query(text, values)).rows
const waiting = async () => (await query('select distinct scope from erasures order by 1')).map(({ scope }) => scope)
const fileOf = async (table: string) => (await query('select pg_relation_filenode($1) as file', table))[0].file
const eraser = (largeBytes?: number) => {
  const pool = app.services.db.$client
  return createErasure({ pool, sessions: pool, embedded: app.alone }, app.services.log, largeBytes)
}

async function tell(): Promise<void> {
  person = await signUp(app)
  helper = await createHelper(person)
  await person.post('/api/messages', messageTo(helper, 'I live in Boston.'))
  await rememberNew(app.services, app.alone)
  await app.erasure.run()
  expect(await waiting()).toEqual([])
}

/** Which of the tables have new files after `work`. */
async function rewritten(work: () => Promise<unknown>): Promise<string[]> {
  const names = ['user_keys', 'users', 'messages', 'conversation_memory', 'user_profiles']
  const before = await Promise.all(names.map(fileOf))
  await work()
  const after = await Promise.all(names.map(fileOf))
  return names.filter((_, index) => before[index] !== after[index])
}

describe('deleted data', () => {
  it('is recorded for a memory, and only its tables are rewritten', async () => {
    await tell()
    const { body } = await person.get<{ memories: { id: number }[] }>('/api/memories')
    expect(await rewritten(() => eraser().run())).toEqual([])
    await person.del(`/api/memories/${body.memories[0]?.id}`)
    expect(await waiting()).toEqual(['memory'])
    expect(await rewritten(() => eraser().run())).toEqual(['conversation_memory', 'user_profiles'])
    expect(await waiting()).toEqual([])
  })

  it('is recorded for a helper and an account, and every table is rewritten', async () => {
    await tell()
    await person.del(`/api/helpers/${helper.id}`)
    expect(await waiting()).toContain('all')
    expect(await rewritten(() => eraser().run())).toHaveLength(5)
    expect(await waiting()).toEqual([])
    const gone = await rewritten(async () => {
      expect((await person.del('/api/user', { password: PASSWORD })).status).toBe(204)
      // What another transaction can still see is erased in a later round.
      if (!app.alone)
        await until(
          () => app.erasure.run().then(waiting),
          (scopes) => scopes.length === 0,
        )
    })
    expect(gone).toHaveLength(5)
  })

  it('is not recorded when the deletion is rolled back', async () => {
    await tell()
    const deletion = app.services.db.transaction(async (tx) => {
      await tx.execute(`delete from users where id = ${person.user.id}`)
      throw new Error('undone')
    })
    await expect(deletion).rejects.toThrow('undone')
    expect(await waiting()).toEqual([])
  })

  it('can be erased by several callers at once', async () => {
    await tell()
    await query("insert into erasures (scope) values ('all')")
    const files = await rewritten(() => Promise.all([eraser().run(), eraser().run(), app.erasure.run()]))
    expect(files).toHaveLength(5)
    await app.erasure.run()
    expect(await waiting()).toEqual([])
    expect((await person.get(`/api/helpers/${helper.id}/messages`)).status).toBe(200)
  })
})

describe('a large table', () => {
  it('is rewritten the next day, or on a server by the operator, unless it holds keys', async () => {
    await tell()
    await query("insert into erasures (scope) values ('all')")
    expect(await rewritten(() => eraser(0).run())).toEqual(['user_keys'])
    expect(await waiting()).toEqual(app.alone ? ['large'] : [])
    expect(await rewritten(() => eraser(0).run())).toEqual([])
    await query("update erasures set created_at = created_at - interval '21 hours'")
    expect(await rewritten(() => eraser(0).run())).toHaveLength(app.alone ? 5 : 0)
    expect(await waiting()).toEqual([])
  })
})

describe('a table whose trigger records a deleted memory', () => {
  it('is rewritten for it', async () => {
    await app.erasure.run()
    const tables = await query(
      `select tgrelid::regclass::text as name from pg_trigger
       where tgfoid = 'note_erasure'::regproc and encode(tgargs, 'escape') like 'memory%'`,
    )
    expect(tables).not.toEqual([])
    const filesOf = () => Promise.all(tables.map(async ({ name }) => ({ name, file: await fileOf(name) })))
    const before = await filesOf()
    await query("insert into erasures (scope) values ('memory')")
    await eraser().run()
    const after = await filesOf()
    expect(before.filter(({ file }, at) => file === after[at]?.file)).toEqual([])
  })
})

describe('a locked table', () => {
  it('is rewritten once the lock is released', async () => {
    // The embedded database has one connection, so there are no other transactions.
    if (app.alone) return
    await tell()
    await query("insert into erasures (scope) values ('memory')")
    const other = new pg.Client(app.services.db.$client.options)
    await other.connect()
    await other.query('begin; lock table user_profiles in access share mode')
    expect(await rewritten(() => eraser().run())).toEqual(['conversation_memory'])
    expect(await waiting()).toEqual(['memory'])
    await other.end()
    expect(await rewritten(() => eraser().run())).toContain('user_profiles')
    expect(await waiting()).toEqual([])
  })
})

describe('planner statistics', () => {
  it('hold no samples of keys, ciphertext, names or numbers', async () => {
    const sampled = await query(
      `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
         and coalesce(a.attstattarget, -1) <> 0
         and (a.atttypid = 'bytea'::regtype or a.attname in (
           'wrapped_key', 'root_key', 'username', 'password', 'email', 'pending_email', 'first_name', 'last_name',
           'phone_number', 'profile_image_url'))`,
    )
    expect(sampled).toEqual([])
    await tell()
    for (let people = 0; people < 3; people += 1) await signUp(app)
    await query('analyze')
    const values = await query(
      `select tablename from pg_stats where schemaname = 'public' and (histogram_bounds::text like $1
         or most_common_vals::text like $1)`,
      `%${person.user.username}%`,
    )
    expect(values).toEqual([])
  })
})
