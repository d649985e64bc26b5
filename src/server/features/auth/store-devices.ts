import { statement } from '../../db/statement.ts'

/** The device of an account by one of these hashes, used after `since`. */
export const findDevice = statement<{ id: number }, [userId: number, hashes: readonly string[], since: Date]>(
  'known_device',
  `select id from known_devices where user_id = $1 and token_hash = any($2::text[]) and last_used_at > $3
   order by last_used_at desc limit 1`,
)

/** The same by the account's confirmed email. */
export const findDeviceByEmail = statement<{ id: number }, [email: string, hashes: readonly string[], since: Date]>(
  'known_device_by_email',
  `select d.id from known_devices d join users u on u.id = d.user_id
   where lower(u.email) = lower($1) and u.email_verified_at is not null
     and d.token_hash = any($2::text[]) and d.last_used_at > $3 limit 1`,
)

/** Notes a sign-in on a device that is known; no row for one that is not. */
export const touchDevice = statement<
  { id: number; token_hash: string },
  [userId: number, hashes: readonly string[], device: string, now: Date]
>(
  'touch_known_device',
  `update known_devices set last_used_at = $4, device = $3
   where id = (select id from known_devices where user_id = $1 and token_hash = any($2::text[])
     order by last_used_at desc limit 1)
   returning id, token_hash`,
)

/** Adds a device in place of those beyond `most` that were not used for the longest. */
export const insertDevice = statement<
  { id: number },
  [userId: number, tokenHash: string, device: string, now: Date, most: number]
>(
  'insert_known_device',
  `with dropped as (
     delete from known_devices where id in (
       select id from known_devices where user_id = $1 order by last_used_at desc, id desc offset $5 - 1))
   insert into known_devices (user_id, token_hash, device, created_at, last_used_at) values ($1, $2, $3, $4, $4)
   returning id`,
)

/** Forgets all devices of a person but the one of a session. */
export const deleteOtherDevices = statement<never, [userId: number, keptSid: string]>(
  'delete_other_known_devices',
  `delete from known_devices where user_id = $1
     and id is distinct from (select known_device_id from sessions where sid = $2)`,
)

export const deleteIdleDevices = statement<never, [since: Date]>(
  'delete_idle_known_devices',
  'delete from known_devices where last_used_at <= $1',
)
