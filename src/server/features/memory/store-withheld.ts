import type { Category } from '../../../core/privacy/categories.ts'
import { listOf, type Queryable, statement } from '../../db/statement.ts'

export interface ReplyRow {
  id: number
  helperId: number
  content: Buffer
  /** What the person said that it answers. */
  answers: Buffer | null
  facts: number[] | null
  turns: number[] | null
  isWithheld: boolean
}

/** Replies that were written with facts or earlier messages. */
export const findReplies = statement<ReplyRow, [userId: number]>(
  'find_replies_with_memories',
  `select m.id, m.helper_id as "helperId", m.content, a.content as answers, m.fact_references as facts,
     m.context_references as turns, m.withheld_by_settings as "isWithheld"
   from messages m left join messages a on a.id = m.reply_to
   where m.user_id = $1 and not m.is_from_user and not m.is_forgotten and not m.is_sensitive
     and (m.fact_references is not null or m.context_references is not null)`,
)

export interface ToldRow {
  id: number
  helperId: number
  content: Buffer
  privacyTags: Category[] | null
}

const findTold = statement<ToldRow, [userId: number, ids: string]>(
  'find_told',
  `select id, helper_id as "helperId", content, privacy_tags as "privacyTags" from messages
   where user_id = $1 and id = any($2::bigint[])`,
)

export const findToldMessages = (tx: Queryable, userId: number, ids: readonly number[]): Promise<ToldRow[]> =>
  findTold(tx, userId, listOf(ids))

export const withholdMessages = statement<never, [userId: number, ids: number[], withheld: boolean[]]>(
  'withhold_messages',
  `with given as (
     select m.id, t.withheld from unnest($2::bigint[], $3::boolean[]) as t(id, withheld)
       join messages m on m.id = t.id and m.user_id = $1 order by m.id for no key update of m)
   update messages m set withheld_by_settings = given.withheld from given where m.id = given.id`,
)
