import type { Claim } from '../../../core/memory/claim.ts'
import type { SaidClaim } from './write-claims.ts'

/** The `quote` of facts that a person added manually. */
const SAID_HERE = 'You said so here.'
/** The `confidence` of facts that a person added or asked to have remembered. */
export const SURE = 10

/** A fact that a person added. It is certain, and comes from no message. */
export const manualFact = (claim: Omit<Claim, 'quote' | 'confidence'>, saidAt: Date): SaidClaim => ({
  claim: { ...claim, quote: SAID_HERE, confidence: SURE },
  helperId: null,
  messageId: null,
  saidAt,
  foundBy: 'person',
})
