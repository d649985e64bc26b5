import type { PrivacySettingsBody } from '../../../contract/privacy.ts'
import { PLANS, type Tier } from '../../../core/plans/plans.ts'
import { isWeaker, mayChoose, type PrivacySettings, settingsFrom } from '../../../core/privacy/settings.ts'
import { AppError, notFound } from '../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../platform/ports/services.ts'
import { changeMemories, takeFromMemory } from '../memory/digest/change-memories.ts'
import { hideBySettings } from '../memory/forgetting/share-memories.ts'
import { readTier } from '../plans/allowance/allowance.ts'
import { markStored } from './mark-stored.ts'
import { changePrivacySettings, findPrivacySettings, ownsHelper } from './store.ts'
import { setMemoryRetention } from './store-retention.ts'

/** Defaults if none are stored. */
export async function readPrivacySettings(services: Uses<'db'>, userId: number): Promise<PrivacySettings> {
  const [row] = await findPrivacySettings(services.db, userId)
  return settingsFrom(row?.stored)
}

const SENSITIVE_NEEDS = 'Sensitive Mode needs a paid subscription. Upgrade to use it.'
const LEVEL_NEEDS = {
  standard: '',
  enhanced: 'Enhanced protection needs a paid subscription. Upgrade to use it.',
  maximum: 'Maximum protection needs Chat Unlimited. Upgrade to use it.',
}
const ACCESS_NEEDS = 'Access by helper and category comes with maximum protection. Choose that level first.'

const upgrade = (message: string): AppError => new AppError(403, 'upgrade_required', message)

/** Refuses settings the plan does not include. Earlier settings stay, and lowering one is always allowed. */
function refuseUnheld(change: PrivacySettingsBody, held: PrivacySettings, tier: Tier): void {
  const { sensitiveMode, encryptionLevel, access } = change
  if (sensitiveMode && !PLANS[tier].sensitiveMode) throw upgrade(SENSITIVE_NEEDS)
  const level = encryptionLevel ?? held.encryptionLevel
  if (level !== held.encryptionLevel && !mayChoose(level, tier)) throw upgrade(LEVEL_NEEDS[level])
  if (access?.categories.length && level !== 'maximum') throw upgrade(ACCESS_NEEDS)
}

/** Memories get the chosen retention, a higher level is applied to stored data, and helpers know only what they may. */
async function follow(
  services: Uses<'db' | 'vault' | 'clock' | 'log' | 'replies' | 'signals' | 'caches'>,
  actor: Actor,
  change: PrivacySettingsBody,
  isRaised: boolean,
): Promise<void> {
  const { dataRetentionDays: days, crossHelperSharing, access, encryptionLevel } = change
  const movesSharing = [crossHelperSharing, access, encryptionLevel].some((field) => field !== undefined)
  if (movesSharing || days !== undefined) {
    const apply = movesSharing ? takeFromMemory : changeMemories
    await apply(services, actor, async (tx, owner) => {
      if (days !== undefined) await setMemoryRetention(tx, actor.userId, days)
      if (movesSharing) await hideBySettings(tx, owner)
      return movesSharing
    })
  }
  if (!isRaised) return
  const marking = markStored(services, actor.userId).catch((cause) => {
    services.log.error(
      { err: cause, userId: actor.userId },
      'a higher privacy level could not be applied yet; a worker will retry',
    )
  })
  services.replies.keep(marking)
}

/** 403 if the plan does not include one. 404 if a helper is not theirs. */
export async function changeSettings(
  services: Uses<'db' | 'vault' | 'clock' | 'log' | 'replies' | 'signals' | 'caches'>,
  actor: Actor,
  change: PrivacySettingsBody,
): Promise<PrivacySettings> {
  const { db } = services
  const { userId } = actor
  const { access, ...fields } = change
  if (access && !(await ownsHelper(db, userId, access.helperId))) throw notFound('Helper')
  const [held, tier] = await Promise.all([readPrivacySettings(services, userId), readTier(services, userId)])
  refuseUnheld(change, held, tier)
  const entry = access ? { [access.helperId]: { general: access.general, categories: access.categories } } : {}
  const isRaised = fields.encryptionLevel !== undefined && isWeaker(held.encryptionLevel, fields.encryptionLevel)
  const stored = isRaised ? { ...fields, marking: {} } : fields
  const changes = { fields: stored, access: entry, now: services.clock.now() }
  const [row] = await changePrivacySettings(db, userId, changes)
  await follow(services, actor, change, isRaised)
  return settingsFrom(row?.stored)
}
