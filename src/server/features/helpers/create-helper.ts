import type { CreateHelperBody, Helper } from '../../../contract/helpers.ts'
import { personaOf } from '../../../core/personas.ts'
import { canCreateHelper } from '../../../core/plans.ts'
import { AppError, hasDatabaseCode } from '../../errors.ts'
import type { Actor, Services } from '../../ports.ts'
import { seal } from '../../vault.ts'
import { planned } from './manage-helpers.ts'
import { presentHelper, sealSettings } from './present-helper.ts'
import { findHelperByPersona, insertHelper } from './store.ts'

const UNIQUE_VIOLATION = '23505'

function alreadyExists(existing: Helper): AppError {
  const text = `You already have a ${personaOf(existing.personaType).title} helper. Each persona type can only be created once.`
  return new AppError(409, 'helper_exists', text, { extra: { existingHelper: existing } })
}

/** Adds a helper. 409 with the existing one when the person has one of this type; 403 when the plan is full. */
export async function createHelper(services: Services, actor: Actor, input: CreateHelperBody): Promise<Helper> {
  if (input.communicationType === 'sms') {
    const text = 'Text messages are not available yet. Please choose In-App Chat.'
    throw new AppError(400, 'sms_unavailable', text, { fields: { communicationType: text } })
  }
  const existing = await findHelperByPersona(services.db, actor.userId, input.personaType)
  if (existing) throw alreadyExists(presentHelper(actor, existing))

  const { description, exampleMessages, phoneNumber: _unused, ...settings } = input
  const sealed = sealSettings(actor.dataKey, { exampleMessages })
  const helper = {
    ...settings,
    ...sealed,
    description: seal(actor.dataKey, description, 'helper description'),
    imageUrl: input.imageUrl ?? personaOf(input.personaType).imageUrl,
    userId: actor.userId,
    createdAt: services.clock.now(),
  }
  try {
    const row = await insertHelper(services.db, helper, canCreateHelper)
    if (row) return planned(services, actor, row.id)
  } catch (cause) {
    const twin = hasDatabaseCode(cause, UNIQUE_VIOLATION)
      ? await findHelperByPersona(services.db, actor.userId, input.personaType)
      : undefined
    throw twin ? alreadyExists(presentHelper(actor, twin)) : cause
  }
  throw new AppError(
    403,
    'helper_limit',
    'Your plan holds no more helpers. Upgrade to create more, or delete one first.',
  )
}
