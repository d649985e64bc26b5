import type { KeyObject } from 'node:crypto'
import type { Pool } from 'pg'
import { sealBytes } from '../../src/server/platform/crypto/vault.ts'

/** A loop that claims due rows in one statement, encrypts a text for each and inserts them: nothing else. */

const BATCH = 500
const TEXT =
  'Before today begins: which one thing, once it is done, would make the rest easier? Write it down, and start there.'

interface Claimed {
  id: string
  helper_id: number
  user_id: number
}

async function batch(pool: Pool, key: KeyObject): Promise<number> {
  const claim = {
    name: 'bare_claim',
    text: `update bare_schedules set status = 'delivered' where id = any(array(
      select id from bare_schedules where status = 'pending' and scheduled_time <= now()
      order by scheduled_time limit ${BATCH} for update skip locked)) returning id, helper_id, user_id`,
  }
  const { rows } = await pool.query<Claimed>(claim)
  if (rows.length === 0) return 0
  await pool.query({
    name: 'bare_insert',
    text: `insert into bare_messages (schedule_id, helper_id, user_id, content, sent_at)
      select s, h, u, c, now() from unnest($1::bigint[], $2::int[], $3::int[], $4::bytea[]) as t(s, h, u, c)
      on conflict (schedule_id) do nothing`,
    values: [
      rows.map(({ id }) => id),
      rows.map(({ helper_id }) => helper_id),
      rows.map(({ user_id }) => user_id),
      rows.map(() => sealBytes(key, TEXT, 'message')),
    ],
  })
  return rows.length
}

/** Delivers everything due, with the same concurrency as the product. */
export async function deliverBare(pool: Pool, key: KeyObject, concurrency: number): Promise<void> {
  const worker = async (): Promise<void> => {
    while ((await batch(pool, key)) === BATCH);
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}
