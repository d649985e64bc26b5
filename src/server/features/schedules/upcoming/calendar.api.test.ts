import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { Message } from '../../../../contract/messages.ts'
import type { CalendarLink, NewCalendarLink } from '../../../../contract/upcoming.ts'

/** The feed for calendar programs, read by two parsers. */

/** A week before the clocks of New York go forward. */
const clock = new FixedClock('2027-03-07T12:00:00.000Z')
let app: TestApp
let person: Person
let name: string
beforeAll(async () => {
  app = await openTestApp({ clock })
  person = await signUp(app)
  const helper = await createHelper(person, {
    frequency: 'weekly',
    weeklyDay: 7,
    name: 'Ada; “the, first” \\ of 🌱'.repeat(2),
  })
  name = helper.name
  const { body } = await person.post<{ userMessage: Message }>('/api/messages', messageTo(helper, 'My mum is ill.'))
  const reminder = { messageId: body.userMessage.id, subject: 'call my mum', date: '2027-03-14', time: '02:30' }
  await person.post('/api/follow-ups', reminder)
})
afterAll(() => app.close())

const make = async (): Promise<string> =>
  new URL((await person.post<NewCalendarLink>('/api/calendar-link')).body.url).pathname
const read = (path: string) => app.http.inject({ url: path })

it('holds the same times for two parsers, over a change of the clocks, and no words', async () => {
  const { body, headers } = await read(await make())
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=900',
  })
  expect(body).not.toMatch(/mum|ill\b/)
  const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  const parsed = Object.values(nodeIcal.sync.parseICS(body)).filter((one) => one?.type === 'VEVENT')
  const expected = [
    ...['2027-03-07T17:00:00.000Z', '2027-03-14T12:00:00.000Z', '2027-03-14T16:00:00.000Z'],
    ...['2027-03-21T16:00:00.000Z', '2027-03-28T16:00:00.000Z', '2027-04-04T16:00:00.000Z'],
  ]
  expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(expected.slice(0, events.length))
  expect(events.length).toBeGreaterThanOrEqual(5)
  expect(parsed.map((one) => (one as { start: Date }).start.toISOString())).toEqual(
    events.map(({ startDate }) => startDate.toJSDate().toISOString()),
  )
  expect(new Set(events.map(({ summary }) => summary))).toEqual(new Set([`${name} writes to you`]))
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
})

it('keeps the event of a message that is moved, and drops one that is skipped', async () => {
  const path = await make()
  const { helpers } = (await person.get<{ helpers: { id: number }[] }>('/api/helpers')).body
  const uids = async (): Promise<string[]> => (await read(path)).body.match(/UID:.*/g) ?? []
  const before = await uids()
  const change = (fields: object) => person.patch(`/api/helpers/${helpers[0]?.id}/planned`, fields)
  await change({ originalTime: '2027-03-21T16:00:00.000Z', action: 'move', date: '2027-03-22', time: '10:00' })
  expect(await uids()).toEqual(before)
  await change({ originalTime: '2027-03-21T16:00:00.000Z', action: 'skip' })
  expect(await uids()).toHaveLength(before.length - 1)
})

it('ends with its link: by a new one, and by revoking it', async () => {
  const first = await make()
  const second = await make()
  expect((await read(first)).statusCode).toBe(404)
  expect((await read(second)).statusCode).toBe(200)
  expect((await person.get<CalendarLink>('/api/calendar-link')).body.createdAt).toBe('2027-03-07T12:00:00.000Z')
  expect((await person.del('/api/calendar-link')).status).toBe(204)
  expect((await read(second)).statusCode).toBe(404)
  expect((await person.get<CalendarLink>('/api/calendar-link')).body.createdAt).toBeNull()
})

it.each(['nothing', 'nothing.ics', `${'a'.repeat(43)}.ics`, `${'a'.repeat(43)}.ICS`])(
  'is not found at %s',
  async (file) => {
    expect((await read(`/calendar/${file}`)).statusCode).toBe(404)
  },
)

it('stores the hash of the secret alone', async () => {
  const secret = (await make()).slice('/calendar/'.length, -'.ics'.length)
  const { rows } = await app.services.db.$client.query('select * from calendar_links')
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(app.logLines.join('\n')).not.toContain(secret)
})
