import type { Helper, HelperList, UpdateHelperBody } from '../../../contract/helpers.ts'
import { canActivateHelper, canCreateHelper, PLANS } from '../../../core/plans.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Actor, Services } from '../../ports.ts'
import { planMarked } from '../schedules/replan.ts'
import { demandVerified } from '../verification/demand-verified.ts'
import { presentHelper, sealSettings } from './present-helper.ts'
import {
  activateHelper,
  deleteHelper,
  findHelper,
  findTier,
  type HelperChange,
  listHelpers,
  updateHelper,
} from './store.ts'

/** The person's helpers, and how many more the plan holds. */
export async function readHelpers(services: Services, actor: Actor): Promise<HelperList> {
  const rows = await listHelpers(services.db, actor.userId)
  const tier = await findTier(services.db, actor.userId)
  return {
    helpers: rows.map((row) => presentHelper(actor, row)),
    helperLimit: PLANS[tier].helperLimit,
    helperCount: rows.length,
    canCreateMore: canCreateHelper(tier, rows.length),
  }
}

export async function readHelper(services: Services, actor: Actor, id: number): Promise<Helper> {
  const row = await findHelper(services.db, actor.userId, id)
  if (!row) throw notFound('Helper')
  return presentHelper(actor, row)
}

/** A helper whose plan is out of date: planned, and read again with what is planned now. */
export async function planned(services: Services, actor: Actor, id: number): Promise<Helper> {
  await planMarked(services, actor.userId)
  return readHelper(services, actor, id)
}

async function change(services: Services, actor: Actor, id: number, fields: HelperChange): Promise<Helper> {
  if (!(await updateHelper(services.db, actor.userId, id, fields))) throw notFound('Helper')
  return planned(services, actor, id)
}

/** The number is changed of a helper that texts alone, and to one that was verified. */
async function checkNumber(services: Services, actor: Actor, id: number, typed: string | undefined) {
  if (typed === undefined) return {}
  const { communicationType } = await readHelper(services, actor, id)
  if (communicationType === 'sms') return { phoneNumber: await demandVerified(services, actor.userId, typed) }
  const text = 'This helper does not text.'
  throw new AppError(400, 'invalid_input', text, { fields: { phoneNumber: text } })
}

export async function editHelper(
  services: Services,
  actor: Actor,
  id: number,
  input: UpdateHelperBody,
): Promise<Helper> {
  const { phoneNumber: typed, ...settings } = input
  const number = await checkNumber(services, actor, id, typed)
  return change(services, actor, id, { ...sealSettings(actor.dataKey, settings), ...number })
}

/** Pauses a helper or makes it active. 403 when the plan holds no more active ones. */
export async function toggleHelper(services: Services, actor: Actor, id: number, active: boolean): Promise<Helper> {
  if (!active) return change(services, actor, id, { active })
  const row = await activateHelper(services.db, actor.userId, id, canActivateHelper)
  if (row === undefined) throw notFound('Helper')
  if (row === null) {
    throw new AppError(
      403,
      'helper_limit',
      'Your plan holds no more active helpers. Pause another one first, or upgrade.',
    )
  }
  return planned(services, actor, id)
}

export async function removeHelper(services: Services, actor: Actor, id: number): Promise<void> {
  if (!(await deleteHelper(services.db, actor.userId, id))) throw notFound('Helper')
}
