import type { EditRecalledBody } from '../../../contract/memory.ts'
import { extractFacts } from '../../../core/memory/extract-facts.ts'
import { notFound } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { refuseHarmful } from '../safety/refuse-harmful.ts'
import { retractFacts } from './change-facts.ts'
import { forgetFacts } from './forget-memories.ts'
import { manualFact } from './manual-fact.ts'
import { datesFrom } from './read-dates.ts'
import { rememberMessage } from './remember-message.ts'
import { sealFact } from './seal-fact.ts'
import { shareBasedOn, shareMemories } from './share-memories.ts'
import { currentFacts, type FactRow, findFactsFrom } from './store-facts.ts'
import { editRecalled as editMessage } from './store-messages.ts'
import { withdrawOutdated } from './withdraw-outdated.ts'
import { type SaidClaim, writeClaims } from './write-claims.ts'

/** Facts, or a note if no rule can read it. */
function claimsIn(actor: Actor, correction: string, now: Date): SaidClaim[] {
  const found = extractFacts(correction, datesFrom(now, actor.timeZone))
  const note = { subject: '', attribute: 'note', value: correction, holds: true, ends: null }
  return (found.length > 0 ? found : [note]).map((claim) => manualFact(claim, now))
}

/** Facts that only this message states, that are still current, and that aren't stated again. */
function leftOver(
  actor: Actor,
  stated: readonly FactRow[],
  current: readonly { id: number }[],
  said: readonly SaidClaim[],
) {
  const again = new Set(said.map(({ claim }) => sealFact(actor.dataKey, claim).factHash.toString('hex')))
  const ids = new Set(current.map(({ id }) => id))
  return stated.filter(({ id, factHash }) => ids.has(id) && !again.has(factHash.toString('hex')))
}

const idsOf = (rows: readonly FactRow[]): number[] => rows.map(({ id }) => id)

async function correct(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache' | 'factCache'>,
  actor: Actor,
  messageId: number,
  correction: string,
): Promise<void> {
  const { userId } = actor
  const stated = await findFactsFrom(services.db, userId, messageId)
  await retractFacts(services, actor, async (tx, owner, now) => {
    const said = claimsIn(actor, correction, now)
    await writeClaims(tx, owner, said, now)
    const left = leftOver(actor, stated, await currentFacts(tx, userId), said)
    await forgetFacts(tx, owner, idsOf(left), now, [messageId])
    await withdrawOutdated(tx, owner, idsOf(stated.filter((row) => !left.includes(row))), correction, now)
    return true
  })
}

async function forget(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache' | 'factCache'>,
  actor: Actor,
  messageId: number,
): Promise<void> {
  const stated = await findFactsFrom(services.db, actor.userId, messageId)
  await retractFacts(services, actor, async (tx, owner, now) => {
    await forgetFacts(tx, owner, idsOf(stated), now, [messageId])
    return true
  })
}

/** Includes the facts that only this message states. */
async function share(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache' | 'factCache'>,
  actor: Actor,
  messageId: number,
  isShared: boolean,
): Promise<void> {
  const stated = await findFactsFrom(services.db, actor.userId, messageId)
  await retractFacts(services, actor, async (tx, owner, now) => {
    await shareBasedOn(tx, owner, messageId, isShared)
    return shareMemories(tx, owner, idsOf(stated), isShared, now)
  })
}

/** 404: not theirs. */
export async function editRecalled(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache' | 'factCache' | 'indexQueue'>,
  actor: Actor,
  messageId: number,
  { isShared, isForgotten, isRemembered, correction }: EditRecalledBody,
): Promise<void> {
  refuseHarmful({ correction })
  const rows = await editMessage(services.db, messageId, actor.userId, isShared ?? null)
  if (rows.length === 0) throw notFound('Message')
  if (isShared !== undefined) await share(services, actor, messageId, isShared)
  if (correction !== undefined) await correct(services, actor, messageId, correction)
  else if (isForgotten) await forget(services, actor, messageId)
  else if (isRemembered) await rememberMessage(services, actor, messageId)
}
