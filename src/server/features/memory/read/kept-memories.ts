import { visibleTo } from '../../../../core/memory/digest-lines.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { decryptContent } from '../seal-memory.ts'
import { findSharing, findStatedBy } from '../store-memories.ts'

export interface KeptMemory {
  id: number
  text: string
  /** Those of the given helpers that may not know it. */
  hiddenFrom: number[]
}

/** Of these memories, those that at least one of the helpers may not know. */
export async function readKept(
  { db }: Uses<'db'>,
  { userId, dataKey, privacy }: Actor,
  ids: readonly number[],
  helperIds: readonly number[],
): Promise<KeptMemory[]> {
  if (ids.length === 0) return []
  const rows = await findSharing(db, userId, ids)
  return rows.flatMap((row) => {
    const memory = { ...row, privacyTags: row.privacyTags ?? [] }
    const hiddenFrom = helperIds.filter((helperId) => visibleTo([memory], helperId, privacy).length === 0)
    return hiddenFrom.length > 0 ? [{ id: row.id, text: decryptContent(dataKey, row), hiddenFrom }] : []
  })
}

/** Ids of the memories that only these messages state. */
export async function readStatedBy(
  { db }: Uses<'db'>,
  { userId }: Pick<Actor, 'userId'>,
  messageIds: readonly number[],
): Promise<Set<number>> {
  return new Set((await findStatedBy(db, userId, messageIds)).map(({ id }) => id))
}
