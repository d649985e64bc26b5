import { type KnownMemory, linesWithin, visibleTo } from '../../../../core/memory/digest-lines.ts'
import { holdsOn } from '../../../../core/memory/kinds.ts'
import { fieldOf, PROFILE_FIELDS } from '../../../../core/memory/profile.ts'
import { topicAndGoalOf } from '../../../../core/memory/topic-and-goal.ts'
import { dateAt } from '../../../../core/time/zone-time.ts'
import { type DataKey, seal } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { decryptSummary, sealLines, sealTopicAndGoal } from '../open-memory.ts'
import { latestTopics } from '../readings/store-days.ts'
import { decryptContent, decryptSlot, decryptSubject, type Owner } from '../seal-memory.ts'
import { type CurrentMemory, currentMemories } from '../store-memories.ts'
import { helpersOf, type ProfileTexts, saveDigests, saveProfile, timeZoneOf } from './store-digest.ts'

const PROFILE = 'profile'

/** A current memory as prompts say it. */
export const asKnown = (key: DataKey, row: CurrentMemory, timeZone: string): KnownMemory & { slot: string | null } => ({
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
      factDigest: lines.length > 0 ? sealLines(dataKey, lines) : null,
      topicsAndGoals: topicAndGoal.topic || topicAndGoal.goal ? sealTopicAndGoal(dataKey, topicAndGoal) : null,
    }
  })
  if (digests.length > 0) await saveDigests(tx, userId, digests)
  await saveProfile(tx, userId, profileTexts(dataKey, known), now)
}
