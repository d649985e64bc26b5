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
