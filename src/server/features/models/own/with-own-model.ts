import type { Ai } from '../../../integrations/models/port.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { CallAdmissions } from '../../../platform/ports/call-admissions.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { isSystemPaused } from '../ledger/pause-system.ts'
import { findOwnModel, findUsersOfOwnModels, recordFailure, recordSuccess } from './store.ts'
import { decryptModel } from './stored-model.ts'

type Person = Pick<Actor, 'userId' | 'dataKey'>

/** For calls that the person pays for: only the operator's pause stops them, and only their outcome is recorded. */
function ownAdmissions(services: Services, userId: number): CallAdmissions {
  const { db, clock } = services
  const admit = async () => ((await isSystemPaused(services)) ? null : { id: 0, worstMicros: 0 })
  return {
    admit,
    admitBackground: admit,
    retry: async () => !(await isSystemPaused(services)),
    refusalOf: async () => 'paused',
    async settle({ outcome, failure, isTelling }) {
      if (isTelling && outcome === 'done') await recordSuccess(db, userId, clock.now())
      if (isTelling && outcome === 'failed' && failure) await recordFailure(db, userId, clock.now(), failure)
      return null
    },
  }
}

/** Nothing else stands in for it. */
export const withOwn = (services: Services, userId: number, ai: Ai): Services => ({
  ...services,
  ai: { ...ai, isOwn: true },
  models: { ...services.models, background: null, fallback: null },
  admissions: ownAdmissions(services, userId),
})

/** Uses a person's own model if they may have one. Read each time, so changes take effect in every process at once. */
export async function withOwnModel(services: Services, person: Person): Promise<Services> {
  const { ai, own } = await modelOf(services, person)
  return own === 'yes' ? withOwn(services, person.userId, ai) : services
}

/** Whether a model answers this person: the shared one, or one of their own. */
export const hasModel = async (services: Pick<Services, 'ai' | 'db' | 'models'>, person: Person): Promise<boolean> =>
  services.ai.connected || (await modelOf(services, person)).ai.connected

/** `withheld`: they have one of their own, which the operator does not allow. */
export async function modelOf(
  { db, models }: Pick<Services, 'db' | 'models'>,
  { userId, dataKey }: Person,
): Promise<{ ai: Ai; own: 'no' | 'yes' | 'withheld' }> {
  const { allowed, row } = await findOwnModel(db, userId)
  if (!row || !allowed) return { ai: models.current, own: row ? 'withheld' : 'no' }
  return { ai: await models.openOwn(decryptModel(dataKey, row)), own: 'yes' }
}

export const usersOfOwnModels = async (tx: Transaction, userIds: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set(await findUsersOfOwnModels(tx, userIds))
