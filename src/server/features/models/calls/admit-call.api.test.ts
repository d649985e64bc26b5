import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addUser, type Fleet, openFleet } from '../../../../../tests/support/fleet.ts'
import { FAIR_USE, TRIAL_AFTER_MS, TRIAL_LEASE_MS } from '../../../../core/calls/ceilings.ts'
import type { Db } from '../../../platform/db/statement.ts'
import { type AdmissionValues, type AdmitTerms, admitCall, admitCalls } from './store-admission.ts'

/** A single call is admitted by one statement, several by another. Both must decide alike about the same call. */

const NOW = new Date('2026-11-20T12:00:30Z')
const MOST_INPUT = 1000
const MOST_OUTPUT = 100
/** Microdollars: the cost of 1000 input and 100 output tokens at 2 and 10 dollars per million. */
const WORST = 3000
const TERMS: AdmitTerms = {
  model: 'a-model',
  role: 'main',
  fairUse: true,
  inputPrice: 2_000_000,
  outputPrice: 10_000_000,
  dailyCalls: 50,
  monthlyMicros: 90_000,
  isCounted: true,
}

const before = (ms: number): string => new Date(NOW.getTime() - ms).toISOString()
const state = (set: string): string => `update system_state set ${set}`
const rate = (minute: string, minuteCalls: number, dayCalls: number): string =>
  `insert into usage_rates select id, '${minute}', ${minuteCalls}, '2026-11-20', ${dayCalls} from users`
const THIS_DAY = `day = '2026-11-20', month = '2026-11-01'`
const THIS_MINUTE = '2026-11-20T12:00:00Z'

const cases = [
  { name: 'nothing in the way', given: '', admitted: true },
  { name: 'paused', given: state(`paused_until = '${before(-1)}'`), admitted: false },
  { name: 'a pause that is over', given: state(`paused_until = '${before(0)}'`), admitted: true },
  { name: 'breaker opened lately', given: state(`tripped_at = '${before(TRIAL_AFTER_MS - 1)}'`), admitted: false },
  { name: 'a trial', given: state(`tripped_at = '${before(TRIAL_AFTER_MS)}'`), admitted: true },
  {
    name: 'a trial under way',
    given: state(`tripped_at = '${before(TRIAL_AFTER_MS)}', trial_until = '${before(1 - TRIAL_LEASE_MS)}'`),
    admitted: false,
  },
  {
    name: 'a trial that never ended',
    given: state(`tripped_at = '${before(2 * TRIAL_AFTER_MS)}', trial_until = '${before(0)}'`),
    admitted: true,
  },
  {
    name: 'the breaker of the main model is open, and another is called',
    given: state(`tripped_at = '${before(0)}'`),
    role: 'fallback' as const,
    admitted: true,
  },
  {
    name: 'the breaker of that other one is open',
    given: state(`fallback_tripped_at = '${before(0)}'`),
    role: 'fallback' as const,
    admitted: false,
  },
  {
    name: 'the breakers of the others are open',
    given: state(`fallback_tripped_at = '${before(0)}', background_tripped_at = '${before(0)}'`),
    admitted: true,
  },
  {
    name: 'a trial of the background model',
    given: state(`background_tripped_at = '${before(TRIAL_AFTER_MS)}', tripped_at = '${before(0)}'`),
    role: 'background' as const,
    admitted: true,
  },
  {
    name: 'paused, and the fallback is called',
    given: state(`paused_until = '${before(-1)}'`),
    role: 'fallback' as const,
    admitted: false,
  },
  {
    name: 'no call left today, and the fallback is called',
    given: state(`daily_calls = 50, ${THIS_DAY}`),
    role: 'fallback' as const,
    admitted: false,
  },
  { name: 'the last call of the day', given: state(`daily_calls = 49, ${THIS_DAY}`), admitted: true },
  { name: 'no call left today', given: state(`daily_calls = 50, ${THIS_DAY}`), admitted: false },
  { name: 'the next day', given: state(`daily_calls = 50, day = '2026-11-19', month = '2026-11-01'`), admitted: true },
  {
    name: 'a clock behind the day',
    given: state(`daily_calls = 50, day = '2026-11-21', month = '2026-11-01'`),
    admitted: false,
  },
  {
    name: 'the last money of the month',
    given: state(`monthly_micros = ${90_000 - WORST}, ${THIS_DAY}`),
    admitted: true,
  },
  {
    name: 'a microdollar too little',
    given: state(`monthly_micros = ${90_001 - WORST}, ${THIS_DAY}`),
    admitted: false,
  },
  {
    name: 'the next month',
    given: state(`monthly_micros = 90000, day = '2026-10-31', month = '2026-10-01'`),
    admitted: true,
  },
  { name: 'the last call of the minute', given: rate(THIS_MINUTE, FAIR_USE.callsAMinute - 1, 100), admitted: true },
  { name: 'too many a minute', given: rate(THIS_MINUTE, FAIR_USE.callsAMinute, 100), admitted: false },
  { name: 'the next minute', given: rate('2026-11-20T11:59:00Z', FAIR_USE.callsAMinute, 100), admitted: true },
  { name: 'too many a day', given: rate(THIS_MINUTE, 1, FAIR_USE.callsADay), admitted: false },
  {
    name: 'too many, not counted',
    given: rate(THIS_MINUTE, 999, 9999),
    admitted: true,
    fairUse: false,
    counted: false,
  },
  { name: 'suspended', given: `update users set suspended_at = '${before(1)}'`, admitted: false },
  { name: 'a price of the operator', given: `insert into prices values ('a-model', 80000000, 0)`, admitted: true },
  { name: 'a price that is too high', given: `insert into prices values ('a-model', 91000000, 0)`, admitted: false },
]

let fleet: Fleet
let db: Db
let userId: number

beforeAll(async () => {
  fleet = await openFleet(2, {}, {})
  const [services] = fleet.members
  if (!services) throw new Error('an empty fleet')
  db = services.db
  userId = await addUser(services, 'caller')
})
afterAll(() => fleet.close())

async function clear(): Promise<void> {
  for (const text of [
    'delete from usage_calls',
    'delete from messages',
    'delete from allowance_reservations',
    'delete from usage_rates',
    'delete from prices',
    'update users set suspended_at = null, message_credits_used = 0',
    `update system_state set day = '1970-01-01', month = '1970-01-01', daily_calls = 0, monthly_micros = 0,
       last_admitted = 0, paused_until = null, tripped_at = null, trial_until = null,
       background_tripped_at = null, background_trial_until = null, fallback_tripped_at = null`,
  ]) {
    await db.$client.query(text)
  }
}
beforeEach(clear)

/** All that an admission may have written. */
async function written(): Promise<unknown> {
  const { rows } = await db.$client.query(
    `select to_jsonb(g) - 'last_admitted' as state, (select jsonb_agg(r) from usage_rates r) as rates,
       (select jsonb_agg(to_jsonb(c) - 'id') from usage_calls c) as calls from system_state g`,
  )
  return rows[0]
}

const asking = (terms: AdmitTerms): AdmissionValues => ({
  ...{ now: NOW, userId, purpose: 'chat', mostInput: MOST_INPUT, mostOutput: MOST_OUTPUT },
  ...terms,
})

it.each(cases)('decides the same for a single call and a batch of one: $name', async (example) => {
  const { admitted, fairUse = true, counted: isCounted = true, role = 'main' } = example
  const terms: AdmitTerms = { ...TERMS, role, fairUse, isCounted }

  const tryOn = async <Rows>(run: () => Promise<Rows>) => {
    await clear()
    if (example.given) await db.$client.query(example.given)
    const rows = await run()
    return { rows, left: await written() }
  }
  const list = { users: [userId], purposes: ['chat' as const], mostInput: [MOST_INPUT], mostOutput: [MOST_OUTPUT] }
  const listed = await tryOn(() => admitCalls[role](db, { now: NOW, ...list, ...terms }))
  const alone = await tryOn(() => admitCall[role](db, asking(terms)))

  const worst = listed.rows.map((row) => row.worstMicros)
  expect(worst).toHaveLength(admitted ? 1 : 0)
  expect(alone.rows.map((row) => row.worstMicros)).toEqual(worst)
  expect(alone.left).toEqual(listed.left)
})

it.for([
  { others: 1, admitted: true },
  { others: 2, admitted: false },
])('counts calls admitted while waiting for the row: $others more of two left', async ({ others, admitted }) => {
  const another = fleet.members[1]
  if (!another) throw new Error('a fleet of one')
  await db.$client.query(state(`daily_calls = 48, ${THIS_DAY}`))
  const client = await another.db.$client.connect()
  await client.query('begin')
  await client.query('update system_state set daily_calls = daily_calls + $1', [others])
  const waiting = admitCall.main(db, asking(TERMS))
  await sleep(100)
  await client.query('commit')
  client.release()

  expect(await waiting).toHaveLength(admitted ? 1 : 0)
  expect(await written()).toMatchObject({ state: { daily_calls: 50 } })
})
