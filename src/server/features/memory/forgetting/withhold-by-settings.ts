import { maySee } from '../../../../core/privacy/settings.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import type { Owner } from '../owner.ts'
import { rebuildDays } from '../readings/rebuild-days.ts'
import {
  findReplies,
  findSourceMemories,
  findSourceMessages,
  type ReplyRow,
  withholdMessages,
} from './store-withheld.ts'

type Source = Awaited<ReturnType<typeof findSourceMessages>>[number]
type SourceMemory = Awaited<ReturnType<typeof findSourceMemories>>[number]

const byId = <Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]))

/** What replies were written with, by what their helper may see. */
class Sources {
  readonly #owner: Owner
  readonly #memories: ReadonlyMap<number, SourceMemory>
  readonly #messages: ReadonlyMap<number, Source>

  constructor(owner: Owner, memories: readonly SourceMemory[], messages: readonly Source[]) {
    this.#owner = owner
    this.#memories = byId(memories)
    this.#messages = byId(messages)
  }

  #isHidden({ helperId, privacyTags }: Pick<Source, 'helperId' | 'privacyTags'>, from: number): boolean {
    const memory = { helperId, shareAcrossHelpers: true, privacyTags: privacyTags ?? [] }
    return !maySee(this.#owner.settings, from, memory)
  }

  #isHiddenMemory({ helperId, privacyTags, sources }: SourceMemory, from: number): boolean {
    if (helperId === null || !this.#isHidden({ helperId, privacyTags }, from)) return false
    return !(sources ?? []).some((id) => this.#messages.get(id)?.helperId === from)
  }

  /** Whether a reply was written with something that its helper may no longer see. */
  isOfHidden({ helperId, facts, turns }: ReplyRow): boolean {
    const messages = (turns ?? []).flatMap((id) => this.#messages.get(id) ?? [])
    const memories = (facts ?? []).flatMap((id) => this.#memories.get(id) ?? [])
    return (
      messages.some((row) => this.#isHidden(row, helperId)) ||
      memories.some((row) => this.#isHiddenMemory(row, helperId))
    )
  }
}

/** Also restores what is allowed again. The caller holds the locks on memory and helpers (`retractFacts`). */
export async function withholdBySettings(tx: Transaction, owner: Owner): Promise<void> {
  const replies = await findReplies(tx, owner.userId)
  const memories = await findSourceMemories(tx, owner.userId)
  const ids = new Set([
    ...replies.flatMap(({ turns }) => turns ?? []),
    ...memories.flatMap(({ sources }) => sources ?? []),
  ])
  const sources = new Sources(owner, memories, await findSourceMessages(tx, owner.userId, [...ids]))
  const judged = replies.map((row) => ({ ...row, isWithheld: sources.isOfHidden(row), before: row.isWithheld }))
  const changed = judged.filter(({ isWithheld, before }) => isWithheld !== before)
  await withholdMessages(tx, owner.userId, changed)
  await rebuildDays(tx, owner, changed)
}
