import type { ModelRole } from '../../../../core/connections/model-providers.ts'
import type { Ai, ModelSettings } from '../../../integrations/models/port.ts'
import { type DataKey, open, seal } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import type { CallAdmissions } from '../../../platform/ports/call-admissions.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { isSystemPaused } from '../ledger/pause-system.ts'
import { findOwnModel, findUsersOfOwnModels, type OwnModelRow, recordFailure, recordSuccess } from '../own/store.ts'
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
export const sharedModel = ({ models }: Uses<'models'>): ServingModel => ({
  ai: models.current,
  admissions: models.admissions,
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
  admissions: createCallAdmissions({ db, clock, ai: () => ai, config, role }),
  fallback: null,
  background: null,
})

const SETTINGS = 'own model'
const KEY = 'own model key'

type SealedModel = Pick<OwnModelRow, 'settings' | 'apiKey'>

/** The key is sealed apart from the rest, which an export contains. */
export const sealModel = (dataKey: DataKey, { provider, address, model, apiKey }: ModelSettings): SealedModel => ({
  settings: seal(dataKey, JSON.stringify({ provider, address, model }), SETTINGS),
  apiKey: apiKey === null ? null : seal(dataKey, apiKey, KEY),
})

export const decryptModel = (dataKey: DataKey, { settings, apiKey }: SealedModel): ModelSettings => ({
  ...JSON.parse(open(dataKey, settings, SETTINGS)),
  apiKey: apiKey && open(dataKey, apiKey, KEY),
  embeddingModel: null,
})

/** For calls that the person pays for: only the operator's pause stops them, and only their outcome is recorded. */
function ownAdmissions(services: Uses<'db' | 'clock'>, userId: number): CallAdmissions {
  const { db, clock } = services
  const admit = async () => ((await isSystemPaused(services)) ? null : { id: 0, worstMicros: 0 })
  return {
    admit,
    admitEmbedding: admit,
    admitSpare: admit,
    retry: async () => !(await isSystemPaused(services)),
    refusalOf: async () => 'paused',
    async record({ outcome, failure, isTelling }) {
      if (isTelling && outcome === 'done') await recordSuccess(db, userId, clock.now())
      if (isTelling && outcome === 'failed' && failure) await recordFailure(db, userId, clock.now(), failure)
      return null
    },
  }
}

/** Nothing else stands in for it. */
export const ownModel = (services: Uses<'db' | 'clock'>, userId: number, ai: Ai): ServingModel => ({
  ai: { ...ai, isOwn: true },
  admissions: ownAdmissions(services, userId),
  fallback: null,
  background: null,
})

type Parts = Uses<'models' | 'db' | 'clock'>

/** The model that serves a person, given what is stored of one of their own that they may use. */
export async function servingModel(
  services: Parts,
  { userId, dataKey }: Person,
  stored: SealedModel | null,
): Promise<ServingModel> {
  if (!stored) return sharedModel(services)
  return ownModel(services, userId, await services.models.openOwn(decryptModel(dataKey, stored)))
}

/** Read each time, so that changes take effect in every process at once. */
export async function modelOf(services: Parts, person: Person): Promise<ServingModel> {
  const { allowed, row } = await findOwnModel(services.db, person.userId)
  return servingModel(services, person, allowed ? row : null)
}

/** `withheld`: they have one of their own, which the operator does not allow. */
export async function describeModel(
  services: Parts,
  person: Person,
): Promise<{ ai: Ai; own: 'no' | 'yes' | 'withheld' }> {
  const { allowed, row } = await findOwnModel(services.db, person.userId)
  const { ai } = await servingModel(services, person, allowed ? row : null)
  if (!row) return { ai, own: 'no' }
  return { ai, own: allowed ? 'yes' : 'withheld' }
}

export const usersOfOwnModels = async (tx: Transaction, userIds: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set(await findUsersOfOwnModels(tx, userIds))
