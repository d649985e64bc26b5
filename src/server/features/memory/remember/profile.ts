import type { AddToProfileBody, Profile } from '../../../../contract/memory.ts'
import { KIND_OF_FIELD, PROFILE_FIELDS } from '../../../../core/memory/profile.ts'
import { PROFILE_FIELD_SHOWS } from '../../../../core/text/limits.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { changeMemories } from '../digest/change-memories.ts'
import { readOutlines } from '../read/list-memories.ts'
import { presentMemory } from '../seal-memory.ts'
import { findMemories, type MemoryRow } from '../store-memories.ts'
import { addMemory } from './write-memories.ts'

function entryOf(actor: Person, row: MemoryRow) {
  const { id, content, validFrom, helperId, helperName, foundBy } = presentMemory(actor.dataKey, row)
  return { memoryId: id, content, saidAt: validFrom, helperId, helperName, foundBy }
}

/** The newest current memories of each field. */
export async function readProfile(services: Uses<'db' | 'caches'>, actor: Person): Promise<Profile> {
  const outlines = await readOutlines(services, actor, { state: 'current' })
  const byField = Map.groupBy(outlines, ({ field }) => field)
  const shown = PROFILE_FIELDS.map((field) => (byField.get(field) ?? []).slice(0, PROFILE_FIELD_SHOWS))
  const ids = shown.flat().map(({ id }) => id)
  const rows = ids.length > 0 ? await findMemories(services.db, actor.userId, ids) : []
  const entries = new Map(rows.map((row) => [row.id, entryOf(actor, row)]))
  const fields = PROFILE_FIELDS.map((field, nth) => [
    field,
    (shown[nth] ?? []).flatMap(({ id }) => entries.get(id) ?? []),
  ])
  return Object.fromEntries(fields) as Profile
}

/** An ordinary memory with the words as typed, shown in that field. */
export async function addToProfile(
  services: Uses<'db' | 'clock' | 'caches'>,
  actor: Person,
  { field, value }: AddToProfileBody,
): Promise<Profile> {
  const said = { text: value, about: 'self', ...KIND_OF_FIELD[field], slot: field, foundBy: 'person' as const }
  await changeMemories(services, actor, async (tx, owner, now) => {
    await addMemory(tx, owner, { ...said, helperId: null, messageIds: [], saidAt: now }, now)
    return true
  })
  return readProfile(services, actor)
}
