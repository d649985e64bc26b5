import { extractFacts } from '../../../core/memory/extract-facts.ts'
import { LIMITS } from '../../../core/text/limits.ts'
import { truncate } from '../../../core/text/truncate.ts'
import { notFound } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { openMessage } from '../../sealed-message.ts'
import { changeFacts } from './change-facts.ts'
import { SURE } from './manual-fact.ts'
import { datesFrom } from './read-dates.ts'
import { markRemembered, type RememberedRow } from './store-messages.ts'
import { type SaidClaim, writeClaims } from './write-claims.ts'

const plain = (text: string): string => truncate(text.replace(/\s+/g, ' ').trim(), LIMITS.memoryValue.max)

/** Facts found by rules in the person's own words, otherwise a note. */
export function claimsToRemember(row: RememberedRow, text: string): SaidClaim[] {
  const { id: messageId, helperId, isFromUser, sentAt: saidAt, timeZone } = row
  const found = isFromUser ? extractFacts(text, datesFrom(saidAt, timeZone)) : []
  const value = plain(text)
  const note = { subject: isFromUser ? '' : 'helper', attribute: 'note', value, holds: true, ends: null, quote: value }
  return (found.length > 0 ? found : [note]).map((claim) => ({
    claim: { ...claim, confidence: SURE },
    helperId,
    messageId,
    saidAt,
    foundBy: 'person' as const,
  }))
}

/** Because the person asked for it, even if it was forgotten. 404: not theirs. */
export async function rememberMessage(
  services: Pick<Services, 'db' | 'clock' | 'indexQueue'>,
  actor: Actor,
  messageId: number,
): Promise<void> {
  const { userId, dataKey } = actor
  let helperId = 0
  await changeFacts(services, actor, async (tx, owner, now) => {
    const [row] = await markRemembered(tx, userId, messageId)
    if (!row) throw notFound('Message')
    helperId = row.helperId
    await writeClaims(tx, owner, claimsToRemember(row, openMessage(dataKey, row.content)), now)
    return true
  })
  services.indexQueue.add({ userId, dataKey, helperId, after: messageId - 1 })
}
