import { fieldOf } from '../../../../core/memory/profile.ts'
import { mapWithoutBlocking } from '../../../platform/async/without-blocking.ts'
import type { FactOutline } from '../../../platform/cache/caches.ts'
import { type DataKey, sealOf } from '../../../platform/crypto/vault.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { decryptContent, decryptSlot, decryptSubject } from '../seal-memory.ts'
import { findSeals, findWords, type MemoryFilter, type WordsRow } from '../store-memories.ts'

/** An outline, and the name of the helper that the memory was said to. */
export interface ListedMemory extends FactOutline {
  id: number
  validFrom: Date
  helperName: string | null
}

function outlineOf(key: DataKey, row: WordsRow): FactOutline {
  const about = decryptSubject(key, row)
  const text = `${decryptContent(key, row)} ${about}`.toLowerCase()
  const { memoryType: kind, category } = row
  return { seal: sealOf(row.content), text, field: fieldOf({ about, kind, category, slot: decryptSlot(key, row) }) }
}

/** Newest first. Decrypts those that are not cached as they are now. */
export async function readOutlines(
  { db, caches }: Uses<'db' | 'caches'>,
  { userId, dataKey }: Person,
  filter: MemoryFilter,
): Promise<ListedMemory[]> {
  const rows = await findSeals(db, userId, filter)
  const cached = caches.facts.entriesOf(userId)
  const missing = rows.filter(({ id, seal }) => cached.get(id)?.seal !== seal)
  const sealed =
    missing.length > 0
      ? await findWords(
          db,
          userId,
          missing.map(({ id }) => id),
        )
      : []
  const opened = new Map(await mapWithoutBlocking(sealed, (row) => [row.id, outlineOf(dataKey, row)] as const))
  if (opened.size > 0) caches.facts.add(userId, opened)
  return rows.flatMap(({ id, validFrom, helperName }) => {
    const outline = opened.get(id) ?? cached.get(id)
    return outline ? [{ id, validFrom, helperName, ...outline }] : []
  })
}
