import type { Memory } from '../../../contract/memory.ts'
import type { EarlierDay, HelperMemory, MemoryLine } from '../../../core/memory/digest-lines.ts'
import type { TopicAndGoal } from '../../../core/memory/profile.ts'
import type { PrivacySettings } from '../../../core/privacy/settings.ts'
import { type DataKey, open, seal } from '../../platform/crypto/vault.ts'
import type { MemoryRow } from './store-memories.ts'

/** Whose memory a transaction changes. */
export interface Owner {
  userId: number
  dataKey: DataKey
  settings: PrivacySettings
}

/** A memory as stored in the database: ciphertext under the person's key. */

const CONTEXT = 'memory'

export const sealWords = (key: DataKey, text: string): Buffer => seal(key, text, CONTEXT)

export const decryptContent = (key: DataKey, { content }: Pick<MemoryRow, 'content'>): string =>
  open(key, content, CONTEXT)

/** Rows of older versions name the person by nothing. */
export const decryptSubject = (key: DataKey, { subject }: Pick<MemoryRow, 'subject'>): string =>
  open(key, subject, CONTEXT) || 'self'

export const decryptSlot = (key: DataKey, { slot }: Pick<MemoryRow, 'slot'>): string | null =>
  slot && open(key, slot, CONTEXT)

/** Without its receipt, which `withReceipts` adds. */
export function presentMemory(key: DataKey, row: MemoryRow): Memory {
  const { id, helperId, helperName, memoryType: kind, category, foundBy, confidence, importance } = row
  const { shareAcrossHelpers: isShared, sensitivityLevel, supersededBy, expiresOn, isSecret } = row
  return {
    id,
    helperId,
    helperName,
    kind,
    category,
    content: decryptContent(key, row),
    subject: decryptSubject(key, row),
    expiresOn,
    isSecret,
    foundBy,
    sourceMessageId: null,
    quote: null,
    validFrom: row.validFrom.toISOString(),
    validTo: row.validTo?.toISOString() ?? null,
    recordedAt: row.createdAt.toISOString(),
    supersededBy: row.validTo === null ? null : supersededBy,
    confidence,
    importance,
    isShared,
    sensitivityLevel,
  }
}

/** A person's memory as prompts use it. Encrypted as one text, so that writing decrypts no more than two. */

const KNOWN = 'known'

const sealJson = (key: DataKey, value: unknown): Buffer => seal(key, JSON.stringify(value), KNOWN)

export const sealLines = (key: DataKey, lines: readonly MemoryLine[]): Buffer => sealJson(key, lines)
export const SUMMARY = 'summary'

export const decryptSummary = (key: DataKey, sealed: Buffer): string => open(key, sealed, SUMMARY)
export const sealDays = (key: DataKey, days: readonly EarlierDay[]): Buffer => sealJson(key, days)
export const sealTopicAndGoal = (key: DataKey, topicAndGoal: TopicAndGoal): Buffer => sealJson(key, topicAndGoal)
export const decryptTopicAndGoal = (key: DataKey, sealed: Buffer): TopicAndGoal => JSON.parse(open(key, sealed, KNOWN))

interface MemoryColumns {
  memoryDigest: Buffer | null
  sessionDigest: Buffer | null
}

/** Earlier versions wrote the day in words; such summaries are left out until they are made again. */
const isDated = ({ day }: EarlierDay): boolean => /^\d{4}-\d\d-\d\d$/.test(day)

const decryptDays = (key: DataKey, sealed: Buffer): EarlierDay[] => JSON.parse(open(key, sealed, KNOWN)).filter(isDated)

/** What a helper remembers when it writes. */
export const decryptMemory = (key: DataKey, { memoryDigest, sessionDigest }: MemoryColumns): HelperMemory => ({
  lines: memoryDigest ? JSON.parse(open(key, memoryDigest, KNOWN)) : [],
  days: sessionDigest ? decryptDays(key, sessionDigest) : [],
})
