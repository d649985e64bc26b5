import type { DaySummary } from '../../../../core/memory/reading/read-answer.ts'
import { seal } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { SUMMARY } from '../open-memory.ts'
import type { GatheredReading } from './gather-reading.ts'
import { saveSummary } from './store-days.ts'

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
