import { REASONS } from '../scheduling/delivery-rules.ts'
import type { TextKind } from './sms-options.ts'

/** The one gate that every text passes before it leaves: consent and quiet hours. */

export interface TextFacts {
  kind: TextKind
  /** Has the number asked to be left alone? */
  optedOut: boolean
  /** Has the person proved that the number is theirs? */
  verified: boolean
  /** Have they agreed to be texted at it? */
  consented: boolean
  /** Is it a quiet hour where they are? */
  quiet: boolean
}

/** What answers a word of the law goes out whatever was said before: it confirms the end, or tells how to get there. */
const CONFIRMATIONS: ReadonlySet<TextKind> = new Set(['stop', 'start', 'help'])
/** What answers a text that the person has just sent: they are awake, and began it. */
const ANSWERS: ReadonlySet<TextKind> = new Set(['reply', 'notice'])

/** Why a text may not leave, in words for the person; null: it may. */
export function reasonNotToText({ kind, optedOut, verified, consented, quiet }: TextFacts): string | null {
  if (CONFIRMATIONS.has(kind)) return null
  if (optedOut) return REASONS.optedOut
  if (kind === 'code') return null
  if (!verified) return REASONS.unverified
  if (ANSWERS.has(kind)) return null
  if (!consented) return REASONS.noConsent
  return quiet ? REASONS.quietHours : null
}
