import { aimsOf, type KnownFact, knownLines, visibleTo } from '../../../core/memory/fact-digest.ts'
import { fieldOf, PROFILE_FIELDS, type ProfileField } from '../../../core/memory/profile.ts'
import { PROFILE_COLUMNS } from '../../../core/memory/profile-columns.ts'
import type { Transaction } from '../../db/statement.ts'
import { type DataKey, seal } from '../../vault.ts'
import { sealAims, sealKnown } from './open-memory.ts'
import { openFact } from './seal-fact.ts'
import { helpersOf, saveDigests, saveProfile } from './store-digest.ts'
import { currentFacts } from './store-facts.ts'
import type { Owner } from './write-claims.ts'

const PROFILE = 'profile'

async function readFacts(tx: Transaction, { userId, dataKey }: Owner): Promise<KnownFact[]> {
  const rows = await currentFacts(tx, userId)
  return rows.map((row) => ({
    ...openFact(dataKey, row),
    id: row.id,
    helperId: row.helperId,
    shareAcrossHelpers: row.shareAcrossHelpers,
    privacyTags: row.privacyTags ?? [],
    importance: row.importance,
    validFrom: row.validFrom.getTime(),
  }))
}

const snake = (field: ProfileField): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The profile's columns from what is current; a field that nothing is known of is empty. */
function profileColumns(key: DataKey, facts: readonly KnownFact[]): (Buffer | null)[] {
  const values = new Map<string, string[]>(PROFILE_FIELDS.map((field) => [snake(field), []]))
  for (const fact of facts) {
    const field = fieldOf(fact)
    if (field) values.get(snake(field))?.push(fact.value)
  }
  return PROFILE_COLUMNS.map((column) => {
    const said = values.get(column) ?? []
    return said.length > 0 ? seal(key, JSON.stringify(said), PROFILE) : null
  })
}

/**
 * Rebuilds what prompts and planned messages take of what is known, for each helper as it may know it, and the
 * profile. The caller holds the lock of these facts.
 */
export async function rebuildDigest(tx: Transaction, owner: Owner, now: Date): Promise<void> {
  const facts = await readFacts(tx, owner)
  const helpers = (await helpersOf(tx, owner.userId)).map(({ id }) => id)
  const seen = helpers.map((id) => visibleTo(facts, id, owner.settings))
  const known = seen.map((visible) => {
    const lines = knownLines(visible, now.getTime())
    return lines.length > 0 ? sealKnown(owner.dataKey, lines) : null
  })
  const aims = seen.map((visible) => {
    const found = aimsOf(visible)
    return found.topic || found.goal ? sealAims(owner.dataKey, found) : null
  })
  if (helpers.length > 0) await saveDigests(tx, owner.userId, helpers, known, aims)
  await saveProfile(tx, owner.userId, now, ...profileColumns(owner.dataKey, facts))
}
