import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../platform/db/statement.ts'
import { messagePictures } from '../../../platform/db/tables/conversations.ts'
import { helperPictures } from '../../../platform/db/tables/helpers.ts'
import type { ExportedTable } from './exported-tables.ts'

export type ExportedRow = Record<string, unknown>

/** A person's rows as JSON; for paged tables, the next ones after an id. */
export async function readRows(
  db: Db,
  { table, owner, pageBy }: ExportedTable,
  userId: number,
  after: number,
  limit: number,
): Promise<ExportedRow[]> {
  const text = pageBy
    ? `select to_jsonb(t) as row from "${table}" t where "${owner}" = $1 and "${pageBy}" > $2 order by "${pageBy}" limit $3`
    : `select to_jsonb(t) as row from "${table}" t where "${owner}" = $1`
  const { rows } = await db.$client.query<{ row: ExportedRow }>(text, pageBy ? [userId, after, limit] : [userId])
  return rows.map(({ row }) => row)
}

/** Pictures in memory at a time, up to a megabyte each. */
const PICTURES = 5

export const readPictures = (db: Db, { userId, after }: { userId: number; after: number }) =>
  db
    .select({ messageId: messagePictures.messageId, picture: messagePictures.picture })
    .from(messagePictures)
    .where(and(eq(messagePictures.userId, userId), gt(messagePictures.messageId, after)))
    .orderBy(messagePictures.messageId)
    .limit(PICTURES)

export const readFaces = (db: Db, userId: number) =>
  db
    .select({ helperId: helperPictures.helperId, picture: helperPictures.picture })
    .from(helperPictures)
    .where(eq(helperPictures.userId, userId))
    .orderBy(helperPictures.helperId)
