import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { deliverAll, handWorker } from '../../../../../tests/support/workers.ts'
import type { Helper, HelperList } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import type { Worker } from '../deliver/worker.ts'
import { replanStale } from './replan.ts'

/** Several helpers of one person in the same slot. */

const HALF_AN_HOUR = 30 * 60_000
const clock = new FixedClock('2026-11-18T12:00:00.000Z')
const PERSONAS = ['career_coach', 'friend', 'workout_buddy', 'language_tutor']
let app: TestApp
let worker: Worker
let person: Person

beforeEach(async () => {
  clock.set('2026-11-18T12:00:00.000Z')
  app = await openTestApp({ clock })
  worker = await handWorker(app)
  person = await signUp(app)
  await app.services.db.$client.query(`update users set subscription_tier = 'unlimited', message_credits_limit = 1500`)
})
afterEach(() => app.close())

const add = (index: number, fields: Record<string, unknown> = {}): Promise<Helper> =>
  createHelper(person, { personaType: PERSONAS[index], frequency: 'daily', ...fields })

async function times(): Promise<Record<string, string>> {
  const { helpers } = (await person.get<HelperList>('/api/helpers')).body
  return Object.fromEntries(helpers.map((each) => [each.personaType, each.nextMessageAt?.slice(5, 16) ?? '']))
}
function expectApart(all: Record<string, string>): void {
  const sorted = Object.values(all)
    .map((each) => Date.parse(`2026-${each}Z`))
    .toSorted((a, b) => a - b)
  for (const [index, time] of sorted.entries())
    if (index > 0) expect(time - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(HALF_AN_HOUR)
}

describe('helpers that share a slot', () => {
  it('write half an hour apart, also after one moves into the slot', async () => {
    for (const index of [0, 1, 2]) await add(index)
    const first = { career_coach: '11-18T17:00', friend: '11-18T16:30', workout_buddy: '11-18T17:30' }
    expect(await times()).toEqual(first)
    clock.set('2026-11-18T18:00:00.000Z')
    await deliverAll(worker)
    expect(await times()).toEqual({ career_coach: '11-19T17:00', friend: '11-19T16:30', workout_buddy: '11-19T17:30' })
  })

  it('write half an hour apart when created at the same time', async () => {
    await Promise.all([0, 1, 2, 3].map((index) => add(index)))
    await replanStale(app.services)
    expect(Object.values(await times()).sort()).toEqual(['11-18T16:00', '11-18T16:30', '11-18T17:00', '11-18T17:30'])
  })

  it('write half an hour apart on every day when some vary their times', async () => {
    for (const [index, varyTiming] of [true, false, true].entries()) await add(index, { varyTiming })
    for (let day = 18; day < 28; day += 1) {
      expectApart(await times())
      clock.set(`2026-11-${day}T18:30:00.000Z`)
      await deliverAll(worker)
      await app.services.db.$client.query('update helpers set unanswered = 0')
    }
  })

  it('make room for a helper that joins, close up when one leaves, and stay when one pauses', async () => {
    const [coach, friend] = [await add(0), await add(1)]
    await add(2, { preferredTime: 'evening' })
    await person.patch(`/api/helpers/${coach.id}`, { preferredTime: 'evening' })
    expect(await times()).toEqual({ career_coach: '11-19T00:00', friend: '11-18T17:00', workout_buddy: '11-19T00:30' })
    await person.patch(`/api/helpers/${coach.id}`, { preferredTime: 'midday' })
    expect(await times()).toMatchObject({ career_coach: '11-18T16:30', friend: '11-18T17:00' })
    await person.patch(`/api/helpers/${friend.id}/toggle`, { active: false })
    expect(await times()).toMatchObject({ career_coach: '11-18T16:30', friend: '' })
    await person.patch(`/api/helpers/${friend.id}/toggle`, { active: true })
    expect(await times()).toMatchObject({ career_coach: '11-18T16:30', friend: '11-18T17:00' })
    await person.del(`/api/helpers/${coach.id}`)
    await replanStale(app.services)
    expect(await times()).toMatchObject({ friend: '11-18T17:00' })
  })

  it('keep clock times that were chosen for one of them', async () => {
    await add(0)
    await add(1, { frequency: 'custom', customTimes: ['12:00'] })
    expect(await times()).toEqual({ career_coach: '11-18T16:30', friend: '11-18T17:00' })
  })

  it('still send today’s messages when another one is deleted', async () => {
    const [coach] = [await add(0), await add(1), await add(2)]
    clock.set('2026-11-18T16:45:00.000Z')
    await deliverAll(worker)
    await person.del(`/api/helpers/${coach?.id}`)
    await replanStale(app.services)
    expect(await times()).toEqual({ friend: '11-19T17:00', workout_buddy: '11-18T17:30' })
    clock.set('2026-11-18T17:30:00.000Z')
    await deliverAll(worker)
    expect(await times()).toEqual({ friend: '11-19T17:00', workout_buddy: '11-19T16:30' })
  })

  it('are not moved once they are due', async () => {
    const [coach, friend] = [await add(0), await add(1)]
    clock.set('2026-11-18T16:40:00.000Z')
    await person.del(`/api/helpers/${coach.id}`)
    await person.patch('/api/user/profile', { timeZone: 'America/Chicago' })
    await deliverAll(worker)
    const { body } = await person.get<Message[]>(`/api/helpers/${friend.id}/messages`)
    expect(body).toHaveLength(1)
  })
})
