import type { WaitingScreening } from '../../../contract/safety.ts'
import type { Danger, SafetyChannel } from '../../../core/safety/concern.ts'
import { crisisEnd, screenFor } from '../../../core/safety/safety-state.ts'
import { crisisAnswer } from '../../../core/safety/safety-texts.ts'
import { saysMinor } from '../../../core/safety/screen.ts'
import { type DataKey, open, seal } from '../../platform/crypto/vault.ts'
import type { Actor, Uses } from '../../platform/ports/services.ts'
import { countConcern, deleteCrisis, saveCrisis } from './store.ts'

/** Screens a message that waits in the browser. Nothing is stored or counted. */
export function screenWaiting(actor: Actor, content: string): WaitingScreening {
  const { danger, help } = screenFor(actor, [{ fromPerson: true, text: content }], null)
  if (!danger) return { isDanger: false, answer: null }
  const isMinor = saysMinor([content], danger.language)
  return { isDanger: true, answer: crisisAnswer({ ...danger, help, isMinor, recent: [] }) }
}

/** Part of what is sealed, so it keeps its first name. */
const CONTEXT = 'care period'

/** The danger that a helper was told of lately. */
export const decryptCrisis = (key: DataKey, sealed: Buffer): Danger => JSON.parse(open(key, sealed, CONTEXT)) as Danger

/** The account is not recorded. */
export async function countScreening(
  { db, clock }: Uses<'db' | 'clock'>,
  { concern, language }: Danger,
  channel: SafetyChannel,
): Promise<void> {
  await countConcern(db, { day: clock.now().toISOString().slice(0, 10), concern, language, channel })
}

/** For a day, the helper that was told knows of it, and its planned messages pause. */
export async function beginCrisis(
  services: Uses<'db' | 'clock'>,
  { userId, timeZone, dataKey }: Actor,
  helperId: number,
  { concern, language }: Danger,
): Promise<void> {
  const startedAt = services.clock.now()
  const state = seal(dataKey, JSON.stringify({ concern, language } satisfies Danger), CONTEXT)
  await saveCrisis(services.db, { userId, helperId, state, startedAt, endsAt: crisisEnd(startedAt, timeZone) })
}

/** The helper goes on as if it had heard of nothing. */
export const endCrisis = ({ db }: Uses<'db'>, helperId: number): Promise<void> => deleteCrisis(db, helperId)
