/** A call of a model ends after this, from its request to the end of the reply. */
export const LONGEST_CALL_MS = 5 * 60_000

/** What is open for longer belongs to a dead process: the one retry of a call comes before its first token. */
export const ABANDONED_AFTER_MS = 2 * LONGEST_CALL_MS
