import type { Claim } from '../../../core/memory/claim.ts'
import type { SaidClaim } from './write-claims.ts'

/** The `quote` of facts that a person added manually. */
const SAID_HERE = 'You said so here.'
/** The `quote` of facts that a person asked to have remembered. */
export const SURE = 10

/** It is certain, and has no message. */
export const manualFact = (claim: Omit<Claim, 'quote' | 'confidence'>, saidAt: Date): SaidClaim => ({
  claim: { ...claim, quote: SAID_HERE, confidence: SURE },
  helperId: null,
  messageId: null,
  saidAt,
  foundBy: 'person',
})
