import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client, PASSWORD, signUp } from '../../../../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { until } from '../../../../../tests/support/until.ts'
import { completePasswordSignIn, signIn } from './sign-in.ts'

const STRANGER = { address: '192.0.2.1', tokens: [], device: '', session: undefined }

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('a session does not begin on a device that a change of password forgets meanwhile', async () => {
  const person = await signUp(app)
  const { username } = person.user
  const account = await signIn(app.services, STRANGER, { username, password: PASSWORD })
  const { $client } = app.services.db
  // As if the device were forgotten right after it is remembered.
  await $client.query(`create function forget_device() returns trigger language plpgsql as $$
    begin delete from known_devices where id = new.known_device_id; return new; end $$`)
  await $client.query(`create trigger forget before insert on sessions for each row execute function forget_device()`)
  try {
    const begun = completePasswordSignIn(app.services, STRANGER, account)
    await expect(begun).rejects.toMatchObject({ status: 401, code: 'wrong_credentials' })
  } finally {
    await $client.query('drop function forget_device cascade')
  }
})

describe('a password changed in two windows at once', () => {
  it('is that of the first, and the other is refused', async () => {
    const person = await signUp(app)
    const { username } = person.user
    const other = new Client(app)
    await other.post('/api/auth/sign-in', { username, password: PASSWORD })
    const change = (client: Client, newPassword: string) =>
      client.post('/api/user/password', { currentPassword: PASSWORD, newPassword })
    const passwords = ['one better horse battery', 'another better horse battery'] as const
    // Both have checked the old one before either is stored.
    const { $client } = app.services.db
    const holding = await $client.connect()
    await holding.query('begin')
    await holding.query('select from users where id = $1 for no key update', [person.user.id])
    const changing = Promise.all([change(person, passwords[0]), change(other, passwords[1])])
    const waiting = `select count(*)::int as count from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`
    await until(
      () => $client.query(waiting),
      ({ rows }) => rows[0].count >= 2,
    )
    await holding.query('commit')
    holding.release()
    const answers = await changing
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 403])
    const kept = answers[0]?.status === 204 ? person : other
    expect((await kept.get('/api/auth/me')).status).toBe(200)
    const password = passwords[kept === person ? 0 : 1]
    expect((await new Client(app).post('/api/auth/sign-in', { username, password })).status).toBe(200)
  })
})
