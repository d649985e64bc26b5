import { and, eq, sql } from 'drizzle-orm'
import { listOf, preparedSql, type Queryable, sqlPart } from '../../db/statement.ts'
import { users } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import type { Db } from '../../ports/db.ts'

/** Messages as the memory feature sees them. */

type SourceRow = Pick<
  typeof messages.$inferSelect,
  'id' | 'helperId' | 'content' | 'isFromUser' | 'sentAt' | 'shareAcrossHelpers' | 'privacyTags'
> & { helperName: string }

const sourcesOf = preparedSql<SourceRow, { userId: number; ids: string }>('find_sources')`
  select m.${messages.id}, m.${messages.helperId} as "helperId", h.${helpers.name} as "helperName",
    m.${messages.content}, m.${messages.isFromUser} as "isFromUser", m.${messages.sentAt} as "sentAt",
    m.${messages.shareAcrossHelpers} as "shareAcrossHelpers", m.${messages.privacyTags} as "privacyTags"
  from ${messages} m join ${helpers} h on h.${helpers.id} = m.${messages.helperId}
  where m.${messages.userId} = :userId and m.${messages.id} = any(:ids::bigint[]) and not m.${messages.isForgotten}
    and not m.${messages.isWithheld} and not m.${messages.withheldBySettings} and not m.${messages.isSensitive}
  order by m.${messages.sentAt}, m.${messages.id}`

/** Messages of a person that are still memories, by id. */
export const findSources = (db: Queryable, userId: number, ids: readonly number[]): Promise<SourceRow[]> =>
  sourcesOf(db, { userId, ids: listOf(ids) })

/** What a helper's message is based on. */
export const findUsed = (db: Db, messageId: number, userId: number) =>
  db
    .select({ turns: messages.contextReferences, facts: messages.factReferences })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.userId, userId)))
    .prepare('find_used')
    .execute()

export interface RememberedRow
  extends Pick<typeof messages.$inferSelect, 'id' | 'helperId' | 'content' | 'isFromUser' | 'sentAt'>,
    Pick<typeof users.$inferSelect, 'timeZone'> {}

const REMEMBERED = sqlPart`m.${messages.id}, m.${messages.helperId} as "helperId", m.${messages.content},
  m.${messages.isFromUser} as "isFromUser", m.${messages.sentAt} as "sentAt", u.${users.timeZone} as "timeZone"`

/** Marks a message to be remembered, whatever its analysis found. */
export const markRemembered = preparedSql<RememberedRow, { userId: number; messageId: number }>('mark_remembered')`
  with u as materialized (
    select ${users.id}, ${users.timeZone} from ${users} where ${users.id} = :userId for key share)
  update ${messages} m set ${messages.isRemembered} = true, ${messages.isForgotten} = false, ${messages.isWithdrawn} = false
  from u where m.${messages.id} = :messageId and m.${messages.userId} = u.${users.id}
    and m.${messages.isShown}
  returning ${REMEMBERED}`

const rememberedOf = preparedSql<RememberedRow, { userId: number; ids: string }>('find_remembered')`
  select ${REMEMBERED} from ${messages} m join ${users} u on u.${users.id} = m.${messages.userId}
  where m.${messages.userId} = :userId and m.${messages.id} = any(:ids::bigint[]) and m.${messages.isRemembered}
  order by m.${messages.id}`

/** Of these messages, those that the person asked to have remembered. */
export const findRemembered = (tx: Queryable, userId: number, ids: readonly number[]): Promise<RememberedRow[]> =>
  rememberedOf(tx, { userId, ids: listOf(ids) })

/** Changes whether other helpers may see a message; null leaves it as it is. */
export const editRecalled = (db: Db, messageId: number, userId: number, isShared: boolean | null) =>
  db
    .update(messages)
    .set({ shareAcrossHelpers: sql`coalesce(${isShared}::boolean, ${messages.shareAcrossHelpers})` })
    .where(and(eq(messages.id, messageId), eq(messages.userId, userId)))
    .returning({ id: messages.id })
    .prepare('edit_recalled')
    .execute()
