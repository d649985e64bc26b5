/** The closed sets of values that texting is made of. */

/** What a code may be asked for: a helper that texts, the number of an account, or to sign in. */
export const CODE_PURPOSES = ['helper', 'account', 'sign_in'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** Digits of a code, how long it is good for, and how many tries it takes. */
export const CODE_DIGITS = 6
export const CODE_MS = 10 * 60_000
export const CODE_TRIES = 5
/** And on a device where its owner has signed in before, whatever strangers have tried. */
export const KNOWN_CODE_TRIES = 10

/** What the simulator texts from: a number that nobody can have. */
export const SIMULATED_NUMBER = '+15550100100'

/** Seconds after which another code may be asked for. */
export const RESEND_SECONDS = 60

/**
 * Kinds of texts that leave: a code, an answer to STOP, START or HELP, the welcome of a new helper, the reply to a
 * person's own text, a planned message.
 */
export const TEXT_KINDS = ['code', 'stop', 'start', 'help', 'welcome', 'notice', 'reply', 'planned'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

/** `sending`: given to the provider, whose answer is not known. */
export const TEXT_STATES = ['pending', 'sending', 'sent', 'delivered', 'failed'] as const
export type TextState = (typeof TEXT_STATES)[number]

/** What became of a text that a person sent: `processing` is begun. */
export const HEARD_STATES = ['received', 'processing', 'answered', 'dropped'] as const
