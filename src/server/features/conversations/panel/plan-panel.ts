import type { ChangePanelBody, PanelPlan } from '../../../../contract/panels.ts'
import { nextAsking } from '../../../../core/panel/panel.ts'
import { type DataKey, open, seal } from '../../../platform/crypto/vault.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { deletePlan, type PlanRow, savePlan } from './store-plans.ts'

const QUESTION = 'panel question'

export const decryptQuestion = (key: DataKey, { question }: Pick<PlanRow, 'question'>): string =>
  open(key, question, QUESTION)

export const presentPlan = (key: DataKey, row: PlanRow): PanelPlan => ({
  weekday: row.weekday,
  time: row.time,
  question: decryptQuestion(key, row),
  nextAt: row.nextAt.toISOString(),
  skipped: row.skipped,
})

/** What a panel of theirs is asked every week; null: nothing any more. */
export async function planPanel(
  { db, clock }: Uses<'db' | 'clock'>,
  { userId, dataKey, timeZone }: Actor,
  panelId: number,
  plan: NonNullable<ChangePanelBody['plan']> | null,
): Promise<void> {
  if (plan === null) await deletePlan(db, panelId, userId)
  else {
    const { weekday, time, question } = plan
    const nextAt = nextAsking(plan, clock.now(), timeZone)
    await savePlan(db, {
      panelId,
      userId,
      weekday,
      time,
      timeZone,
      nextAt,
      question: seal(dataKey, question, QUESTION),
    })
  }
}
