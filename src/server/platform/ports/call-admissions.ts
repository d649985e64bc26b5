import type { CallPurpose, CallRefusal } from '../../../core/calls/ceilings.ts'

export interface CallReason {
  userId: number
  purpose: CallPurpose
}

/** The most tokens one attempt can be billed for. */
export interface Bounds {
  mostInput: number
  mostOutput: number
}

/** An admitted call: its record, and the worst cost reserved for it, in microdollars. */
export interface Admitted {
  id: number
  worstMicros: number
}

export type CallOutcome = 'done' | 'failed' | 'stopped'

/** What came of a call. */
export interface CallRecord {
  callId: number
  outcome: CallOutcome
  inputTokens: number | null
  outputTokens: number | null
  latencyMs: number | null
  failure: string | null
  mostInput: number
  mostOutput: number
  /** Attempts that may have been billed without a token count; each counts at its maximum cost. */
  unmeteredAttempts: number
  /** Whether the outcome counts for the circuit breaker. */
  isTelling: boolean
}

export type CallRequest = CallReason & Bounds

/** All calls need the lock of one row, so a process admits concurrent ones together. Null: not admitted. */
export interface CallAdmissions {
  admit(asked: CallRequest): Promise<Admitted | null>
  /** A call for embeddings, which leaves room for replies below the limits and in the account's rate. */
  admitEmbedding(asked: CallRequest): Promise<Admitted | null>
  /** The same for other calls in the background, of the model that replies. */
  admitSpare(asked: CallRequest): Promise<Admitted | null>
  /** Another attempt of an admitted call; false if there is no room for it. */
  retry(call: Admitted): Promise<boolean>
  refusalOf(bounds: Bounds): Promise<CallRefusal>
  /** Resolves when that is stored. */
  record(call: CallRecord): Promise<null>
}
