import { maySee } from '../../../../core/privacy/settings.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { rebuildDays } from '../readings/days.ts'
import type { Owner } from '../seal-memory.ts'
import { type DerivedMessage, findDerived } from './store-forgotten.ts'
import {
  findReplies,
  findSourceMemories,
  findSourceMessages,
  holdMessages,
  type ReplyRow,
  releaseMessages,
  setShared,
  shareMessages,
  withholdMessages,
} from './store-sharing.ts'

/** What the person told a helper stays with it; what others wrote with it is no longer theirs. */
const heldFrom = (derived: readonly DerivedMessage[], knowing: ReadonlySet<number | null>) =>
  derived.map((one) => ({ ...one, isWithheld: !one.isFromUser && !knowing.has(one.helperId) }))

const withheld = <Message extends { isWithheld: boolean }>(held: readonly Message[]): Message[] =>
  held.filter(({ isWithheld }) => isWithheld)

/**
 * Hides from other helpers a memory, the messages that it and what it superseded were said in, and what was written with
 * them. The caller holds the lock on their memory.
 */
export async function hideFromOthers(tx: Transaction, owner: Owner, id: number, now: Date): Promise<void> {
  const { userId } = owner
  const { memories, messages } = await findDerived(tx, userId, { memories: [id] })
  // Whatever a person said leads to no other of their messages: these are where the memories were said.
  const said = messages.filter(({ isFromUser }) => isFromUser)
  const held = heldFrom(messages, new Set([...memories, ...said].map(({ helperId }) => helperId)))
  await setShared(tx, userId, [id], false, now)
  await holdMessages(tx, userId, id, held)
  await rebuildDays(tx, owner, withheld(held))
}

/** The caller holds the locks on their memory and the helpers (`takeFromMemory`). */
export async function shareMemories(
  tx: Transaction,
  owner: Owner,
  ids: readonly number[],
  isShared: boolean,
  now: Date,
): Promise<void> {
  if (!isShared) {
    for (const id of ids) await hideFromOthers(tx, owner, id, now)
    return
  }
  await setShared(tx, owner.userId, ids, true, now)
  await rebuildDays(tx, owner, await releaseMessages(tx, owner.userId, ids))
}

/** What was written with a message is hidden or shared with it. */
export async function shareDerived(tx: Transaction, owner: Owner, messageId: number, isShared: boolean): Promise<void> {
  const { messages } = await findDerived(tx, owner.userId, { messages: [messageId] })
  const helperId = messages.find(({ id }) => id === messageId)?.helperId ?? null
  const written = heldFrom(
    messages.filter(({ id }) => id !== messageId),
    new Set([helperId]),
  )
  await shareMessages(tx, owner.userId, written, isShared)
  await rebuildDays(tx, owner, withheld(written))
}

type Source = Awaited<ReturnType<typeof findSourceMessages>>[number]
type SourceMemory = Awaited<ReturnType<typeof findSourceMemories>>[number]

/** Finds rows by their ids; those that are gone are left out. */
function finderOf<Row extends { id: number }>(rows: readonly Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (ids: readonly number[] | null): Row[] => (ids ?? []).flatMap((id) => byId.get(id) ?? [])
}

/** Tells whether a reply was written with something that its helper may no longer see. */
function hiddenBy({ settings }: Owner, memories: readonly SourceMemory[], messages: readonly Source[]) {
  const memoriesOf = finderOf(memories)
  const messagesOf = finderOf(messages)
  const isHidden = ({ helperId, privacyTags }: Pick<Source, 'helperId' | 'privacyTags'>, from: number): boolean =>
    !maySee(settings, from, { helperId, shareAcrossHelpers: true, privacyTags: privacyTags ?? [] })
  const isHiddenMemory = ({ helperId, privacyTags, sources }: SourceMemory, from: number): boolean =>
    helperId !== null &&
    isHidden({ helperId, privacyTags }, from) &&
    !messagesOf(sources).some((message) => message.helperId === from)
  return ({ helperId, memories: used, turns }: ReplyRow): boolean =>
    messagesOf(turns).some((message) => isHidden(message, helperId)) ||
    memoriesOf(used).some((memory) => isHiddenMemory(memory, helperId))
}

/** Also shows what is allowed again. The caller holds the locks on memory and helpers (`takeFromMemory`). */
export async function hideBySettings(tx: Transaction, owner: Owner): Promise<void> {
  const replies = await findReplies(tx, owner.userId)
  const memories = await findSourceMemories(tx, owner.userId)
  const ids = [...replies.flatMap(({ turns }) => turns ?? []), ...memories.flatMap(({ sources }) => sources ?? [])]
  const isHidden = hiddenBy(owner, memories, await findSourceMessages(tx, owner.userId, [...new Set(ids)]))
  const changed = replies
    .filter((row) => isHidden(row) !== row.isWithheld)
    .map((row) => ({ ...row, isWithheld: !row.isWithheld }))
  await withholdMessages(tx, owner.userId, changed)
  await rebuildDays(tx, owner, changed)
}
