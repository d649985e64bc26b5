import { type KnownFact, knownLines, topicAndGoalOf, visibleTo } from '../../../core/memory/fact-digest.ts'
import { fieldOf, PROFILE_FIELDS } from '../../../core/memory/profile.ts'
import type { Transaction } from '../../db/statement.ts'
import { type DataKey, seal } from '../../vault.ts'
import { sealKnown, sealTopicAndGoal } from './open-memory.ts'
import { openFact } from './seal-fact.ts'
import { helpersOf, type ProfileTexts, saveDigests, saveProfile } from './store-digest.ts'
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
    statedIn: row.relatedMessageIds ?? [],
  }))
}

function profileTexts(key: DataKey, facts: readonly KnownFact[]): ProfileTexts {
  const byField = Map.groupBy(facts, fieldOf)
  const texts = PROFILE_FIELDS.map((field) => {
    const said = byField.get(field)?.map(({ value }) => value)
    return [field, said ? seal(key, JSON.stringify(said), PROFILE) : null]
  })
  return Object.fromEntries(texts)
}

/** For each helper according to what it may know. The caller holds the lock on these facts. */
export async function rebuildDigest(tx: Transaction, owner: Owner, now: Date): Promise<void> {
  const facts = await readFacts(tx, owner)
  const digests = (await helpersOf(tx, owner.userId)).map((helperId) => {
    const visible = visibleTo(facts, helperId, owner.settings)
    const lines = knownLines(visible, now.getTime())
    const topicAndGoal = topicAndGoalOf(visible)
    return {
      helperId,
      factDigest: lines.length > 0 ? sealKnown(owner.dataKey, lines) : null,
      topicsAndGoals: topicAndGoal.topic || topicAndGoal.goal ? sealTopicAndGoal(owner.dataKey, topicAndGoal) : null,
    }
  })
  if (digests.length > 0) await saveDigests(tx, owner.userId, digests)
  await saveProfile(tx, owner.userId, profileTexts(owner.dataKey, facts), now)
}
