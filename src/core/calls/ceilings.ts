/** Refusals are checked in the order in which they are reported. */

/** Consecutive failures that open the breaker. */
export const TRIP_AT = 5

/** Consecutive failures from which the operator is warned. */
export const WARN_AT = 3

/** An open breaker allows one trial call after this time. */
export const TRIAL_AFTER_MS = 60_000

/** A trial silent for this long belongs to a dead process: longer than any call may take. */
export const TRIAL_LEASE_MS = 4 * 60_000

export const PAUSE_HOURS = [1, 6, 24] as const

/** Percentage of a limit above which its bar changes colour. */
export const USAGE_WARN_PERCENT = 80

export interface GuardState {
  /** ISO instants; null if not paused, not tripped, no trial in progress. */
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

/** `half_open`: the next call, or the one in progress, decides. */
export function breakerOf({ trippedAt }: Pick<GuardState, 'trippedAt'>, now: string): Breaker {
  if (trippedAt === null) return 'closed'
  return Date.parse(now) - Date.parse(trippedAt) >= TRIAL_AFTER_MS ? 'half_open' : 'open'
}

export type CallRefusal = 'paused' | 'tripped' | 'daily_calls' | 'monthly_cost' | 'fair_use'

/** Why a call with this worst-case cost was refused. If no system-wide limit did it, the account's rate limit did. */
export function refusalOf(state: GuardState, ceilings: Ceilings, worstMicros: number, now: string): CallRefusal {
  if (isPaused(state, now)) return 'paused'
  if (state.trippedAt !== null) return 'tripped'
  if (state.dailyCalls >= ceilings.dailyCalls) return 'daily_calls'
  if (state.monthlyMicros + worstMicros > ceilings.monthlyMicros) return 'monthly_cost'
  return 'fair_use'
}

/** For statistics; a call's content is never recorded. */
export const CALL_PURPOSES = ['chat', 'scheduled', 'memory', 'preview', 'test'] as const
export type CallPurpose = (typeof CALL_PURPOSES)[number]

/** `abandoned`: the process died during the call. */
export const CALL_STATES = ['open', 'done', 'failed', 'stopped', 'abandoned'] as const

/** Per-account call limits that protect the others, far above normal use. */
export const FAIR_USE = { callsAMinute: 40, callsADay: 400 } as const

/** A call of a model ends after this, from its request to the end of the reply. */
export const LONGEST_CALL_MS = 5 * 60_000

/** What is open for longer belongs to a dead process: the one retry of a call comes before its first token. */
export const ABANDONED_AFTER_MS = 2 * LONGEST_CALL_MS
