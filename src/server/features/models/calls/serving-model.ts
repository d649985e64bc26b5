import { modelAddressMeant } from '../../../../core/connections/model-address.ts'
import { type ModelProvider, type ModelRole, PROVIDERS } from '../../../../core/connections/model-providers.ts'
import type { Ai, ModelEndpoint, ModelSettings } from '../../../integrations/models/port.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { CallAdmissions } from '../../../platform/ports/call-admissions.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { createCallAdmissions } from './call-admissions.ts'

interface AskedEndpoint {
  provider: ModelProvider
  address?: string | undefined
  apiKey?: string | undefined
}

export const wrongField = (field: string, text: string): AppError =>
  new AppError(400, 'invalid_input', text, { fields: { [field]: text } })

/** A stored key is only used with its own address: otherwise anyone could have it sent to a server of their choice. */
export function modelEndpointOf(
  { provider, address: given, apiKey }: AskedEndpoint,
  stored: readonly ModelSettings[],
): ModelEndpoint {
  const { address: own, key, protocol } = PROVIDERS[provider]
  const typed = given ?? own
  if (!typed) throw wrongField('address', 'Type the address of the server.')
  const address = modelAddressMeant(typed, protocol)
  if (apiKey || key === 'none') return { provider, address, apiKey: apiKey ?? null }
  const same = stored.find(
    (settings) => settings.provider === provider && modelAddressMeant(settings.address, protocol) === address,
  )
  const kept = same?.apiKey ?? null
  if (!kept && key === 'required') throw wrongField('apiKey', 'Paste a key.')
  return { provider, address, apiKey: kept }
}

/** A model, and what admits its calls and records what they cost. */
export interface ServingModel {
  ai: Ai
  admissions: CallAdmissions
  /** What stands in for it and reads in its place; null where nothing may. */
  fallback: Ai | null
  background: Ai | null
}

/** The model of everyone who has none of their own. */
export const sharedModel = ({ admissions, models }: Uses<'models' | 'admissions'>): ServingModel => ({
  ai: models.current,
  admissions,
  fallback: models.fallback,
  background: models.background,
})

/** Its calls leave room for replies below the ceilings, and in the account's rate. */
export const sparingly = (model: ServingModel): ServingModel => ({
  ...model,
  admissions: { ...model.admissions, admit: model.admissions.admitSpare },
})

/** Its calls are admitted at its own price and by its own breaker, within the same ceilings. */
export const modelInRole = (
  { db, clock, config }: Uses<'db' | 'clock' | 'config'>,
  role: ModelRole,
  ai: Ai,
): ServingModel => ({
  ai,
  admissions: createCallAdmissions({ db, clock, models: { current: ai }, config, role }),
  fallback: null,
  background: null,
})
