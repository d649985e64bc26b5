import type { Ai, ModelSettings } from '../../../integrations/models/port.ts'
import { type DataKey, open, seal } from '../../../platform/crypto/vault.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import type { CallAdmissions } from '../../../platform/ports/call-admissions.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { isSystemPaused } from '../ledger/pause-system.ts'
import { findOwnModel, findUsersOfOwnModels, type OwnModelRow, recordFailure, recordSuccess } from '../own/store.ts'
import { type ServingModel, sharedModel } from './call-admissions.ts'

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

/** Given what is stored of it. */
export const loadOwnModel = async (
  services: Uses<'models' | 'db' | 'clock'>,
  { userId, dataKey }: Person,
  stored: SealedModel,
): Promise<ServingModel> => ownModel(services, userId, await services.models.openOwn(decryptModel(dataKey, stored)))

type Parts = Uses<'models' | 'db' | 'clock'>

/** `own`: whether they have one of their own, which the operator may not allow. */
async function findModel(services: Parts, person: Person) {
  const { allowed, row } = await findOwnModel(services.db, person.userId)
  const model = row && allowed ? await loadOwnModel(services, person, row) : sharedModel(services)
  if (!row) return { model, own: 'no' as const }
  return { model, own: allowed ? ('yes' as const) : ('withheld' as const) }
}

/** The model that serves a person. Read each time, so that changes take effect in every process at once. */
export const modelOf = async (services: Parts, person: Person): Promise<ServingModel> =>
  (await findModel(services, person)).model

/** `withheld`: they have one of their own, which the operator does not allow. */
export async function describeModel(
  services: Parts,
  person: Person,
): Promise<{ ai: Ai; own: 'no' | 'yes' | 'withheld' }> {
  const { model, own } = await findModel(services, person)
  return { ai: model.ai, own }
}

export const usersOfOwnModels = async (tx: Transaction, userIds: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set(await findUsersOfOwnModels(tx, userIds))
