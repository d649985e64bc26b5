/** May a model be called now? What stands against it, in the order in which a person is told. */

/** So many failures in a row open the breaker. */
export const TRIP_AT = 5

/** From so many failures in a row on, the operator is warned. */
export const WARN_AT = 3

/** An open breaker waits this long before it lets one call try. */
export const TRIAL_AFTER_MS = 60_000

/** A trial that has said nothing for so long died with its process: longer than any call may take. */
export const TRIAL_LEASE_MS = 4 * 60_000

export const PAUSE_HOURS = [1, 6, 24] as const

/** Share of a limit, in percent, above which its bar changes colour. */
export const USAGE_WARN_PERCENT = 80

export interface GuardState {
  /** ISO instants; null: not paused, not tripped, no trial under way. */
  pausedUntil: string | null
  trippedAt: string | null
  trialUntil: string | null
  dailyCalls: number
  monthlyMicros: number
}

export interface Ceilings {
  dailyCalls: number
  /** Microdollars. */
  monthlyMicros: number
}

export type Breaker = 'closed' | 'open' | 'half_open'

export const isPaused = ({ pausedUntil }: Pick<GuardState, 'pausedUntil'>, now: string): boolean =>
  pausedUntil !== null && Date.parse(pausedUntil) > Date.parse(now)

/** `half_open`: the next call, or the one under way, decides. */
export function breakerOf({ trippedAt }: Pick<GuardState, 'trippedAt'>, now: string): Breaker {
  if (trippedAt === null) return 'closed'
  return Date.parse(now) - Date.parse(trippedAt) >= TRIAL_AFTER_MS ? 'half_open' : 'open'
}

export type Refusal = 'paused' | 'tripped' | 'daily_calls' | 'monthly_cost' | 'fair_use'

/** Why a call of this worst cost was not admitted. What the system as a whole allows, the person's own rate forbade. */
export function refusalOf(state: GuardState, ceilings: Ceilings, worstMicros: number, now: string): Refusal {
  if (isPaused(state, now)) return 'paused'
  if (state.trippedAt !== null) return 'tripped'
  if (state.dailyCalls >= ceilings.dailyCalls) return 'daily_calls'
  if (state.monthlyMicros + worstMicros > ceilings.monthlyMicros) return 'monthly_cost'
  return 'fair_use'
}
