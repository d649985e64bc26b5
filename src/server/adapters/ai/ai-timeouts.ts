import { LONGEST_CALL_MS } from '../../../core/connections/longest-call.ts'

export interface AiTimeouts {
  /** From sending the request to the response's headers. */
  headersMs: number
  /** From the headers to the first token. */
  firstTokenMs: number
  /** Between two tokens. */
  gapMs: number
  /** From sending the request to the end of the reply. */
  totalMs: number
}

export const DEFAULT_TIMEOUTS: AiTimeouts = {
  headersMs: 15_000,
  firstTokenMs: 30_000,
  gapMs: 20_000,
  totalMs: LONGEST_CALL_MS,
}
