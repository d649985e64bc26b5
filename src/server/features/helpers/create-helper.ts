import type { CreateHelperBody, Helper } from '../../../contract/helpers.ts'
import { personaOf } from '../../../core/personas/personas.ts'
import { allowsAnotherHelper } from '../../../core/plans/plans.ts'
import { seal } from '../../platform/crypto/vault.ts'
import { AppError, hasDatabaseCode, UNIQUE_VIOLATION } from '../../platform/errors/errors.ts'
import type { Actor } from '../../platform/ports/actor.ts'
import type { Services } from '../../platform/ports/services.ts'
import { rebuildDigests } from '../memory/digest/change-memories.ts'
import { welcome } from '../sms/welcome.ts'
import { refuseHarmfulSettings, smsNumberOf } from './check-settings.ts'
import { planned, presentOne } from './manage-helpers.ts'
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
