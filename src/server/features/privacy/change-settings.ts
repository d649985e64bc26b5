import type { PrivacySettingsBody } from '../../../contract/privacy.ts'
import { PLANS, type Tier } from '../../../core/plans/plans.ts'
import { sensitivityOf } from '../../../core/privacy/find-sensitive.ts'
import {
  isWeaker,
  levelFrom,
  mayChoose,
  type PrivacySettings,
  type ProtectionLevel,
  settingsFrom,
} from '../../../core/privacy/settings.ts'
import { mapWithoutBlocking } from '../../platform/async/without-blocking.ts'
import { type DataKey, decryptMessage } from '../../platform/crypto/vault.ts'
import { AppError, notFound } from '../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../platform/ports/services.ts'
import { compileDetectors } from '../memory/compile-detectors.ts'
import { changeMemories, takeFromMemory } from '../memory/digest/change-memories.ts'
import { hideBySettings } from '../memory/forgetting/share-memories.ts'
import { decryptContent, decryptSubject } from '../memory/seal-memory.ts'
import { announceMemoryChange } from '../notifications/live/notify-clients.ts'
import { readTier } from '../plans/allowance/allowance.ts'
import { changePrivacySettings, findPrivacySettings, ownsHelper } from './store.ts'
import {
  endMarking,
  findMarking,
  findMarkingOf,
  type MarkingRow,
  markMessages,
  memoriesToMark,
  messagesToMark,
  saveMemoryMarks,
} from './store-marks.ts'
import { setMemoryRetention } from './store-retention.ts'

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

/** Messages per batch, few enough to let other work run. */
const BATCH = 200
const PEOPLE_AT_ONCE = 20

interface Marking {
  userId: number
  dataKey: DataKey
  level: ProtectionLevel
}

async function markConversations({ db }: Uses<'db'>, marking: Marking, from: { helperId: number; after: number }) {
  let { helperId, after } = from
  for (;;) {
    const rows = await messagesToMark(db, marking.userId, { helperId, id: after }, BATCH)
    const last = rows.at(-1)
    if (!last) return
    await compileDetectors()
    const found = await mapWithoutBlocking(rows, ({ id, content }): [number, string] => {
      const { privacyTags } = sensitivityOf(decryptMessage(marking.dataKey, content), marking.level)
      return [id, privacyTags.join(',')]
    })
    const marks = found.filter(([, tags]) => tags !== '')
    helperId = last.helperId
    after = last.id
    const [ids, tags] = [marks.map(([id]) => id), marks.map(([, tag]) => tag)]
    await markMessages(db, { userId: marking.userId, ids, tags, helperId, after })
  }
}

const markMemories = (services: Uses<'db' | 'clock'>, marking: Marking): Promise<void> =>
  changeMemories(services, marking, async (tx) => {
    const rows = await memoriesToMark(tx, marking.userId)
    const marks = await mapWithoutBlocking(rows, (row) => {
      const text = `${decryptSubject(marking.dataKey, row)}\n${decryptContent(marking.dataKey, row)}`
      return { id: row.id, ...sensitivityOf(text, marking.level) }
    })
    await saveMemoryMarks(tx, marks, marking.level)
    return false
  })

async function markOne(
  services: Uses<'db' | 'vault' | 'clock' | 'log' | 'signals' | 'caches'>,
  row: MarkingRow,
): Promise<void> {
  const { helperId = 0, after = 0 } = row.settings.marking ?? {}
  const dataKey = services.vault.unwrap(row.wrappedKey)
  const marking = { userId: row.userId, dataKey, level: levelFrom(row.settings.encryptionLevel) }
  await markConversations(services, marking, { helperId, after })
  await markMemories(services, marking)
  await endMarking(services.db, row.userId)
  // Nothing was shared during marking; now what is not sensitive may be. So no reply in progress holds too much.
  await changeMemories(services, marking, async (tx, owner) => {
    await hideBySettings(tx, owner)
    return true
  })
  await announceMemoryChange(services, row.userId)
}

/** Marks what a person stored before raising their protection level. Resumes where a dead process stopped. */
async function markStored(
  services: Uses<'db' | 'vault' | 'clock' | 'log' | 'signals' | 'caches'>,
  userId: number,
): Promise<void> {
  for (const row of await findMarkingOf(services.db, userId)) await markOne(services, row)
}

export async function finishMarking(
  services: Uses<'db' | 'vault' | 'clock' | 'log' | 'signals' | 'caches'>,
): Promise<void> {
  for (const row of await findMarking(services.db, PEOPLE_AT_ONCE)) await markOne(services, row)
}

/** Defaults if none are stored. */
