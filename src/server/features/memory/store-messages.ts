import type { Category } from '../../../core/privacy/categories.ts'
import { statement } from '../../db/statement.ts'

/** Messages as the memory sees them. */

export interface SourceRow {
  id: number
  helperId: number
  helperName: string
  content: Buffer
  isFromUser: boolean
  sentAt: Date
  isShared: boolean
  privacyTags: Category[] | null
}

const SOURCE = `m.id, m.helper_id as "helperId", h.name as "helperName", m.content, m.is_from_user as "isFromUser",
  m.sent_at as "sentAt", m.share_across_helpers as "isShared", m.privacy_tags as "privacyTags"`

/** Messages of a person that are still memories, by their ids. */
export const findSources = statement<SourceRow, [userId: number, ids: number[]]>(
  'find_sources',
  `select ${SOURCE} from messages m join helpers h on h.id = m.helper_id
   where m.user_id = $1 and m.id = any($2) and not m.is_forgotten and not m.is_withheld
     and not m.withheld_by_settings and not m.is_sensitive order by m.sent_at, m.id`,
)

export interface UsedRow {
  turns: number[] | null
  facts: number[] | null
}

/** What a message of a helper was written with. */
export const findUsed = statement<UsedRow, [messageId: number, userId: number]>(
  'find_used',
  `select context_references as turns, fact_references as facts from messages
   where id = $1 and user_id = $2`,
)

/** Changes whether other helpers may see a message; null leaves it as it is. */
export const editRecalled = statement<{ id: number }, [messageId: number, userId: number, isShared: boolean | null]>(
  'edit_recalled',
  `update messages set share_across_helpers = coalesce($3, share_across_helpers)
   where id = $1 and user_id = $2 returning id`,
)
