import { and, eq } from 'drizzle-orm'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import type { Db } from '../../../platform/ports/db.ts'

export const findHelperName = (db: Db, helperId: number, userId: number) =>
  db
    .select({ name: helpers.name })
    .from(helpers)
    .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
    .prepare('find_helper_name')
    .execute()
