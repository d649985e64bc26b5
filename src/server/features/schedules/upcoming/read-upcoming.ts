import type { PlannedMessage, Upcoming } from '../../../../contract/upcoming.ts'
import { isMuted, writesFirst } from '../../../../core/scheduling/mute.ts'
import { SHOWN_DAYS, timesUntil } from '../../../../core/scheduling/schedule-options.ts'
import { DAY_MS } from '../../../../core/time/durations.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { decryptFollowUp } from '../../memory/follow-ups/add-follow-up.ts'
import { type NumberState, readNumberStates } from '../../sms/send-sms.ts'
import { type FollowUpRow, findFollowUps } from '../follow-ups/store.ts'
import { noticesOf } from '../notify/channels.ts'
import { nextTimeOf } from '../plan/replan.ts'
import { type PlannedHelper, readPlannedHelpers, readSingles } from './store.ts'

const shownUntil = (now: Date): Date => new Date(now.getTime() + SHOWN_DAYS * DAY_MS)

function firstTime(row: PlannedHelper, now: Date): number | null {
  if (row.open) return row.open.at
  try {
    return nextTimeOf(row, now, row.lastTime)
  } catch {
    return null
  }
}

/** When a helper writes by its habits in the time that is shown: its open message, and what the planner would add. */
export function routineTimes(row: PlannedHelper, now: Date): number[] {
  if (!writesFirst(row)) return []
  const next = (time: number): number => nextTimeOf(row, new Date(time), new Date(time))
  return timesUntil(firstTime(row, now), next, shownUntil(now).getTime())
}

/** Why nothing would come of a message at an instant, as things are now. `isAsked`: the person asked for it. */
function heldBackAt(row: PlannedHelper, at: Date, isAsked: boolean): PlannedMessage['heldBack'] {
  if (row.isSuspended) return 'suspended'
  if (!row.active) return 'paused'
  if (!isAsked && isMuted(row.mutedUntil, at)) return 'muted'
  if (!isAsked && row.crisisUntil !== null && at < row.crisisUntil) return 'care'
  return row.usedUpUntil !== null && at < row.usedUpUntil ? 'allowance' : null
}

type Reading = Uses<'db' | 'clock' | 'config' | 'push' | 'mail' | 'sms' | 'vault'>

/** A planned message, still without its words. */
interface Planned {
  helper: PlannedHelper
  at: Date
  originalTime: Date | null
  followUp: FollowUpRow | null
  isWriting: boolean
}

function routineOf(helper: PlannedHelper, now: Date): Planned[] {
  return routineTimes(helper, now).map((time) => ({
    helper,
    at: new Date(time),
    originalTime: new Date(time),
    followUp: null,
    isWriting: helper.open?.at === time && helper.open.isWriting,
  }))
}

async function singlesOf({ db }: Uses<'db'>, helpers: readonly PlannedHelper[], now: Date) {
  const byId = new Map(helpers.map((helper) => [helper.helperId, helper]))
  const rows = await readSingles(db, [...byId.keys()], shownUntil(now))
  const ids = rows.flatMap(({ followUpId }) => followUpId ?? [])
  const about = new Map((ids.length > 0 ? await findFollowUps(db, ids) : []).map((row) => [row.id, row]))
  return rows.flatMap(({ helperId, scheduledTime, originalTime, followUpId, isWriting }): Planned[] => {
    const helper = byId.get(helperId)
    const followUp = followUpId === null ? null : (about.get(followUpId) ?? null)
    return helper ? [{ helper, at: scheduledTime, originalTime, followUp, isWriting }] : []
  })
}

/** All planned messages of the next weeks, in the order in which they come. `helperId` 0: of every helper. */
export async function plannedMessages(
  services: Uses<'db' | 'clock'>,
  userId: number,
  helperId = 0,
): Promise<{ helpers: PlannedHelper[]; planned: Planned[] }> {
  const now = services.clock.now()
  const helpers = await readPlannedHelpers(services.db, userId, helperId)
  const singles = helpers.length > 0 ? await singlesOf(services, helpers, now) : []
  const planned = [...helpers.flatMap((helper) => routineOf(helper, now)), ...singles]
  return { helpers, planned: planned.sort((one, other) => one.at.getTime() - other.at.getTime()) }
}

export const isHeldBack = ({ helper, at, followUp }: Planned): PlannedMessage['heldBack'] =>
  heldBackAt(helper, at, followUp?.kind === 'reminder')

function channelsOf(
  services: Reading,
  { helper, at }: Planned,
  numbers: ReadonlyMap<string, NumberState>,
): PlannedMessage['channels'] {
  const isReachable = helper.phoneNumber !== null && numbers.get(helper.phoneNumber)?.reachable === true
  const row = { ...helper, wantsSms: helper.wantsSms && isReachable }
  const sent = noticesOf(services, row, at.getTime()).filter(({ reason }) => reason === null)
  return ['app', ...sent.map(({ channel }) => channel)]
}

/** 404: `helperId` is not theirs. */
export async function readUpcoming(services: Reading, actor: Actor, helperId: number | undefined): Promise<Upcoming> {
  const { helpers, planned } = await plannedMessages(services, actor.userId, helperId)
  if (helperId !== undefined && helpers.length === 0) throw notFound('Helper')
  const texted = helpers.flatMap(({ wantsSms, phoneNumber }) => (wantsSms && phoneNumber !== null ? [phoneNumber] : []))
  const numbers = await readNumberStates(services, actor.userId, texted)
  const messages = planned.map((one) => ({
    helperId: one.helper.helperId,
    plannedFor: one.at.toISOString(),
    originalTime: one.originalTime?.toISOString() ?? null,
    followUp: one.followUp && {
      id: one.followUp.id,
      kind: one.followUp.kind,
      messageId: one.followUp.messageId,
      ...decryptFollowUp(actor.dataKey, one.followUp),
      saidAt: one.followUp.saidAt.toISOString(),
    },
    channels: channelsOf(services, one, numbers),
    heldBack: isHeldBack(one),
    isWriting: one.isWriting,
  }))
  return { messages, until: shownUntil(services.clock.now()).toISOString() }
}
