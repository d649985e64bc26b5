import type { Memory } from '../../../contract/memory.ts'
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
