import type { CallPurpose } from '../../core/usage/model-calls.ts'

/** For whom and what a model is called. */
export interface CallReason {
  userId: number
  purpose: CallPurpose
}

/** The most tokens that one attempt can be billed for. */
export interface Bounds {
  mostInput: number
  mostOutput: number
}

/** What the ceilings hold for a call: its record, and its worst cost in microdollars. */
export interface Admitted {
  id: number
  worstMicros: number
}

export type Outcome = 'done' | 'failed' | 'stopped'

export interface Settlement {
  callId: number
  outcome: Outcome
  inputTokens: number | null
  outputTokens: number | null
  latencyMs: number | null
  failure: string | null
  /** What an attempt could come to at most. */
  mostInput: number
  mostOutput: number
  /** Attempts that may have been billed and told no count: each costs its worst. */
  uncounted: number
  /** Does it say how well the model of replies is? */
  isTelling: boolean
}

export type AskedCall = CallReason & Bounds

/**
 * Admits model calls within the ceilings and settles them. All calls want the lock of one row: those of a process that
 * come together ask for it together. Null: not admitted.
 */
export interface CallAdmissions {
  admit(asked: AskedCall): Promise<Admitted | null>
  /** A call of the embedding model, which leaves the room and the account's rate to replies. */
  admitBackground(asked: AskedCall): Promise<Admitted | null>
  /** Resolves when that is stored. */
  settle(call: Settlement): Promise<null>
}
