import type { KnownLine, TopicAndGoal } from '../../../core/memory/fact-digest.ts'
import type { EarlierDay, HelperMemory } from '../../../core/memory/helper-memory.ts'
import { type DataKey, open, seal } from '../../vault.ts'

/** A person's memory as prompts use it. Encrypted as one text, so that writing decrypts no more than two. */

const CONTEXT = 'known'

const sealJson = (key: DataKey, value: unknown): Buffer => seal(key, JSON.stringify(value), CONTEXT)

export const sealKnown = (key: DataKey, lines: readonly KnownLine[]): Buffer => sealJson(key, lines)
export const SUMMARY = 'summary'

export const openSummary = (key: DataKey, sealed: Buffer): string => open(key, sealed, SUMMARY)
export const sealEarlier = (key: DataKey, sessions: readonly EarlierDay[]): Buffer => sealJson(key, sessions)
export const sealTopicAndGoal = (key: DataKey, topicAndGoal: TopicAndGoal): Buffer => sealJson(key, topicAndGoal)
export const openTopicAndGoal = (key: DataKey, sealed: Buffer): TopicAndGoal => JSON.parse(open(key, sealed, CONTEXT))

export interface MemoryColumns {
  factDigest: Buffer | null
  sessionDigest: Buffer | null
}

/** What a helper remembers when it writes. */
export const openMemory = (key: DataKey, { factDigest, sessionDigest }: MemoryColumns): HelperMemory => ({
  lines: factDigest ? JSON.parse(open(key, factDigest, CONTEXT)) : [],
  days: sessionDigest ? JSON.parse(open(key, sessionDigest, CONTEXT)) : [],
})
