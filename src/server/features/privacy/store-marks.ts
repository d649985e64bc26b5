import { SENSITIVITY_LEVELS } from '../../../core/privacy/categories.ts'
import { type Queryable, statement } from '../../db/statement.ts'

/** What was stored under a lower level is marked again: where that stands is kept in the settings themselves. */

export interface UnmarkedMessage {
  id: number
  helperId: number
  content: Buffer
}

/** The messages after one, conversation by conversation. */
export const messagesAfter = statement<
  UnmarkedMessage,
  [userId: number, helperId: number, after: number, limit: number]
>(
  'messages_to_mark',
  `select m.id, m.helper_id as "helperId", m.content from messages m join helpers h on h.id = m.helper_id
   where h.user_id = $1 and (m.helper_id, m.id) > ($2, $3::bigint) order by m.helper_id, m.id limit $4`,
)

const LEVELS = `array[${SENSITIVITY_LEVELS.map((level) => `'${level}'`).join(', ')}]`

/** Marks are only ever added to: a level that was higher once has found more. */
const withTags = (row: string, found: string): string =>
  `(select array_agg(distinct tag) from unnest(
     coalesce(${row}.privacy_tags, '{}') || string_to_array(nullif(${found}.tags, ''), ',')) tag)`

/** Adds to the marks of messages, and notes how far it has come. */
export const markMessages = statement<
  never,
  [userId: number, ids: number[], tags: string[], helperId: number, after: number]
>(
  'mark_messages',
  `with marked as (
     update messages m set privacy_tags = ${withTags('m', 't')}
     from unnest($2::bigint[], $3::text[]) as t(id, tags) where m.id = t.id)
   update user_profiles set privacy_settings =
     jsonb_set(privacy_settings, '{marking}', jsonb_build_object('helperId', $4::int, 'after', $5::bigint))
   where user_id = $1 and privacy_settings ? 'marking'`,
)

export interface UnmarkedFact {
  id: number
  subject: Buffer
  attribute: Buffer
  value: Buffer
  holds: boolean
  quote: Buffer
}

export const factsToMark = statement<UnmarkedFact, [userId: number]>(
  'facts_to_mark',
  'select id, subject, attribute, value, holds, quote from conversation_memory where user_id = $1',
)

const markFacts = statement<never, [ids: number[], tags: string[], levels: string[], encryptionLevel: string]>(
  'mark_facts',
  `update conversation_memory m set privacy_tags = ${withTags('m', 't')}, encryption_level = $4,
     sensitivity_level = case when array_position(${LEVELS}, m.sensitivity_level::text) > array_position(${LEVELS}, t.level)
       then m.sensitivity_level else t.level end
   from unnest($1::bigint[], $2::text[], $3::text[]) as t(id, tags, level) where m.id = t.id`,
)

export interface FactMark {
  id: number
  privacyTags: readonly string[]
  sensitivityLevel: string
}

export const saveFactMarks = (tx: Queryable, marks: readonly FactMark[], level: string): Promise<never[]> =>
  markFacts(
    tx,
    marks.map(({ id }) => id),
    marks.map(({ privacyTags }) => privacyTags.join(',')),
    marks.map(({ sensitivityLevel }) => sensitivityLevel),
    level,
  )

export const endMarking = statement<never, [userId: number]>(
  'end_marking',
  "update user_profiles set privacy_settings = privacy_settings - 'marking' where user_id = $1",
)

export interface MarkingRow {
  userId: number
  settings: { encryptionLevel?: unknown; marking?: { helperId?: number; after?: number } }
  wrappedKey: string
}

const MARKING = `select p.user_id as "userId", p.privacy_settings as settings, k.wrapped_key as "wrappedKey"
  from user_profiles p join user_keys k on k.user_id = p.user_id where p.privacy_settings ? 'marking'`

export const findMarking = statement<MarkingRow, [limit: number]>('find_marking', `${MARKING} limit $1`)

export const findMarkingOf = statement<MarkingRow, [userId: number]>('find_marking_of', `${MARKING} and p.user_id = $1`)
