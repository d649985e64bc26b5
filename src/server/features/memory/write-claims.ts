import { attributeOf } from '../../../core/memory/attributes.ts'
import type { Claim } from '../../../core/memory/claim.ts'
import { endedBy } from '../../../core/memory/contradicted.ts'
import type { FoundBy } from '../../../core/memory/kinds.ts'
import { type CurrentFact, settleClaim } from '../../../core/memory/settle-claims.ts'
import { sensitivityOf } from '../../../core/privacy/find-sensitive.ts'
import type { PrivacySettings } from '../../../core/privacy/settings.ts'
import type { Transaction } from '../../db/statement.ts'
import type { DataKey } from '../../vault.ts'
import { openFact, sealFact, tombstonesOf } from './seal-fact.ts'
import { confirmFact, currentFacts, endFact, insertFact, supersedeFact } from './store-facts.ts'
import { findTombstones, liftTombstones } from './store-tombstones.ts'

/** `helperId` and `messageId` are null for facts the person added themselves. */
export interface SaidClaim {
  claim: Claim
  helperId: number | null
  messageId: number | null
  saidAt: Date
  foundBy: FoundBy
}

export interface Owner {
  userId: number
  dataKey: DataKey
  settings: PrivacySettings
}

interface Known extends CurrentFact {
  helperId: number | null
}

async function readKnown(tx: Transaction, owner: Owner): Promise<Known[]> {
  const rows = await currentFacts(tx, owner.userId)
  return rows.map((row) => ({
    ...openFact(owner.dataKey, row),
    id: row.id,
    helperId: row.helperId,
    validFrom: row.validFrom.getTime(),
  }))
}

const rowOf = (
  owner: Owner,
  { claim, helperId, messageId, saidAt, foundBy }: SaidClaim,
  validTo: Date | null,
  now: Date,
) => {
  const about = attributeOf(claim.attribute)
  const { sensitivityLevel, privacyTags } = sensitivityOf(
    `${claim.quote}\n${claim.value}`,
    owner.settings.encryptionLevel,
  )
  return {
    ...sealFact(owner.dataKey, claim),
    helperId,
    userId: owner.userId,
    memoryType: about.kind,
    category: about.category,
    holds: claim.holds,
    foundBy,
    sourceMessageId: messageId,
    relatedMessageIds: messageId === null ? null : [messageId],
    validFrom: saidAt,
    validTo,
    confidence: claim.confidence,
    importance: about.importance,
    sensitivityLevel,
    privacyTags: privacyTags.length > 0 ? privacyTags : null,
    encryptionLevel: owner.settings.encryptionLevel,
    retentionPeriod: owner.settings.dataRetentionDays,
    createdAt: now,
  }
}

const asKnown = (id: number, { claim, helperId, saidAt }: SaidClaim): Known => ({
  id,
  subject: claim.subject,
  attribute: claim.attribute,
  value: claim.value,
  holds: claim.holds,
  helperId,
  validFrom: saidAt.getTime(),
})

async function writeClaim(tx: Transaction, owner: Owner, said: SaidClaim, known: Known[], now: Date): Promise<boolean> {
  const settled = settleClaim(said.claim, said.saidAt.getTime(), known)
  if (settled === null) return false
  const whole = { ...said, claim: settled.claim }
  if (settled.kind === 'again') {
    if (said.messageId !== null) await confirmFact(tx, settled.fact.id, said.messageId, now)
    return false
  }
  if (await wasForgotten(tx, owner, whole)) return false
  if (settled.kind === 'old') {
    const id = await insertFact(tx, rowOf(owner, whole, new Date(settled.supersededBy.validFrom), now))
    if (id !== null) await supersedeFact(tx, id, settled.supersededBy.id)
    return id !== null
  }
  const { supersedes } = settled
  if (supersedes) await endFact(tx, supersedes.id, said.saidAt, now)
  const id = await insertFact(tx, rowOf(owner, whole, null, now))
  if (supersedes) {
    known.splice(known.indexOf(supersedes as Known), 1)
    if (id !== null) await supersedeFact(tx, supersedes.id, id)
  }
  if (id !== null) known.push(asKnown(id, whole))
  return true
}

/** Forgotten facts are not learned again from earlier messages, but may be added by the person. */
async function wasForgotten(tx: Transaction, { userId, dataKey }: Owner, said: SaidClaim): Promise<boolean> {
  const hashes = tombstonesOf(dataKey, said.claim)
  if (said.foundBy === 'person') {
    await liftTombstones(tx, userId, hashes)
    return false
  }
  return said.messageId !== null && (await findTombstones(tx, userId, hashes, said.messageId)).length > 0
}

/** In the order they were made, under the caller's lock. Returns whether anything changed. */
export async function writeClaims(
  tx: Transaction,
  owner: Owner,
  claims: readonly SaidClaim[],
  now: Date,
): Promise<boolean> {
  if (claims.length === 0) return false
  const known = await readKnown(tx, owner)
  let changed = false
  for (const said of claims) {
    for (const claim of [...endedBy(said.claim, said.saidAt.getTime(), known), said.claim])
      if (await writeClaim(tx, owner, { ...said, claim }, known, now)) changed = true
  }
  return changed
}
