import { inTransaction, namedStatement, type Queryable, statement } from '../../db/statement.ts'
import type { Db } from '../../ports/db.ts'

/** Whom a number writes to: the helper that texted it last. */
export interface HearerRow {
  helperId: number
  userId: number
  wrappedKey: string
}

export const findHearer = statement<HearerRow, [phone: string, numberHash: string]>(
  'find_hearer',
  `select h.id as "helperId", h.user_id as "userId", k.wrapped_key as "wrappedKey"
   from helpers h join users u on u.id = h.user_id join user_keys k on k.user_id = u.id
   join verified_phones v on v.user_id = u.id and v.phone_number = h.phone_number
   where h.phone_number = $1 and h.communication_type = 'sms' and u.suspended_at is null
   order by (select max(t.id) from outbound_sms t where t.number_hash = $2 and t.helper_id = h.id) desc nulls last,
     h.id desc limit 1`,
)

/** No row: the text was heard before. */
const insertHeard = namedStatement<
  { id: number },
  {
    providerId: string
    numberHash: string
    userId: number | null
    helperId: number | null
    body: Buffer | null
    status: string
    now: Date
  }
>(
  'insert_heard',
  `insert into inbound_sms (provider_id, number_hash, user_id, helper_id, body, status, received_at)
   values (:providerId, :numberHash, :userId, :helperId, :body, :status, :now) on conflict (provider_id) do nothing returning id`,
)

const openOptOut = statement<{ id: number }, [numberHash: string, now: Date]>(
  'hear_stop',
  `insert into sms_opt_outs (number_hash, source, opted_out_at) values ($1, 'text', $2)
   on conflict (number_hash) where opted_in_at is null do nothing returning id`,
)

const closeOptOut = statement<{ id: number }, [numberHash: string, now: Date]>(
  'hear_start',
  'update sms_opt_outs set opted_in_at = $2 where number_hash = $1 and opted_in_at is null returning id',
)

const NO_TALK = { userId: null, helperId: null, body: null, status: 'answered' }

const isNew = async (tx: Queryable, id: string, numberHash: string, now: Date): Promise<boolean> =>
  (await insertHeard(tx, { providerId: id, numberHash, ...NO_TALK, now })).length > 0

/** Hears a text that is no talk, once, and does what it commands in the same transaction. */
export function hearCommand(
  db: Db,
  heard: { id: string; numberHash: string; command: 'stop' | 'start' | 'help' },
  now: Date,
): Promise<{ isNew: boolean; changed: boolean }> {
  return inTransaction(db, async (tx) => {
    if (!(await isNew(tx, heard.id, heard.numberHash, now))) return { isNew: false, changed: false }
    if (heard.command === 'help') return { isNew: true, changed: false }
    const change = heard.command === 'stop' ? openOptOut : closeOptOut
    return { isNew: true, changed: (await change(tx, heard.numberHash, now)).length > 0 }
  })
}

/** Hears what a person says to a helper, once; without words where nobody is to be told. */
export async function hearTalk(
  db: Db,
  heard: { id: string; numberHash: string; hearer: HearerRow | null; body: Buffer | null },
  now: Date,
): Promise<void> {
  const { id, numberHash, hearer, body } = heard
  const [userId, helperId] = [hearer?.userId ?? null, hearer?.helperId ?? null]
  const status = body ? 'received' : 'dropped'
  await insertHeard(db, { providerId: id, numberHash, userId, helperId, body, status, now })
}

const takeHeard = statement<{ id: number }, [now: Date, limit: number]>(
  'take_heard',
  `update inbound_sms set queued_at = $1 where id = any(array(
     select id from inbound_sms where status = 'received' and queued_at is null
     order by id limit $2 for update skip locked))
   returning id`,
)

/** Hands over texts that wait for their answer: they are taken if `hand` resolves. Gives how many. */
export function handOver(
  db: Db,
  now: Date,
  limit: number,
  hand: (tx: Queryable, ids: number[]) => Promise<void>,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ids = (await takeHeard(tx, now, limit)).map(({ id }) => id)
    if (ids.length > 0) await hand(tx, ids)
    return ids.length
  })
}

export interface InboundSmsRow {
  id: number
  body: Buffer
  /** The message of the conversation that it became; null as long as it is none. */
  messageId: number | null
  receivedAt: Date
  /** An earlier try began with it. */
  isBegun: boolean
  helperId: number
  helperName: string
  phoneNumber: string | null
  userId: number
  username: string
  role: 'user' | 'operator'
  firstName: string | null
  timeZone: string
  /** Their privacy settings as they are stored; null: none were chosen. */
  privacy: unknown
  wrappedKey: string
}

/** Begins to answer a text, or goes on with it. No row: it is answered, or there is nobody any more to answer it. */
export const beginAnswer = statement<InboundSmsRow, [id: number]>(
  'begin_answer',
  `with before as (select id, status from inbound_sms where id = $1),
   t as (update inbound_sms set status = 'processing' where id = $1 and status in ('received', 'processing') returning *)
   select t.id, t.body, t.message_id as "messageId", t.received_at as "receivedAt",
     before.status = 'processing' as "isBegun", h.id as "helperId", h.name as "helperName",
     h.phone_number as "phoneNumber", u.id as "userId", u.username, u.role, u.first_name as "firstName",
     u.time_zone as "timeZone", p.privacy_settings as privacy, k.wrapped_key as "wrappedKey"
   from t join before on before.id = t.id join helpers h on h.id = t.helper_id
   join users u on u.id = t.user_id join user_keys k on k.user_id = u.id
   left join user_profiles p on p.user_id = u.id where u.suspended_at is null`,
)

export const noteHeardMessage = statement<never, [id: number, messageId: number]>(
  'note_heard_message',
  'update inbound_sms set message_id = $2 where id = $1',
)

/** The words are in the conversation, and here no more. */
export const endAnswer = statement<never, [id: number, status: 'answered' | 'dropped']>(
  'end_answer',
  'update inbound_sms set status = $2, body = null where id = $1',
)

export const deleteInboundOfHelper = statement<never, [userId: number, helperId: number]>(
  'drop_heard_by',
  `update inbound_sms set status = 'dropped', body = null
   where user_id = $1 and helper_id = $2 and body is not null`,
)

/** What the person said to a helper since then, the oldest first. */
export const saidSince = statement<{ id: number; content: Buffer }, [helperId: number, since: Date]>(
  'said_since',
  `select m.id, m.content from messages m where m.helper_id = $1 and m.is_from_user and m.sent_at >= $2
     and not exists (select from inbound_sms t where t.message_id = m.id) order by m.id limit 50`,
)

/** What was heard long ago can't be reported again. */
export const deleteOldHeard = statement<never, [before: Date]>(
  'delete_old_heard',
  'delete from inbound_sms where received_at < $1',
)
