import type { Pool } from 'pg'
import { createVault, seal } from '../../src/server/platform/crypto/vault.ts'

/** Adds people with a helper and one planned message each, in bulk. */

const PLENTY = 1_000_000
const DESCRIPTION = 'A coach who asks one good question, and remembers what was said the last time it was asked.'

/** Adds `count` people, each with a helper whose next message is a day away. `master` wraps their keys. */
export async function addPeople(pool: Pool, master: Buffer, count: number): Promise<void> {
  const vault = createVault(master)
  const made = Array.from({ length: count }, () => vault.createKey())
  const keys = made.map(({ wrapped }) => wrapped)
  const descriptions = made.map(({ key }) => seal(key, DESCRIPTION, 'helper description'))
  await pool.query(
    `with u as (
       insert into users (username, is_adult, message_credits_limit, first_name)
       select 'person-' || n, true, $2, 'Robin' from generate_series(1, $1::int) n returning id),
     given as (
       select u.id, w.wrapped, w.description from (select id, row_number() over () as n from u) u
       join unnest($3::text[], $4::bytea[]) with ordinality as w(wrapped, description, n) on w.n = u.n),
     k as (insert into user_keys (user_id, wrapped_key) select id, wrapped from given)
     insert into helpers (user_id, name, description, persona_type, tone, message_length, frequency, preferred_time,
       vary_timing, communication_type, needs_plan)
     select id, 'Alex', description, 'career_coach', 'friendly', 'moderate', 'daily', 'morning', true, 'chat', false
     from given`,
    [count, PLENTY, keys, descriptions],
  )
  await pool.query(
    `insert into message_schedules (helper_id, user_id, scheduled_time, time_zone)
     select id, user_id, now() + interval '1 day', 'UTC' from helpers`,
  )
}

/** Makes the pending messages of the first `count` helpers due now. */
export async function makeDue(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `update message_schedules set scheduled_time = now() - interval '1 millisecond'
     where status = 'pending' and helper_id <= $1`,
    [count],
  )
}
