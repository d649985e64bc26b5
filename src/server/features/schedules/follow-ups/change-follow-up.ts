import type { FollowUp, FollowUpBody, When } from '../../../../contract/follow-ups.ts'
import { FARTHEST_FOLLOW_UP_MS, MOST_FOLLOW_UPS } from '../../../../core/follow-ups/follow-ups.ts'
import { instantOfLocal } from '../../../../core/time/zone-time.ts'
import { inTransaction, lockAccount } from '../../../platform/db/transaction.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { addFollowUp } from '../../memory/follow-ups/add-follow-up.ts'
import { refuseHarmful } from '../../safety/crisis.ts'
import { planMarked } from '../plan/replan.ts'
import { markHelpersStale, type Tx } from '../store.ts'
import { presentFollowUp } from './present-follow-up.ts'
import {
  countOpenFollowUps,
  deleteFollowUp,
  deletePlanOf,
  deleteSettled,
  type FollowUpChange,
  type FollowUpRow,
  findFollowUp,
  updateFollowUp,
} from './store.ts'

const PAST = 'That time has passed. Please choose a later one.'
const TOO_FAR = 'Please choose a day within a year.'

const refused = (text: string): AppError => new AppError(400, 'invalid_input', text, { fields: { time: text } })

/** A time that a person chose. 400: it is past, or later than `farthestMs` from now. */
export function chosenTime({ dueAt, date, time }: When, timeZone: string, now: Date, farthestMs: number): Date {
  const chosen =
    date === undefined || time === undefined ? new Date(dueAt ?? '') : instantOfLocal(`${date} ${time}`, timeZone, now)
  if (chosen <= now) throw refused(PAST)
  if (chosen.getTime() - now.getTime() > farthestMs) throw refused(TOO_FAR)
  return chosen
}

type Changing = Uses<'db' | 'clock' | 'log' | 'signals'>

const delivered = (): AppError =>
  new AppError(409, 'already_delivered', 'It has just been delivered, so it can no longer be changed.')

/** Its account is locked, which delivery skips: it is either delivered or changed. */
async function held(tx: Tx, userId: number, id: number): Promise<FollowUpRow> {
  await lockAccount(tx, userId)
  const [row] = await findFollowUp(tx, userId, id)
  if (!row) throw notFound('Follow-up')
  if (row.settledAt !== null && row.state === 'accepted') throw delivered()
  await markHelpersStale(tx, [row.helperId])
  await deletePlanOf(tx, id)
  return row
}

async function change(
  services: Changing,
  actor: Actor,
  id: number,
  decide: (row: FollowUpRow, now: Date) => FollowUpChange,
): Promise<FollowUp> {
  const { userId, timeZone, dataKey } = actor
  const row = await inTransaction(services.db, async (tx) => {
    const before = await held(tx, userId, id)
    const changed = decide(before, services.clock.now())
    // The message may have been forgotten while the helper was locked.
    if ((await updateFollowUp(tx, id, changed)).length === 0) throw notFound('Follow-up')
    return { ...before, ...changed }
  })
  await planMarked(services, userId)
  return presentFollowUp(dataKey, row, timeZone, services.clock.now())
}

/** Also one that was declined. 400: its time has passed. */
export const acceptFollowUp = (services: Changing, actor: Actor, id: number, when: When): Promise<FollowUp> =>
  change(services, actor, id, (row, now) => {
    const isMoved = Object.keys(when).length > 0
    const offered = { dueAt: row.dueAt.toISOString() }
    const dueAt = chosenTime(isMoved ? when : offered, actor.timeZone, now, FARTHEST_FOLLOW_UP_MS)
    return { state: 'accepted', settledAt: null, dueAt, ...(isMoved ? { timeZone: actor.timeZone } : {}) }
  })

export const moveFollowUp = (services: Changing, actor: Actor, id: number, when: When): Promise<FollowUp> =>
  change(services, actor, id, (_, now) => {
    const dueAt = chosenTime(when, actor.timeZone, now, FARTHEST_FOLLOW_UP_MS)
    return { dueAt, timeZone: actor.timeZone }
  })

/** It is written at once, also in quiet hours. */
export const sendFollowUpNow = (services: Changing, actor: Actor, id: number): Promise<FollowUp> =>
  change(services, actor, id, (_, now) => ({ state: 'accepted', settledAt: null, dueAt: now }))

/** It is not offered again. */
export const declineFollowUp = (services: Changing, actor: Actor, id: number): Promise<FollowUp> =>
  change(services, actor, id, (_, now) => ({ state: 'declined', settledAt: now }))

/** It is offered again, as before it was accepted or declined. */
export const offerFollowUpAgain = (services: Changing, actor: Actor, id: number): Promise<FollowUp> =>
  change(services, actor, id, () => ({ state: 'offered', settledAt: null }))

export async function removeFollowUp(services: Changing, { userId }: Actor, id: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await held(tx, userId, id)
    await deleteFollowUp(tx, id)
  })
  await planMarked(services, userId)
}

/** 404: the message is not theirs, forgotten, or was answered as a danger. */
export async function setReminder(
  services: Uses<'db' | 'clock' | 'log' | 'signals'>,
  actor: Actor,
  { messageId, subject, ...when }: FollowUpBody,
): Promise<FollowUp> {
  const { userId, timeZone, dataKey } = actor
  refuseHarmful({ subject })
  const now = services.clock.now()
  const dueAt = chosenTime(when, timeZone, now, FARTHEST_FOLLOW_UP_MS)
  const [open] = await countOpenFollowUps(services.db, userId)
  if (open && open.count >= MOST_FOLLOW_UPS)
    throw new AppError(409, 'too_many_follow_ups', `There can be at most ${MOST_FOLLOW_UPS} reminders at a time.`)
  await deleteSettled(services.db, userId, messageId, dueAt)
  const reminder = { messageId, subject, quote: null, dueAt, timeZone }
  const added = await addFollowUp(services.db, actor, { ...reminder, kind: 'reminder', state: 'accepted' }, now, true)
  if (!added) throw notFound('Message')
  await planMarked(services, userId)
  const [row] = await findFollowUp(services.db, userId, added.id)
  if (!row) throw notFound('Message')
  return presentFollowUp(dataKey, row, timeZone, now)
}
