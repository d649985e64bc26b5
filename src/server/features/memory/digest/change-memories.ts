import { type KnownMemory, linesWithin, visibleTo } from '../../../../core/memory/digest-lines.ts'
import { holdsOn } from '../../../../core/memory/kinds.ts'
import { fieldOf, PROFILE_FIELDS, topicAndGoalOf } from '../../../../core/memory/profile.ts'
import { settingsFrom } from '../../../../core/privacy/settings.ts'
import { dateAt } from '../../../../core/time/zone-time.ts'
import { type DataKey, seal } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { holdHelpers } from '../forgetting/store-locks.ts'
import { rebuildSessionDigests } from '../readings/days.ts'
import { latestTopics } from '../readings/store-days.ts'
import {
  decryptContent,
  decryptSlot,
  decryptSubject,
  decryptSummary,
  type Owner,
  sealLines,
  sealTopicAndGoal,
} from '../seal-memory.ts'
import { type CurrentMemory, currentMemories, lockMemory, transaction } from '../store-memories.ts'
import {
  endStale,
  findStale,
  helpersOf,
  type ProfileTexts,
  privacySettingsOf,
  saveDigests,
  saveProfile,
  timeZoneOf,
} from './store-digest.ts'

const PROFILE = 'profile'

/** A current memory as prompts say it. */
const asKnown = (key: DataKey, row: CurrentMemory, timeZone: string): KnownMemory & { slot: string | null } => ({
  id: row.id,
  text: decryptContent(key, row),
  about: decryptSubject(key, row),
  kind: row.memoryType,
  category: row.category,
  slot: decryptSlot(key, row),
  day: dateAt(row.validFrom.getTime(), timeZone),
  expires: row.expiresOn,
  isSecret: row.isSecret,
  helperId: row.helperId,
  shareAcrossHelpers: row.shareAcrossHelpers,
  privacyTags: row.privacyTags ?? [],
  validFrom: row.validFrom.getTime(),
})

type Filed = KnownMemory & { slot: string | null }

function profileTexts(key: DataKey, known: readonly Filed[]): ProfileTexts {
  const byField = Map.groupBy(known, fieldOf)
  const texts = PROFILE_FIELDS.map((field) => {
    const said = byField.get(field)?.map(({ text }) => text)
    return [field, said ? seal(key, JSON.stringify(said), PROFILE) : null]
  })
  return Object.fromEntries(texts)
}

async function topicsOf(tx: Transaction, { userId, dataKey }: Owner): Promise<ReadonlyMap<number, string[]>> {
  const rows = await latestTopics(tx, userId)
  return new Map(
    rows.map((row) => [row.helperId, row.keyTopics ? JSON.parse(decryptSummary(dataKey, row.keyTopics)) : []]),
  )
}

/** For each helper according to what it may know. The caller holds the lock on their memory. */
export async function rebuildDigest(tx: Transaction, owner: Owner, now: Date): Promise<void> {
  const { userId, dataKey, settings } = owner
  const timeZone = await timeZoneOf(tx, userId)
  const known = (await currentMemories(tx, userId)).map((row) => asKnown(dataKey, row, timeZone))
  const topics = await topicsOf(tx, owner)
  const today = dateAt(now.getTime(), timeZone)
  const digests = (await helpersOf(tx, userId)).map((helperId) => {
    const visible = visibleTo(known, helperId, settings).filter((memory) => holdsOn(memory, today))
    const lines = linesWithin(visible, now.getTime())
    const topicAndGoal = topicAndGoalOf(visible.toReversed(), topics.get(helperId) ?? [])
    return {
      helperId,
      memoryDigest: lines.length > 0 ? sealLines(dataKey, lines) : null,
      topicsAndGoals: topicAndGoal.topic || topicAndGoal.goal ? sealTopicAndGoal(dataKey, topicAndGoal) : null,
    }
  })
  if (digests.length > 0) await saveDigests(tx, userId, digests)
  await saveProfile(tx, userId, profileTexts(dataKey, known), now)
}

type Work = (tx: Transaction, owner: Owner, now: Date) => Promise<boolean>
/** Holds the lock on their memory, and rebuilds what prompts use of it. `work` returns whether anything changed. */
export async function changeMemories(
  services: Uses<'db' | 'clock'>,
  { userId, dataKey }: Person,
  work: Work,
): Promise<void> {
  await transaction(services.db, (tx) => changeMemoriesIn(tx, { userId, dataKey }, services.clock.now(), work))
}

async function changeMemoriesIn(tx: Transaction, { userId, dataKey }: Person, now: Date, work: Work): Promise<void> {
  await lockMemory(tx, { userId })
  const owner = { userId, dataKey, settings: settingsFrom(await privacySettingsOf(tx, userId)) }
  if (await work(tx, owner, now)) await rebuildDigest(tx, owner, now)
}

/** In the caller's transaction; one that also locks the account does so first. Returns the helpers' memory versions. */
export async function takeFromMemoryIn(tx: Transaction, person: Person, now: Date, work: Work) {
  let held: { id: number; memoryVersion: number }[] = []
  await changeMemoriesIn(tx, person, now, async (_, owner) => {
    held = await holdHelpers(tx, person.userId)
    return work(tx, owner, now)
  })
  return held
}

/**
 * For removals: a reply or a reading that is being written meanwhile is saved without becoming a memory, or made again
 * (`helpers.memory_version`).
 */
export async function takeFromMemory(
  services: Uses<'db' | 'clock' | 'caches'>,
  person: Person,
  work: Work,
): Promise<void> {
  const held = await transaction(services.db, (tx) => takeFromMemoryIn(tx, person, services.clock.now(), work))
  for (const { id } of held) services.caches.conversations.forget(id)
  services.caches.memories.forget(person.userId)
}

export const rebuildDigests = (services: Uses<'db' | 'clock'>, person: Person): Promise<void> =>
  changeMemories(services, person, async () => true)

const PEOPLE_AT_ONCE = 50

/** Makes again what prompts use of memory, where an earlier version made it. */
export async function rebuildStale(services: Uses<'db' | 'vault' | 'clock' | 'log'>): Promise<void> {
  for (;;) {
    const people = await findStale(services.db, PEOPLE_AT_ONCE)
    if (people.length === 0) return
    for (const { userId, wrappedKey } of people) {
      const person = { userId, dataKey: services.vault.unwrap(wrappedKey) }
      await changeMemories(services, person, async (tx, owner) => {
        const helpers = await endStale(tx, userId)
        await rebuildSessionDigests(
          tx,
          owner,
          helpers.map(({ helperId }) => helperId),
        )
        return true
      })
    }
  }
}
