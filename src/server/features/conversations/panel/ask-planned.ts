import { LATEST_ASKING_MS, nextAsking, type PlanOutcome } from '../../../../core/panel/panel.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { actorOf } from '../../identity/sessions/sessions.ts'
import { notifyPanel } from '../../notifications/live/notify-clients.ts'
import { beginRound } from './begin-round.ts'
import { decryptQuestion } from './load-panel.ts'
import { type DuePlan, findDuePlans, movePlan, noteSkipped } from './store.ts'

const AT_ONCE = 20

const OUTCOMES: Readonly<Record<string, PlanOutcome>> = {
  allowance_used_up: 'allowance',
  needs_model: 'no_model',
  round_running: 'busy',
}

/** As the person would ask, and for what that costs. */
async function ask(services: Services, { plan, person }: DuePlan): Promise<void> {
  const { panelId } = plan
  const actor = actorOf(person, services.vault.unwrap(person.wrappedKey))
  const body = { kind: 'ask', question: decryptQuestion(actor.dataKey, plan), isMisunderstood: false } as const
  try {
    await beginRound(services, actor, panelId, body, { write: () => {} })
  } catch (cause) {
    const skipped = (cause instanceof AppError && OUTCOMES[cause.code]) || 'failed'
    if (skipped === 'failed') services.log.warn({ err: cause, panel: panelId }, 'a planned question was not asked')
    await noteSkipped(services.db, panelId, skipped)
    await notifyPanel(services, person.userId, panelId)
  }
}

/**
 * Asks the panels whose time has come, each at most once, and moves them to their next time first: a process that is killed
 * in between asks nothing twice. One that is too late is left out until then.
 */
export async function askPlannedPanels(services: Services): Promise<void> {
  const { db, clock, replies } = services
  const now = clock.now()
  for (const due of await findDuePlans(db, now, AT_ONCE)) {
    const { plan, person } = due
    const { timeZone } = person
    const hasCome = plan.nextAt <= now
    const isInTime = nextAsking(plan, new Date(now.getTime() - LATEST_ASKING_MS), timeZone) <= now
    const isLate = hasCome && !isInTime && plan.timeZone === timeZone
    const skipped = hasCome ? (isLate ? 'late' : null) : plan.skipped
    const isNow = hasCome && isInTime
    const moved = { nextAt: nextAsking(plan, now, timeZone), timeZone, skipped } as const
    if ((await movePlan(db, plan, moved)) && isNow) replies.keep(ask(services, due))
  }
}
