import { maySee } from '../../../../core/privacy/settings.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { rebuildDays } from '../readings/days.ts'
import type { Owner } from '../seal-memory.ts'
import {
  findReplies,
  findSourceMemories,
  findSourceMessages,
  type ReplyRow,
  withholdMessages,
} from './store-sharing.ts'

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
  return ({ helperId, facts, turns }: ReplyRow): boolean =>
    messagesOf(turns).some((message) => isHidden(message, helperId)) ||
    memoriesOf(facts).some((memory) => isHiddenMemory(memory, helperId))
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
