import { TraceBook, TracedText } from '../../../core/memory/traces.ts'
import type { Transaction } from '../../db/statement.ts'
import { mapWithoutBlocking } from '../../without-blocking.ts'
import { stemsOf } from '../recall/stems.ts'
import { findReached, type ReachedMessage, readRelated, type TracedFact } from './reach.ts'
import { rebuildDays } from './rebuild-days.ts'
import { findAnswersTo } from './store-reach.ts'
import { findHeldWith, holdMessages, releaseMessages, shareFacts, shareMessages } from './store-sharing.ts'
import type { Owner } from './write-claims.ts'

/** Helpers that the person told a fact themselves. */
function toldTo(reached: readonly ReachedMessage[], facts: readonly TracedFact[]): Set<number | null> {
  const sources = new Set(facts.flatMap((fact) => fact.sources))
  const heard = reached.filter(({ id, isFromUser }) => isFromUser && sources.has(id)).map(({ helperId }) => helperId)
  return new Set([...heard, ...facts.map(({ helperId }) => helperId)])
}

/** Hides equivalent facts and what others wrote, too. What the person told a helper stays with that helper. */
async function keep(tx: Transaction, owner: Owner, id: number, now: Date): Promise<void> {
  const { chosen, alike } = await readRelated(tx, owner, [id])
  const facts = [...chosen, ...alike]
  const shared = alike.filter(({ isShared }) => isShared).map((fact) => fact.id)
  await shareFacts(tx, owner.userId, [id], { isShared: false, unsharedBy: null, now })
  if (shared.length > 0) await shareFacts(tx, owner.userId, shared, { isShared: false, unsharedBy: id, now })
  const reached = await findReached(tx, owner, facts)
  const knowing = toldTo(reached, facts)
  const isWithheld = ({ isFromUser, helperId }: ReachedMessage): boolean => !isFromUser && !knowing.has(helperId)
  await holdMessages(
    tx,
    owner.userId,
    id,
    reached.map((one) => ({ id: one.id, isWithheld: isWithheld(one) })),
  )
  await rebuildDays(tx, owner, reached.filter(isWithheld), [])
}

/** Also shares everything hidden because of them. */
async function shareAgain(tx: Transaction, owner: Owner, ids: readonly number[], now: Date): Promise<void> {
  const held = (await findHeldWith(tx, owner.userId, ids)).map(({ id }) => id)
  const all = [...ids, ...held]
  await shareFacts(tx, owner.userId, all, { isShared: true, unsharedBy: null, now })
  const released = await releaseMessages(tx, owner.userId, all)
  const reached = released.map(({ id, helperId }) => ({ id, helperId, isFromUser: false }))
  if (reached.length > 0) await rebuildDays(tx, owner, reached, [])
}

/** The caller holds the locks on facts and helpers (`retractFacts`). */
export async function shareMemories(
  tx: Transaction,
  owner: Owner,
  ids: readonly number[],
  isShared: boolean,
  now: Date,
): Promise<boolean> {
  if (ids.length === 0) return false
  if (isShared) await shareAgain(tx, owner, ids, now)
  else for (const id of ids) await keep(tx, owner, id, now)
  return true
}

/** What was written based on a message is hidden or shared with it. */
export async function shareBasedOn(tx: Transaction, owner: Owner, messageId: number, isShared: boolean): Promise<void> {
  const reached = await findReached(tx, owner, [], [messageId])
  const helperId = reached.find(({ id }) => id === messageId)?.helperId
  const written = reached
    .filter(({ id }) => id !== messageId)
    .map((one) => ({ ...one, isWithheld: one.helperId !== helperId }))
  await shareMessages(tx, owner.userId, written, isShared)
  const withheld = written.filter(({ isWithheld }) => isWithheld)
  await rebuildDays(tx, owner, withheld, [])
}

/** A decrypted message of the person. */
export interface SaidText {
  messageId: number
  text: string
}

/** Hides messages that state unshared facts, and the replies to them. The caller holds the lock on these facts. */
export async function keepMentions(
  tx: Transaction,
  owner: Owner,
  unshared: readonly number[],
  said: readonly SaidText[],
): Promise<void> {
  const { chosen } = await readRelated(tx, owner, unshared)
  const book = new TraceBook(chosen)
  const stated = await mapWithoutBlocking(said, ({ messageId, text }) => ({
    messageId,
    facts: book.statedIn(new TracedText(text, stemsOf(text))),
  }))
  for (const { messageId, facts } of stated) {
    if (facts.length === 0) continue
    const answers = (await findAnswersTo(tx, owner.userId, [messageId])).map(({ id }) => id)
    const held = [messageId, ...answers].map((id) => ({ id, isWithheld: false }))
    for (const { id } of facts) await holdMessages(tx, owner.userId, id, held)
  }
}
