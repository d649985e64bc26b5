import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client, createHelper, messageTo, PASSWORD, type Person, signUp } from '../../../../../tests/support/client.ts'
import { type Heard, openEvents } from '../../../../../tests/support/event-source.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { deliverAll, handWorker, planAt } from '../../../../../tests/support/workers.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange } from '../../../../contract/messages.ts'
import type { SessionsAnswer } from '../../../../contract/sign-in.ts'
import type { Worker } from '../../schedules/deliver/worker.ts'

/** What an open browser receives over the network. */

let app: TestApp
let origin: string
let worker: Worker

beforeAll(async () => {
  app = await openTestApp()
  origin = await app.listen()
  worker = await handWorker(app)
})
afterAll(() => app.close())

const listen = (person: Person, lastId?: string) => openEvents(origin, person.cookie, lastId)

async function write(helper: Helper): Promise<void> {
  await planAt(app, helper, app.services.clock.now())
  await deliverAll(worker)
}

it('sends a planned message, its helper and the usage to its person only', async () => {
  const [person, other] = [await signUp(app), await signUp(app)]
  const helper = await createHelper(person)
  const [events, silent] = [await listen(person), await listen(other)]
  expect(events.contentType).toContain('text/event-stream')
  await events.until('usage', 1)
  await write(helper)
  const [message] = await events.until('message', 1)
  expect(message?.data.message).toMatchObject({ helperId: helper.id, source: 'template' })
  // What was told before may be told once more first.
  const usages = () => events.heard.filter(({ event }) => event === 'usage').map(({ data }) => data)
  await expect.poll(usages).toContainEqual(expect.objectContaining({ used: 1, limit: 25 }))
  expect(silent.heard.filter(({ event }) => event !== 'usage')).toEqual([])
  await events.close()
  await silent.close()
})

it('reports which conversation changed when a message is edited, switched or deleted, or its helper is', async () => {
  const person = await signUp(app)
  const helper = await createHelper(person)
  const { body } = await person.post<Exchange>('/api/messages', messageTo(helper, 'Hello there'))
  const events = await listen(person)
  await events.until('usage', 1)
  const changed = async (count: number): Promise<void> => {
    const heard = await events.until('conversation', count)
    expect(heard.every(({ data }) => Number(data.helperId) === helper.id)).toBe(true)
  }
  await person.post(`/api/messages/${body.userMessage.id}/edit`, { content: 'Hello again' })
  await changed(2)
  await person.post(`/api/messages/${body.userMessage.id}/select`)
  await changed(3)
  await person.del(`/api/messages/${body.userMessage.id}`)
  await changed(4)
  await person.del(`/api/helpers/${helper.id}`)
  await changed(5)
  await events.close()
})

it('reports that memory changed when the person adds, forgets, cleans up or protects something', async () => {
  const person = await signUp(app)
  const events = await listen(person)
  await events.until('usage', 1)
  await person.post('/api/profile', { field: 'shortTermGoals', value: 'run a marathon' })
  await events.until('memory', 1)
  await person.post('/api/memories/forget', { all: true })
  await events.until('memory', 2)
  await person.post('/api/privacy/cleanup-memories', { olderThanDays: 30 })
  await events.until('memory', 3)
  await person.patch('/api/privacy/settings', { crossHelperSharing: false })
  await events.until('memory', 4)
  await events.close()
})

it('sends missed events once on reconnection', async () => {
  const person = await signUp(app)
  const helpers = [await createHelper(person), await createHelper(person, { personaType: 'friend' })]
  const first = await listen(person)
  await first.until('usage', 1)
  for (const helper of helpers) await write(helper)
  const messages = await first.until('message', 2)
  await first.close()
  for (const helper of helpers) await write(helper)

  const back = await listen(person, messages[1]?.id)
  const missed = await back.until('message', 2)
  await back.until('usage', 1)
  const idsOf = (list: Heard[]) => list.map(({ data }) => Number(data.message?.id))
  expect(missed).toHaveLength(2)
  expect(Math.min(...idsOf(missed))).toBeGreaterThan(Math.max(...idsOf(messages)))
  await back.close()

  const fromBetween = await listen(person, messages[0]?.id)
  expect(await fromBetween.until('message', 3)).toHaveLength(3)
  await fromBetween.close()
})

it('ends for a person who was signed out meanwhile, and sends nothing more', async () => {
  const person = await signUp(app)
  const helper = await createHelper(person)
  const events = await listen(person)
  await events.until('usage', 1)
  await app.services.db.$client.query('delete from sessions where user_id = $1', [person.user.id])
  await write(helper)
  await events.ended
  expect(events.heard.filter(({ event }) => event === 'message')).toEqual([])
})

it('ends at once for a suspended person', async () => {
  const [operator, person] = [await signUp(app), await signUp(app)]
  await app.services.db.$client.query(`update users set role = 'operator' where id = $1`, [operator.user.id])
  const events = await listen(person)
  await events.until('usage', 1)
  expect((await operator.post(`/api/admin/users/${person.user.id}/suspend`)).status).toBe(204)
  await events.ended
})

/** Ways in which a device is signed out, by the person at another one. */
const SIGNED_OUT: [way: string, signOut: (device: Client, other: Client) => Promise<{ status: number }>][] = [
  ['signs out itself', (device) => device.post('/api/auth/sign-out')],
  [
    'is signed out from the list',
    async (device, other) => {
      const { sessions } = (await device.get<SessionsAnswer>('/api/user/sessions')).body
      return other.del(`/api/user/sessions/${sessions.find(({ current }) => current)?.id}`)
    },
  ],
  ['is signed out with all others', (_, other) => other.del('/api/user/sessions')],
  [
    'belongs to an account whose password changes',
    (_, other) =>
      other.post('/api/user/password', { currentPassword: PASSWORD, newPassword: 'a better horse battery' }),
  ],
  ['belongs to an account that is deleted', (_, other) => other.del('/api/user', { password: PASSWORD })],
]

it.each(SIGNED_OUT)('ends at once when the device %s', async (_way, signOut) => {
  const person = await signUp(app)
  const other = new Client(app)
  await other.post('/api/auth/sign-in', { username: person.user.username, password: PASSWORD })
  const events = await listen(person)
  await events.until('usage', 1)
  expect((await signOut(person, other)).status).toBe(204)
  await events.ended
})

it('continues when another device signs out', async () => {
  const person = await signUp(app)
  const other = new Client(app)
  await other.post('/api/auth/sign-in', { username: person.user.username, password: PASSWORD })
  const events = await listen(person)
  await events.until('usage', 1)
  await other.post('/api/auth/sign-out')
  await write(await createHelper(person))
  expect(await events.until('message', 1)).toHaveLength(1)
  await events.close()
})

it('keeps nothing for a browser that left before its stream began', async () => {
  const person = await signUp(app)
  const { hostname, port, host } = new URL(origin)
  for (let visit = 0; visit < 40; visit += 1) {
    const socket = connect(Number(port), hostname)
    socket.write(`GET /api/events HTTP/1.1\r\nHost: ${host}\r\nCookie: ${person.cookie}\r\n\r\n`)
    await sleep(visit % 4)
    socket.destroy()
  }
  const events = await listen(person)
  expect(events.contentType).toContain('text/event-stream')
  await events.close()
})

it('allows twenty streams a person, however many are opened at once', async () => {
  const person = await signUp(app)
  const streams = await Promise.all(Array.from({ length: 60 }, () => listen(person)))
  const open = streams.filter(({ contentType }) => contentType?.includes('text/event-stream'))
  expect(open).toHaveLength(20)
  await Promise.all(streams.map((stream) => stream.close()))
})

it('answers HEAD at once', async () => {
  const person = await signUp(app)
  const response = await fetch(`${origin}/api/events`, { method: 'HEAD', headers: { cookie: person.cookie } })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
})

it('requires a session', async () => {
  expect((await fetch(`${origin}/api/events`)).status).toBe(401)
})
