import { maySee } from '../../../core/privacy/settings.ts'
import type { Transaction } from '../../db/statement.ts'
import { openMessage } from '../../sealed-message.ts'
import { mapWithoutBlocking } from '../../without-blocking.ts'
import { distinctiveRoots, isBasedOn, sourcesOf, type TracedFact, traced, traceFact, usingOf } from './reach.ts'
import { rebuildDays } from './rebuild-days.ts'
import { type FactWordsRow, findAllFacts } from './store-reach.ts'
import { findReplies, findSourceMessages, type ReplyRow, type SourceRow, withholdMessages } from './store-withheld.ts'
import type { Owner } from './write-claims.ts'

/** What replies may be based on, by what their helper may see. */
class Sources {
  readonly #owner: Owner
  readonly #facts: ReadonlyMap<number, FactWordsRow>
  readonly #messages: ReadonlyMap<number, SourceRow>
  readonly #byMessage = new Map<number, number[]>()
  readonly #traced = new Map<number, TracedFact>()

  constructor(owner: Owner, facts: readonly FactWordsRow[], messages: readonly SourceRow[]) {
    this.#owner = owner
    this.#facts = new Map(facts.map((row) => [row.id, row]))
    this.#messages = new Map(messages.map((row) => [row.id, row]))
    for (const row of facts)
      for (const id of sourcesOf(row)) this.#byMessage.getOrInsertComputed(id, () => []).push(row.id)
  }

  #isHidden({ helperId, privacyTags }: Pick<SourceRow, 'helperId' | 'privacyTags'>, from: number): boolean {
    const memory = { helperId, shareAcrossHelpers: true, privacyTags: privacyTags ?? [] }
    return !maySee(this.#owner.settings, from, memory)
  }

  #isHiddenFact(row: FactWordsRow, from: number): boolean {
    const { helperId, privacyTags } = row
    if (helperId === null || !this.#isHidden({ helperId, privacyTags }, from)) return false
    return !sourcesOf(row).some((id) => this.#messages.get(id)?.helperId === from)
  }

  #trace(row: FactWordsRow): TracedFact {
    return this.#traced.getOrInsertComputed(row.id, () => traceFact(this.#owner.dataKey, row))
  }

  #open(sealed: Buffer): string {
    return openMessage(this.#owner.dataKey, sealed)
  }

  /** Whether a reply is based on something that its helper may no longer see. */
  isOfHidden({ helperId, content, answers, facts, turns }: ReplyRow): boolean {
    const hidden = (turns ?? []).flatMap((id) => {
      const row = this.#messages.get(id)
      return row && this.#isHidden(row, helperId) ? [row] : []
    })
    const near = new Set([...(facts ?? []), ...hidden.flatMap(({ id }) => this.#byMessage.get(id) ?? [])])
    const used = [...near].flatMap((id) => {
      const row = this.#facts.get(id)
      return row && this.#isHiddenFact(row, helperId) ? [this.#trace(row)] : []
    })
    if (hidden.length === 0 && used.length === 0) return false
    const said = answers ? distinctiveRoots(this.#open(answers)) : new Set<string>()
    const alone = hidden.map((row) => [row.id, distinctiveRoots(this.#open(row.content)).difference(said)] as const)
    const ids = hidden.map(({ id }) => id)
    return isBasedOn({ facts, turns: ids }, traced(this.#open(content)), usingOf(used, new Map(alone)))
  }
}

/** Also restores what is allowed again. The caller holds the locks on facts and helpers (`retractFacts`). */
export async function withholdBySettings(tx: Transaction, owner: Owner): Promise<void> {
  const replies = await findReplies(tx, owner.userId)
  const facts = await findAllFacts(tx, owner.userId)
  const ids = new Set([...replies.flatMap(({ turns }) => turns ?? []), ...facts.flatMap(sourcesOf)])
  const sources = new Sources(owner, facts, await findSourceMessages(tx, owner.userId, [...ids]))
  const judged = await mapWithoutBlocking(replies, (row) => ({
    ...row,
    isWithheld: sources.isOfHidden(row),
    before: row.isWithheld,
  }))
  const changed = judged.filter(({ isWithheld, before }) => isWithheld !== before)
  await withholdMessages(tx, owner.userId, changed)
  const reached = changed.map(({ id, helperId }) => ({ id, helperId, isFromUser: false }))
  await rebuildDays(tx, owner, reached, [])
}
