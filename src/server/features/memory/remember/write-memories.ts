import type { FoundBy, MemoryCategory, MemoryKind } from '../../../../core/memory/kinds.ts'
import { sensitivityOf } from '../../../../core/privacy/find-sensitive.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { hideFromOthers } from '../forgetting/share-memories.ts'
import { type Owner, sealWords } from '../seal-memory.ts'
import type { MemoryRow } from '../store-memories.ts'
import { endMemory, insertMemory } from './store-written.ts'

export interface SaidMemory {
  text: string
  /** `self`, or someone in the person's life. */
  about: string
  kind: MemoryKind
  category: MemoryCategory
  expires?: string | null
  isSecret?: boolean
  slot?: string | null
  foundBy: FoundBy
  /** Null: the person added it themselves. */
  helperId: number | null
  /** The messages that it was said in. */
  messageIds: readonly number[]
  saidAt: Date
}

/** What the person wrote or asked for is certain. */
const SURE = 10
const LIKELY = 8

function insert(
  tx: Transaction,
  { userId, dataKey, settings }: Owner,
  said: SaidMemory,
  now: Date,
  isShared: boolean,
): Promise<number> {
  const { encryptionLevel } = settings
  const { privacyTags, sensitivityLevel } = sensitivityOf(`${said.about}\n${said.text}`, encryptionLevel)
  return insertMemory(tx, {
    userId,
    helperId: said.helperId,
    memoryType: said.kind,
    category: said.category,
    content: sealWords(dataKey, said.text),
    subject: sealWords(dataKey, said.about),
    foundBy: said.foundBy,
    slot: said.slot ? sealWords(dataKey, said.slot) : null,
    relatedMessageIds: said.messageIds.length > 0 ? [...said.messageIds] : null,
    validFrom: said.saidAt,
    expiresOn: said.expires ?? null,
    isSecret: said.isSecret ?? false,
    confidence: said.foundBy === 'person' ? SURE : LIKELY,
    shareAcrossHelpers: isShared && !said.isSecret,
    sensitivityLevel,
    privacyTags: privacyTags.length > 0 ? privacyTags : null,
    encryptionLevel,
    createdAt: now,
  })
}

/** A secret is kept from other helpers, like the messages that it was said in. Returns its id. */
export async function addMemory(tx: Transaction, owner: Owner, said: SaidMemory, now: Date): Promise<number> {
  const id = await insert(tx, owner, said, now, true)
  if (said.isSecret) await hideFromOthers(tx, owner, id, now)
  return id
}

/** The old one stays as superseded; the new one is as secret and as shared. Returns its id. */
export async function replaceMemory(
  tx: Transaction,
  owner: Owner,
  old: Pick<MemoryRow, 'id' | 'isSecret' | 'shareAcrossHelpers'>,
  said: SaidMemory,
  now: Date,
): Promise<number> {
  const isSecret = old.isSecret || (said.isSecret ?? false)
  const isShared = old.shareAcrossHelpers && !isSecret
  const id = await insert(tx, owner, { ...said, isSecret }, now, isShared)
  await endMemory(tx, { id: old.id, at: said.saidAt, now, endedIn: said.messageIds, supersededBy: id })
  if (!isShared) await hideFromOthers(tx, owner, id, now)
  return id
}
