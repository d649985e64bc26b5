import type { EarlierDay, HelperMemory, MemoryLine } from '../../../core/memory/helper-memory.ts'
import type { TopicAndGoal } from '../../../core/memory/topic-and-goal.ts'
import { type DataKey, open, seal } from '../../platform/crypto/vault.ts'

/** A person's memory as prompts use it. Encrypted as one text, so that writing decrypts no more than two. */

const CONTEXT = 'known'

const sealJson = (key: DataKey, value: unknown): Buffer => seal(key, JSON.stringify(value), CONTEXT)

export const sealLines = (key: DataKey, lines: readonly MemoryLine[]): Buffer => sealJson(key, lines)
export const SUMMARY = 'summary'

export const decryptSummary = (key: DataKey, sealed: Buffer): string => open(key, sealed, SUMMARY)
export const sealDays = (key: DataKey, days: readonly EarlierDay[]): Buffer => sealJson(key, days)
export const sealTopicAndGoal = (key: DataKey, topicAndGoal: TopicAndGoal): Buffer => sealJson(key, topicAndGoal)
export const decryptTopicAndGoal = (key: DataKey, sealed: Buffer): TopicAndGoal =>
  JSON.parse(open(key, sealed, CONTEXT))

export interface MemoryColumns {
  factDigest: Buffer | null
  sessionDigest: Buffer | null
}

/** Earlier versions wrote the day in words; such summaries are left out until they are made again. */
const isDated = ({ day }: EarlierDay): boolean => /^\d{4}-\d\d-\d\d$/.test(day)

const decryptDays = (key: DataKey, sealed: Buffer): EarlierDay[] =>
  JSON.parse(open(key, sealed, CONTEXT)).filter(isDated)

/** What a helper remembers when it writes. */
export const decryptMemory = (key: DataKey, { factDigest, sessionDigest }: MemoryColumns): HelperMemory => ({
  lines: factDigest ? JSON.parse(open(key, factDigest, CONTEXT)) : [],
  days: sessionDigest ? decryptDays(key, sessionDigest) : [],
})
