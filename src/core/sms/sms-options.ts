/** What a code is for: to verify a helper's number or an account's, or to sign in. */
export const CODE_PURPOSES = ['helper', 'account', 'sign_in'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** Digits of a code, its lifetime, and the attempts allowed. */
export const CODE_DIGITS = 6
/** Characters of a code as people type or paste it, with blanks. */
export const MAX_TYPED_CODE = 24
export const CODE_MS = 10 * 60_000
export const CODE_TRIES = 5
/** Attempts on a known device of the owner, regardless of failed ones by strangers. */
export const KNOWN_CODE_TRIES = 10

/** The simulator's sender: a number that can never be assigned. */
export const SIMULATED_NUMBER = '+15550100100'

/** Time until another code can be requested. */
export const RESEND_MS = 60_000

/** `notice` and `reply` answer a person's own message; `stop`, `start` and `help` its commands. */
export const SMS_KINDS = ['code', 'stop', 'start', 'help', 'welcome', 'notice', 'reply', 'planned'] as const
export type SmsKind = (typeof SMS_KINDS)[number]

/** `sending`: handed to the provider, outcome unknown. */
export const OUTBOUND_STATES = ['pending', 'sending', 'sent', 'delivered', 'failed'] as const
export type OutboundState = (typeof OUTBOUND_STATES)[number]

/** States of an incoming SMS; `processing`: work on it has begun. */
export const INBOUND_STATES = ['received', 'processing', 'answered', 'dropped'] as const
