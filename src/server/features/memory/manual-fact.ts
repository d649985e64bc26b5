import type { Claim } from '../../../core/memory/claim.ts'
import type { SaidClaim } from './write-claims.ts'

/** Whose words stand where a person wrote a fact themselves. */
const SAID_HERE = 'You said so here.'
/** Of what the person asks to have remembered themselves. */
export const SURE = 10

/** What a person writes of themselves outside of any conversation: it is sure, and has no message. */
export const manualFact = (claim: Omit<Claim, 'quote' | 'confidence'>, saidAt: Date): SaidClaim => ({
  claim: { ...claim, quote: SAID_HERE, confidence: SURE },
  helperId: null,
  messageId: null,
  saidAt,
  foundBy: 'person',
})
