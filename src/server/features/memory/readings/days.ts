import type { DaySummary } from '../../../../core/memory/reading/read-answer.ts'
import { seal } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import type { DerivedMessage } from '../forgetting/store-forgotten.ts'
import { decryptSummary, type Owner, SUMMARY, sealDays } from '../seal-memory.ts'
import type { GatheredReading } from './gather-reading.ts'
import { deleteDays, latestSummaries, saveSessionDigest, saveSummary } from './store-days.ts'

/** Saves the summary of the day on which the newest message was sent. */
export async function saveDay(
  tx: Transaction,
  { owner, row, day, messages }: GatheredReading,
  summary: DaySummary,
  now: Date,
): Promise<void> {
  const sealed = (text: string): Buffer => seal(owner.dataKey, text, SUMMARY)
  const listed = (items: readonly string[]): Buffer => sealed(JSON.stringify(items))
  await saveSummary(tx, {
    helperId: row.helperId,
    userId: owner.userId,
    sessionDate: day,
    keyTopics: listed(summary.keyTopics),
    emotionalState: sealed(summary.emotionalState),
    progressMade: listed(summary.progressMade),
    actionItems: listed(summary.actionItems),
    followUpNeeded: summary.followUpNeeded,
    overallTone: sealed(summary.overallTone),
    significantMoments: listed(summary.significantMoments),
    messageCount: messages.size,
    summary: sealed(summary.summary),
    createdAt: now,
  })
}

/** Days that a prompt includes, and their maximum length in characters together. */
const MOST_DAYS = 6
const DAYS_CHARACTERS = 2400

async function daysOf(tx: Transaction, { dataKey }: Owner, helperId: number): Promise<Buffer | null> {
  let left = DAYS_CHARACTERS
  const kept = (await latestSummaries(tx, helperId, MOST_DAYS))
    .map(({ day, summary }) => ({ day, text: decryptSummary(dataKey, summary) }))
    .filter(({ text }) => {
      left -= text.length
      return left >= 0
    })
  return kept.length > 0 ? sealDays(dataKey, kept.reverse()) : null
}

/** Rebuilds what prompts of these helpers say of earlier days from the summaries that are left. */
export async function rebuildSessionDigests(tx: Transaction, owner: Owner, helperIds: Iterable<number>): Promise<void> {
  for (const helperId of new Set(helperIds)) await saveSessionDigest(tx, helperId, await daysOf(tx, owner, helperId))
}

/** Deletes the summaries of the days on which the messages were sent. */
export async function rebuildDays(
  tx: Transaction,
  owner: Owner,
  gone: readonly Pick<DerivedMessage, 'id' | 'helperId'>[],
): Promise<void> {
  if (gone.length === 0) return
  await deleteDays(
    tx,
    owner.userId,
    gone.map(({ id }) => id),
  )
  await rebuildSessionDigests(
    tx,
    owner,
    gone.map(({ helperId }) => helperId),
  )
}
