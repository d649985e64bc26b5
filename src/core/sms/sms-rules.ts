import { REASONS } from '../scheduling/delivery-rules.ts'
import type { SmsKind } from './sms-options.ts'

/** The one check that every SMS passes before it is sent: consent and quiet hours. */

export interface SmsCheck {
  kind: SmsKind
  optedOut: boolean
  verified: boolean
  consented: boolean
  /** Whether it is a quiet hour in the person's time zone. */
  quiet: boolean
}

/** Answers to STOP, START and HELP are always sent: they confirm the opt-out, or explain how to opt out. */
const CONFIRMATIONS: ReadonlySet<SmsKind> = new Set(['stop', 'start', 'help'])
/** Answers to an SMS the person just sent: they are awake, and started it. */
const ANSWERS: ReadonlySet<SmsKind> = new Set(['reply', 'notice'])

/** In words for the person; null if it may be sent. */
export function reasonNotToSend({ kind, optedOut, verified, consented, quiet }: SmsCheck): string | null {
  if (CONFIRMATIONS.has(kind)) return null
  if (optedOut) return REASONS.optedOut
  if (kind === 'code') return null
  if (!verified) return REASONS.unverified
  if (ANSWERS.has(kind)) return null
  if (!consented) return REASONS.noConsent
  return quiet ? REASONS.quietHours : null
}
