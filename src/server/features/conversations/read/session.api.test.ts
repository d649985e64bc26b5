import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Client, createHelper, messageTo, PASSWORD, type Person, signUp } from '../../../../../tests/support/client.ts'
import { type ModelApp, openModelApp } from '../../../../../tests/support/model-app.ts'
import type { Helper } from '../../../../contract/helpers.ts'

/** Accepting a message depends on the current session and account, not on an earlier state. */

let opened: ModelApp
let person: Person
let helper: Helper

beforeAll(async () => {
  opened = await openModelApp()
  opened.model.behave({ pieces: ['I see.'] })
})
beforeEach(async () => {
  person = await signUp(opened.app)
  helper = await createHelper(person)
  expect((await say('First thing.')).status).toBe(200)
})
afterAll(() => opened.close())

const say = (text: string) => person.post('/api/messages', messageTo(helper, text))
const query = (text: string, ...values: unknown[]) => opened.app.services.db.$client.query(text, values)
const prompt = (): string => JSON.stringify(opened.model.requests.at(-1)?.body.messages)

/** The number of messages, and of messages used from the allowance. */
async function count(): Promise<[number, number]> {
  const { rows } = await query(
    `select message_credits_used as used, (select count(*)::int from messages where user_id = u.id) as stored
     from users u where id = $1`,
    person.user.id,
  )
  return [rows[0].stored, rows[0].used]
}

describe('a message is refused and costs nothing once', () => {
  const table: [string, () => Promise<unknown>][] = [
    [
      'another browser signed this one out',
      async () => {
        const other = new Client(opened.app)
        await other.post('/api/auth/sign-in', { username: person.user.username, password: PASSWORD })
        expect((await other.del('/api/user/sessions')).status).toBe(204)
      },
    ],
    ['another process ended the session', () => query('delete from sessions where user_id = $1', person.user.id)],
    [
      'the session expired',
      () => query(`update sessions set expire = now() - interval '1 s' where user_id = $1`, person.user.id),
    ],
    [
      'it waits for a second factor',
      () => query('update sessions set is_pending = true where user_id = $1', person.user.id),
    ],
    ['the account is suspended', () => query('update users set suspended_at = now() where id = $1', person.user.id)],
  ]
  it.each(table)('%s', async (_, end) => {
    const before = await count()
    await end()
    const { status, body } = await say('Second thing.')
    expect([status, body]).toMatchObject([401, { error: { code: 'signed_out' } }])
    expect(await count()).toEqual(before)
    expect((await say('Third thing.')).status).toBe(401)
  })
})

it('answers 404 for another person’s helper, and accepts the next message', async () => {
  const stranger = await signUp(opened.app)
  expect((await stranger.post('/api/messages', messageTo(helper, 'Hello?'))).status).toBe(404)
  expect((await say('Second thing.')).status).toBe(200)
})

describe('the next reply reflects a change', () => {
  it('to the name and the time zone by another process', async () => {
    await query(`update users set first_name = 'Nadia', time_zone = 'Pacific/Kiritimati' where id = $1`, person.user.id)
    const before = await count()
    expect((await say('Second thing.')).status).toBe(200)
    expect(prompt()).toContain('Nadia')
    const there = new Intl.DateTimeFormat('en-US', { timeZone: 'Pacific/Kiritimati', weekday: 'long' }).format(
      new Date(),
    )
    expect(prompt()).toContain(there)
    expect(await count()).toEqual(before.map((value, index) => value + (index === 0 ? 2 : 1)))
  })

  it('to what is hidden from models', async () => {
    await query(`update users set subscription_tier = 'unlimited' where id = $1`, person.user.id)
    await person.patch('/api/privacy/settings', { encryptionLevel: 'maximum' })
    await say('Write to nadia@example.org.')
    expect(JSON.stringify(opened.model.requests.at(-1)?.body)).not.toContain('nadia@example.org')
    await person.patch('/api/privacy/settings', { encryptionLevel: 'standard' })
    await say('Write to nadia@example.org.')
    expect(JSON.stringify(opened.model.requests.at(-1)?.body)).toContain('nadia@example.org')
  })
})
