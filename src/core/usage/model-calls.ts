/** What a model is called for: to tell calls apart in figures, never by what they say. */
export const CALL_PURPOSES = ['chat', 'scheduled', 'memory', 'preview', 'test'] as const
export type CallPurpose = (typeof CALL_PURPOSES)[number]

/** `abandoned`: the process that made the call died over it. */
export const CALL_STATES = ['open', 'done', 'failed', 'stopped', 'abandoned'] as const

/** Calls that one account may have made for it: a guard of the rest, far above what a person does. */
export const FAIR_USE = { callsAMinute: 40, callsADay: 400 } as const
