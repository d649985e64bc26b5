import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHelper, type Person, signUp } from '../../../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { deliverAll, handWorker, planAt } from '../../../../tests/support/workers.ts'
import type { Helper } from '../../../contract/helpers.ts'
import type { Worker } from '../schedules/worker.ts'

/** What an open browser hears over the network. */

let app: TestApp
let origin: string
let worker: Worker

beforeAll(async () => {
  app = await openTestApp()
  origin = await app.listen()
  worker = await handWorker(app)
})
afterAll(() => app.close())

interface Heard {
  id: string
  event: string
  data: Record<string, Record<string, unknown>>
}

/** An EventSource: collects what it hears until it is closed. */
async function openEvents(person: Person, lastId?: string) {
  const leave = new AbortController()
  const headers = { cookie: person.cookie, ...(lastId ? { 'last-event-id': lastId } : {}) }
  const response = await fetch(`${origin}/api/events`, { headers, signal: leave.signal })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const heard: Heard[] = []
  let text = ''
  const read = (async () => {
    for await (const part of response.body ?? []) {
      text += new TextDecoder().decode(part as Uint8Array)
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
        if (field('data')) heard.push({ id: field('id'), event: field('event'), data: JSON.parse(field('data')) })
      }
    }
  })().catch(() => undefined)
  const close = async () => {
    leave.abort()
    await read
  }
  const until = async (event: string, count: number): Promise<Heard[]> => {
    for (let tries = 0; tries < 200; tries += 1) {
      const found = heard.filter((each) => each.event === event)
      if (found.length >= count) return found
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`${count} of ${event} were not heard among ${heard.map((each) => each.event).join(', ')}`)
  }
  return { heard, until, close, ended: read }
}

async function write(helper: Helper): Promise<void> {
  await planAt(app, helper, app.services.clock.now())
  await deliverAll(worker)
}

it('hears a planned message, its helper and the usage, and no other person does', async () => {
  const [person, other] = [await signUp(app), await signUp(app)]
  const helper = await createHelper(person)
  const [events, silent] = [await openEvents(person), await openEvents(other)]
  await events.until('usage', 1)
  const before = events.heard.length
  await write(helper)
  const [message] = await events.until('message', 1)
  expect(message?.data['message']).toMatchObject({ helperId: helper.id, source: 'template' })
  await events.until('usage', 2)
  const usage = events.heard.slice(before).find(({ event }) => event === 'usage')
  expect(usage?.data).toMatchObject({ used: 1, limit: 25 })
  expect(silent.heard.filter(({ event }) => event !== 'usage')).toEqual([])
  await events.close()
  await silent.close()
})

it('is given what it missed, once, when it comes back', async () => {
  const person = await signUp(app)
  const helpers = [await createHelper(person), await createHelper(person, { personaType: 'friend' })]
  const first = await openEvents(person)
  await first.until('usage', 1)
  for (const helper of helpers) await write(helper)
  const messages = await first.until('message', 2)
  await first.close()
  for (const helper of helpers) await write(helper)

  const back = await openEvents(person, messages[1]?.id)
  const missed = await back.until('message', 2)
  await back.until('usage', 1)
  const idsOf = (list: Heard[]) => list.map(({ data }) => Number(data['message']?.['id']))
  expect(missed).toHaveLength(2)
  expect(Math.min(...idsOf(missed))).toBeGreaterThan(Math.max(...idsOf(messages)))
  await back.close()

  const fromBetween = await openEvents(person, messages[0]?.id)
  expect(await fromBetween.until('message', 3)).toHaveLength(3)
  await fromBetween.close()
})

it('ends for whoever was signed out meanwhile, and tells them nothing more', async () => {
  const person = await signUp(app)
  const helper = await createHelper(person)
  const events = await openEvents(person)
  await events.until('usage', 1)
  await app.services.db.$client.query('delete from sessions where user_id = $1', [person.user.id])
  await write(helper)
  await events.ended
  expect(events.heard.filter(({ event }) => event === 'message')).toEqual([])
})

it('ends at once for whoever is suspended', async () => {
  const [operator, person] = [await signUp(app), await signUp(app)]
  await app.services.db.$client.query(`update users set role = 'operator' where id = $1`, [operator.user.id])
  const events = await openEvents(person)
  await events.until('usage', 1)
  expect((await operator.post(`/api/admin/users/${person.user.id}/suspend`)).status).toBe(204)
  await events.ended
})

it('refuses whoever is not signed in', async () => {
  expect((await fetch(`${origin}/api/events`)).status).toBe(401)
})
