import { LONGEST_CALL_MS } from '../../../core/usage/model-calls.ts'

export interface AiTimeouts {
  /** From sending the request to the response's headers. */
  headersMs: number
  /** From the headers, or the last sign of life, to the first token. */
  firstTokenMs: number
  /** Between two tokens, or signs of life. */
  gapMs: number
  /** From sending the request to the end of the reply. */
  totalMs: number
  /** The model may have to be loaded first: the person is told, and a late answer is not asked for twice. */
  mayLoad?: boolean
}

/** Providers that answer at once. */
export const HOSTED_TIMEOUTS: AiTimeouts = {
  headersMs: 15_000,
  firstTokenMs: 30_000,
  gapMs: 20_000,
  totalMs: 180_000,
}

/** Any other server: it may be slow, or start up when it is called. */
export const SERVER_TIMEOUTS: AiTimeouts = {
  headersMs: 45_000,
  firstTokenMs: 45_000,
  gapMs: 30_000,
  totalMs: LONGEST_CALL_MS,
  mayLoad: true,
}

/** A large model takes minutes from a slow disk. */
export const LOCAL_TIMEOUTS: AiTimeouts = {
  headersMs: 240_000,
  firstTokenMs: 240_000,
  gapMs: 60_000,
  totalMs: LONGEST_CALL_MS,
  mayLoad: true,
}
