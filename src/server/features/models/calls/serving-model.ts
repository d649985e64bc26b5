import type { ModelRole } from '../../../../core/connections/model-providers.ts'
import type { Ai } from '../../../integrations/models/port.ts'
import type { CallAdmissions } from '../../../platform/ports/call-admissions.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { createCallAdmissions } from './call-admissions.ts'

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
