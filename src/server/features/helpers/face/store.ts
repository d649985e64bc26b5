import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/statement.ts'
import { helperPictures as faces, helpers } from '../../../platform/db/tables/helpers.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'

interface Owned {
  helperId: number
  userId: number
}

const isTheirs = ({ helperId, userId }: Owned) => and(eq(faces.helperId, helperId), eq(faces.userId, userId))

/** Returns whether the helper is theirs. */
export const saveFace = (db: Db, face: typeof faces.$inferInsert, imageUrl: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { helperId, userId, picture } = face
    const rows = await tx
      .update(helpers)
      .set({ imageUrl })
      .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
      .returning({ id: helpers.id })
    if (rows.length === 0) return false
    await tx.insert(faces).values(face).onConflictDoUpdate({ target: faces.helperId, set: { picture } })
    return true
  })

/** Returns whether there was one. */
export const deleteFace = (db: Db, owned: Owned): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const rows = await tx.delete(faces).where(isTheirs(owned)).returning({ helperId: faces.helperId })
    if (rows.length === 0) return false
    await tx.update(helpers).set({ imageUrl: null }).where(eq(helpers.id, owned.helperId))
    return true
  })

export const findFace = (db: Db, owned: Owned) =>
  db.select({ picture: faces.picture }).from(faces).where(isTheirs(owned))
