import { and, eq, sql } from 'drizzle-orm'
import { listOf, preparedSql, type Queryable } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import type { Db } from '../../ports/db.ts'

/** Messages as the memory sees them. */

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

/** Messages of a person that are still memories, by their ids. */
export const findSources = (db: Queryable, userId: number, ids: readonly number[]): Promise<SourceRow[]> =>
  sourcesOf(db, { userId, ids: listOf(ids) })

/** What a message of a helper was written with. */
export const findUsed = (db: Db, messageId: number, userId: number) =>
  db
    .select({ turns: messages.contextReferences, facts: messages.factReferences })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.userId, userId)))
    .prepare('find_used')
    .execute()

/** Changes whether other helpers may see a message; null leaves it as it is. */
export const editRecalled = (db: Db, messageId: number, userId: number, isShared: boolean | null) =>
  db
    .update(messages)
    .set({ shareAcrossHelpers: sql`coalesce(${isShared}::boolean, ${messages.shareAcrossHelpers})` })
    .where(and(eq(messages.id, messageId), eq(messages.userId, userId)))
    .returning({ id: messages.id })
    .prepare('edit_recalled')
    .execute()
