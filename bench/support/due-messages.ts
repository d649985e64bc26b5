import type { Pool } from 'pg'

/** Messages due for the bare loop, and messages that are not due. */

/** Adds helpers whose next messages are in the future. */
export async function addFuture(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `with h as (
       insert into helpers (user_id, name, description, persona_type, tone, message_length, frequency, preferred_time,
         communication_type, needs_plan)
       select 1, 'Alex', '\\x00', 'own_' || n, 'friendly', 'brief', 'daily', 'morning', 'chat', false
       from generate_series(1, $1::int) n returning id)
     insert into message_schedules (helper_id, user_id, scheduled_time, time_zone)
     select id, 1, now() + interval '2 days' + random() * interval '7 days', 'UTC' from h`,
    [count],
  )
  await pool.query('vacuum analyze helpers')
  await pool.query('vacuum analyze message_schedules')
}

/** The tables of the bare loop. */
export async function prepareBareSchedules(pool: Pool): Promise<void> {
  await pool.query(`create table bare_schedules (id bigserial primary key, helper_id int not null, user_id int not null,
      scheduled_time timestamptz not null, status text not null default 'pending');
    create index on bare_schedules (scheduled_time) where status = 'pending';
    create table bare_messages (id bigserial primary key, helper_id int not null, user_id int not null,
      content bytea not null, sent_at timestamptz not null, schedule_id bigint unique)`)
}

export async function makeBareDue(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `insert into bare_schedules (helper_id, user_id, scheduled_time)
     select n, n, now() - interval '1 millisecond' from generate_series(1, $1::int) n`,
    [count],
  )
}
