/** For statistics; a call's content is never recorded. */
export const CALL_PURPOSES = ['chat', 'scheduled', 'memory', 'preview', 'test'] as const
export type CallPurpose = (typeof CALL_PURPOSES)[number]

/** `abandoned`: the process died during the call. */
export const CALL_STATES = ['open', 'done', 'failed', 'stopped', 'abandoned'] as const

/** Per-account call limits that protect the others, far above normal use. */
export const FAIR_USE = { callsAMinute: 40, callsADay: 400 } as const
