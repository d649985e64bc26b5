import { and, eq } from 'drizzle-orm'
import type { ProfileField } from '../../../../core/memory/profile.ts'
import { type Db, listOf, preparedSql, type Transaction } from '../../../platform/db/statement.ts'
import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { conversationDigests, userProfiles } from '../../../platform/db/tables/memory.ts'

/** What prompts use of memory. Rebuilt on every change, so that writing reads just one row. */

export async function helpersOf(tx: Transaction, userId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: helpers.id })
    .from(helpers)
    .where(eq(helpers.userId, userId))
    .prepare('helpers_of')
    .execute()
  return rows.map(({ id }) => id)
}

export async function timeZoneOf(tx: Transaction, userId: number): Promise<string> {
  const [row] = await tx
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId))
    .prepare('time_zone_of')
    .execute()
  return row?.timeZone ?? 'UTC'
}

/** A person's privacy settings, read under the lock on their memory. */
export async function privacySettingsOf(tx: Transaction, userId: number): Promise<unknown> {
  const [row] = await tx
    .select({ privacySettings: userProfiles.privacySettings })
    .from(userProfiles)
    .where(eq(userProfiles.userId, userId))
    .prepare('settings_of')
    .execute()
  return row?.privacySettings
}

const insertDigests = preparedSql<
  never,
  { userId: number; helperIds: string; memories: (Buffer | null)[]; topics: (Buffer | null)[] }
>('save_digests')`
  insert into ${conversationDigests} (${conversationDigests.helperId}, ${conversationDigests.userId},
    ${conversationDigests.memoryDigest}, ${conversationDigests.topicsAndGoals})
  select t.helper, :userId, t.memories, t.topics
  from unnest(:helperIds::int[], :memories::bytea[], :topics::bytea[]) as t(helper, memories, topics)
  where exists (select from ${helpers} h where h.${helpers.id} = t.helper)
  on conflict (${conversationDigests.helperId}) do update
    set ${conversationDigests.memoryDigest} = excluded.${conversationDigests.memoryDigest},
      ${conversationDigests.topicsAndGoals} = excluded.${conversationDigests.topicsAndGoals}`

export type NewDigest = Pick<typeof conversationDigests.$inferSelect, 'helperId' | 'memoryDigest' | 'topicsAndGoals'>

export const saveDigests = (tx: Transaction, userId: number, digests: readonly NewDigest[]) =>
  insertDigests(tx, {
    userId,
    helperIds: listOf(digests.map(({ helperId }) => helperId)),
    memories: digests.map(({ memoryDigest }) => memoryDigest),
    topics: digests.map(({ topicsAndGoals }) => topicsAndGoals),
  })

export type ProfileTexts = Pick<typeof userProfiles.$inferSelect, ProfileField>

/** Creates it if there is none. */
export async function saveProfile(tx: Transaction, userId: number, texts: ProfileTexts, now: Date): Promise<void> {
  await tx
    .insert(userProfiles)
    .values({ userId, createdAt: now, updatedAt: now, ...texts })
    .onConflictDoUpdate({ target: userProfiles.userId, set: { updatedAt: now, ...texts } })
    .prepare('save_profile')
    .execute()
}

export const findStale = (db: Db, limit: number) =>
  db
    .selectDistinct({ userId: conversationDigests.userId, wrappedKey: userKeys.wrappedKey })
    .from(conversationDigests)
    .innerJoin(userKeys, eq(userKeys.userId, conversationDigests.userId))
    .where(eq(conversationDigests.isStale, true))
    .limit(limit)
    .prepare('find_stale')
    .execute()

export const endStale = (tx: Transaction, userId: number) =>
  tx
    .update(conversationDigests)
    .set({ isStale: false })
    .where(and(eq(conversationDigests.userId, userId), conversationDigests.isStale))
    .returning({ helperId: conversationDigests.helperId })
    .prepare('end_stale')
    .execute()
