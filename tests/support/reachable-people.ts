import type { Pool } from 'pg'
import { hashEndpoint } from '../../src/server/features/notifications/push/send-push.ts'
import { createVault, seal } from '../../src/server/platform/crypto/vault.ts'
import type { PushStandIn } from './push-stand-in.ts'

export const addressOfPerson = (userId: number): string => `person-${userId}@example.com`
export const phoneOfPerson = (userId: number): string => `+1415${String(5_550_000 + userId)}`

/** Makes everyone reachable by push and email at any hour, and by SMS if they have a number. Returns their browsers. */
export async function makeReachable(
  pool: Pool,
  master: Buffer,
  push: PushStandIn,
  texted: readonly number[],
): Promise<Map<number, string>> {
  const vault = createVault(master)
  const { rows } = await pool.query<{ user_id: number; wrapped_key: string }>(
    'select user_id, wrapped_key from user_keys',
  )
  const browsers = rows.map(({ user_id: userId, wrapped_key: wrapped }) => {
    const subscription = push.another()
    const sealed = seal(vault.unwrap(wrapped), JSON.stringify(subscription), 'push subscription')
    return { userId, endpoint: subscription.endpoint, sealed }
  })
  await pool.query(
    `update users set email = 'person-' || id || '@example.com', email_verified_at = now(), email_notifications = true,
       quiet_hours_start = 0, quiet_hours_end = 0`,
  )
  await pool.query(
    `insert into push_subscriptions (user_id, endpoint_hash, subscription)
     select * from unnest($1::int[], $2::text[], $3::bytea[])`,
    [
      browsers.map(({ userId }) => userId),
      browsers.map(({ endpoint }) => hashEndpoint(endpoint)),
      browsers.map(({ sealed }) => sealed),
    ],
  )
  const phones = texted.map(phoneOfPerson)
  await pool.query(
    `with t as (select * from unnest($1::int[], $2::text[]) as t(id, phone)),
     verified as (insert into verified_phones (user_id, phone_number, verified_at) select id, phone, now() from t),
     agreed as (insert into sms_consents (user_id, phone_number, wording, given_at) select id, phone, 'yes', now() from t)
     update helpers h set communication_type = 'sms', phone_number = t.phone from t where h.user_id = t.id`,
    [texted, phones],
  )
  return new Map(browsers.map(({ userId, endpoint }) => [userId, endpoint]))
}
