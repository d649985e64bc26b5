import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { type ModelApp, openModelApp } from '../../../../../tests/support/model-app.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { Panel } from '../../../../contract/panels.ts'
import { askPlannedPanels } from './ask-planned.ts'

// Noon in New York, on a Wednesday.
const START = '2026-11-18T17:00:00.000Z'
const SUNDAY = '2026-11-22T23:00:00.000Z'
const PLAN = { weekday: 7, time: '18:00', question: 'How was my week?' }
const clock = new FixedClock(START)
let opened: ModelApp
let person: Person
let panel: Panel

beforeAll(async () => {
  opened = await openModelApp({ clock })
})
afterAll(() => opened.close())
beforeEach(async () => {
  clock.set(START)
  opened.model.behave({ pieces: ['A good one.'] })
  person = await signUp(opened.app)
  const helpers = [await createHelper(person), await createHelper(person, { personaType: 'friend', name: 'Sam' })]
  panel = (await person.post<Panel>('/api/panels', { helperIds: helpers.map(({ id }) => id) })).body
  panel = (await person.patch<Panel>(`/api/panels/${panel.id}`, { plan: PLAN })).body
})

const read = async (): Promise<Panel> => (await person.get<Panel>(`/api/panels/${panel.id}`)).body
const used = async (): Promise<number> =>
  (await person.get<{ user: User }>('/api/auth/session')).body.user.messageCreditsUsed
/** As several workers do at that time. */
async function sweepAt(time: string): Promise<void> {
  clock.set(time)
  const { services } = opened.app
  await Promise.all([askPlannedPanels(services), askPlannedPanels(services)])
  await services.replies.drain(5000)
}

describe('a planned panel', () => {
  it('is asked at its time, once, for what a question costs, and again a week later', async () => {
    expect(panel.plan).toEqual({ ...PLAN, nextAt: SUNDAY, skipped: null })
    await sweepAt('2026-11-22T22:59:00.000Z')
    expect((await read()).rounds).toHaveLength(0)
    await sweepAt('2026-11-22T23:00:10.000Z')
    await sweepAt('2026-11-22T23:00:30.000Z')
    const { rounds, plan } = await read()
    expect(rounds.map(({ question, answers }) => [question, answers.map(({ state }) => state)])).toEqual([
      [PLAN.question, ['answered', 'answered']],
    ])
    expect(plan).toMatchObject({ nextAt: '2026-11-29T23:00:00.000Z', skipped: null })
    expect(await used()).toBe(2)
    await sweepAt('2026-11-29T23:00:00.000Z')
    expect((await read()).rounds).toHaveLength(2)
  })

  it('is left out with the reason: too few messages, or too late', async () => {
    const set = 'update users set message_credits_used = 24 where id = $1'
    await opened.app.services.db.$client.query(set, [person.user.id])
    await sweepAt(SUNDAY)
    expect(await read()).toMatchObject({ rounds: [], plan: { skipped: 'allowance' } })
    expect(await used()).toBe(24)
    await sweepAt('2026-11-30T01:00:01.000Z')
    expect(await read()).toMatchObject({ rounds: [], plan: { skipped: 'late', nextAt: '2026-12-06T23:00:00.000Z' } })
  })

  it('keeps its time on the clock of the place where the person lives', async () => {
    await person.patch('/api/user/profile', { timeZone: 'Europe/Berlin' })
    await sweepAt('2026-11-19T00:00:00.000Z')
    expect((await read()).plan?.nextAt).toBe('2026-11-22T17:00:00.000Z')
    expect((await read()).rounds).toHaveLength(0)
    await sweepAt('2026-11-22T17:00:00.000Z')
    expect((await read()).rounds).toHaveLength(1)
  })

  it('is asked no more once that is ended', async () => {
    expect((await person.patch<Panel>(`/api/panels/${panel.id}`, { plan: null })).body.plan).toBeNull()
    await sweepAt(SUNDAY)
    expect((await read()).rounds).toHaveLength(0)
    expect((await person.patch(`/api/panels/${panel.id}`, {})).status).toBe(400)
    expect((await person.patch(`/api/panels/${panel.id}`, { plan: { ...PLAN, time: '25:00' } })).status).toBe(400)
  })
})
