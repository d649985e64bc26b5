import { type CreateHelperBody, type Helper, type HelperSettings, helperSettings } from '../../../contract/helpers.ts'
import { OWN_PREFIX, ownPersonaType } from '../../../core/personas/general.ts'
import { personaOf } from '../../../core/personas/personas.ts'
import { allowsAnotherHelper } from '../../../core/plans/plans.ts'
import { LIMITS } from '../../../core/text/limits.ts'
import { seal } from '../../platform/crypto/vault.ts'
import { AppError, hasDatabaseCode, UNIQUE_VIOLATION } from '../../platform/errors/errors.ts'
import type { Actor, Services } from '../../platform/ports/services.ts'
import { rebuildDigests } from '../memory/digest/change-memories.ts'
import { welcome } from '../sms/send-message-as-sms.ts'
import {
  copyFace,
  planned,
  presentOne,
  readHelper,
  readSummaries,
  refuseHarmfulSettings,
  smsNumberOf,
} from './manage-helpers.ts'
import { sealSettings } from './present-helper.ts'
import { findHelperByPersona, insertHelper } from './store.ts'

function alreadyExists(existing: Helper): AppError {
  const text = `You already have a ${personaOf(existing.personaType).title} helper. Each persona type can only be created once.`
  return new AppError(409, 'helper_exists', text, { extra: { existingHelper: existing } })
}

/** 409 with the existing one of this type; 403 if the plan is full. */
export async function createHelper(services: Services, actor: Actor, input: CreateHelperBody): Promise<Helper> {
  refuseHarmfulSettings(input)
  const existing = await findHelperByPersona(services.db, actor.userId, input.personaType)
  if (existing) throw alreadyExists(await presentOne(services, actor, existing))

  const { description, phoneNumber: _typed, ...settings } = input
  const isSms = input.communicationType === 'sms'
  const phoneNumber = isSms ? await smsNumberOf(services, actor, input.phoneNumber) : null
  const helper = {
    ...sealSettings(actor.dataKey, settings),
    description: seal(actor.dataKey, description, 'helper description'),
    imageUrl: input.imageUrl ?? personaOf(input.personaType).imageUrl,
    userId: actor.userId,
    phoneNumber,
    createdAt: services.clock.now(),
  }
  try {
    const row = await insertHelper(services.db, helper, allowsAnotherHelper)
    if (row) {
      await rebuildDigests(services, actor)
      if (phoneNumber) await welcome(services, { ...row, phoneNumber })
      return planned(services, actor, row.id)
    }
  } catch (cause) {
    const twin = hasDatabaseCode(cause, UNIQUE_VIOLATION)
      ? await findHelperByPersona(services.db, actor.userId, input.personaType)
      : undefined
    throw twin ? alreadyExists(await presentOne(services, actor, twin)) : cause
  }
  throw new AppError(
    403,
    'helper_limit',
    'Your plan has no room for more helpers. Upgrade to create more, or delete one first.',
  )
}

const copyOf = (name: string): string =>
  `Copy of ${name}`
    .slice(0, LIMITS.helperName.max)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()

const SETTINGS = Object.keys(helperSettings.shape) as (keyof HelperSettings)[]
const settingsOf = (helper: Helper): HelperSettings =>
  Object.fromEntries(SETTINGS.map((name) => [name, helper[name]])) as unknown as HelperSettings

/** Of the type that its name gives, or of the next one that is free. */
function freeType(name: string, taken: readonly string[]): string {
  const type = ownPersonaType(name)
  const numbered = taken.map((_, at) => `${type}_${at + 2}`)
  return [type, ...numbered].find((candidate) => !taken.includes(candidate)) ?? type
}

/**
 * Its settings and its face, without its conversation and memories; the copy writes in the app. 400: one of ours, of which
 * there is one each. 403: the plan is full. 404.
 */
export async function duplicateHelper(services: Services, actor: Actor, id: number): Promise<Helper> {
  const original = await readHelper(services, actor, id)
  if (!original.personaType.startsWith(OWN_PREFIX)) {
    throw new AppError(400, 'not_allowed', 'Only a helper that you made yourself can be duplicated.')
  }
  const types = (await readSummaries(services, actor)).map(({ personaType }) => personaType)
  const name = copyOf(original.name)
  const copy = await createHelper(services, actor, {
    ...settingsOf(original),
    name,
    personaType: freeType(name, types),
    communicationType: 'chat',
  })
  if (original.imageUrl) await copyFace(services, actor, original.id, copy.id)
  return readHelper(services, actor, copy.id)
}
