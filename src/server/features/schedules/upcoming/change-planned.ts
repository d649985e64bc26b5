import type { ChangePlannedBody } from '../../../../contract/upcoming.ts'
import { SHOWN_DAYS } from '../../../../core/scheduling/schedule-options.ts'
import { DAY_MS } from '../../../../core/time/durations.ts'
import { inTransaction, lockAccount } from '../../../platform/db/transaction.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { chosenTime } from '../follow-ups/change-follow-up.ts'
import { planMarked } from '../plan/replan.ts'
import { markHelpersStale, type Tx } from '../store.ts'
import { routineTimes } from './read-upcoming.ts'
import {
  deleteException,
  deletePlanOfException,
  findException,
  type PlannedHelper,
  readPlannedHelpers,
  saveException,
} from './store.ts'

const FARTHEST_MS = SHOWN_DAYS * DAY_MS

const delivered = (): AppError =>
  new AppError(409, 'already_delivered', 'It has just been delivered, so it can no longer be changed.')

/** Frees a message that was changed before, so that it can be changed again. Null: it was not. */
async function takeBack(tx: Tx, helperId: number, originalTime: Date): Promise<{ id: number } | null> {
  const [earlier] = await findException(tx, helperId, originalTime)
  if (!earlier) return null
  if (earlier.status !== null && !['pending', 'claimed'].includes(earlier.status)) throw delivered()
  await deletePlanOfException(tx, earlier.id)
  return earlier
}

/** 409: its time has come, and a worker delivers it. 404: no message is planned for that time. */
function mustBePlanned(helper: PlannedHelper, originalTime: Date, now: Date): void {
  if (originalTime <= now) throw delivered()
  if (!routineTimes(helper, now).includes(originalTime.getTime())) throw notFound('Planned message')
}

async function changeIn(tx: Tx, actor: Actor, helperId: number, body: ChangePlannedBody, now: Date): Promise<void> {
  const { action, ...when } = body
  const originalTime = new Date(body.originalTime)
  const [helper] = await readPlannedHelpers(tx, actor.userId, helperId)
  if (!helper) throw notFound('Helper')
  await markHelpersStale(tx, [helperId])
  const earlier = await takeBack(tx, helperId, originalTime)
  if (action === 'restore') {
    if (!earlier) throw notFound('Planned message')
    await deleteException(tx, earlier.id)
    return
  }
  if (!earlier) mustBePlanned(helper, originalTime, now)
  const newTime = {
    skip: null,
    now,
    move: action === 'move' ? chosenTime(when, actor.timeZone, now, FARTHEST_MS) : null,
  }
  await saveException(tx, {
    ...{ helperId, userId: actor.userId, originalTime, timeZone: helper.timeZone },
    ...{ action: action === 'skip' ? 'skip' : 'move', newTime: newTime[action], createdAt: now },
  })
}

/** Changes one message of a helper's routine. Delivery skips accounts that are locked: it is delivered or changed. */
export async function changePlanned(
  services: Uses<'db' | 'clock' | 'log' | 'signals'>,
  actor: Actor,
  helperId: number,
  body: ChangePlannedBody,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await lockAccount(tx, actor.userId)
    await changeIn(tx, actor, helperId, body, services.clock.now())
  })
  await planMarked(services, actor.userId)
}
