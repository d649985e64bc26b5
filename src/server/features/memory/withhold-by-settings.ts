import { maySee } from '../../../core/privacy/settings.ts'
import type { Transaction } from '../../db/statement.ts'
import { openMessage } from '../../sealed-message.ts'
import { mapWithoutBlocking } from '../../without-blocking.ts'
import { isBasedOn, type TracedFact, tellingOf, toldIn, traced, traceFact, usingOf } from './reach.ts'
import { rebuildDays } from './rebuild-days.ts'
import { type FactWordsRow, findAllFacts } from './store-reach.ts'
import { findReplies, findToldMessages, type ReplyRow, type ToldRow, withholdMessages } from './store-withheld.ts'
import type { Owner } from './write-claims.ts'

class Told {
  readonly #owner: Owner
  readonly #facts: ReadonlyMap<number, FactWordsRow>
  readonly #messages: ReadonlyMap<number, ToldRow>
  readonly #byMessage = new Map<number, number[]>()
  readonly #traced = new Map<number, TracedFact>()

  constructor(owner: Owner, facts: readonly FactWordsRow[], messages: readonly ToldRow[]) {
    this.#owner = owner
    this.#facts = new Map(facts.map((row) => [row.id, row]))
    this.#messages = new Map(messages.map((row) => [row.id, row]))
    for (const row of facts)
      for (const id of toldIn(row)) this.#byMessage.getOrInsertComputed(id, () => []).push(row.id)
  }

  #isHidden({ helperId, privacyTags }: Pick<ToldRow, 'helperId' | 'privacyTags'>, from: number): boolean {
    const memory = { helperId, shareAcrossHelpers: true, privacyTags: privacyTags ?? [] }
    return !maySee(this.#owner.settings, from, memory)
  }

  #isHiddenFact(row: FactWordsRow, from: number): boolean {
    const { helperId, privacyTags } = row
    if (helperId === null || !this.#isHidden({ helperId, privacyTags }, from)) return false
    return !toldIn(row).some((id) => this.#messages.get(id)?.helperId === from)
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
    const said = answers ? tellingOf(this.#open(answers)) : new Set<string>()
    const alone = hidden.map((row) => [row.id, tellingOf(this.#open(row.content)).difference(said)] as const)
    const ids = hidden.map(({ id }) => id)
    return isBasedOn({ facts, turns: ids }, traced(this.#open(content)), usingOf(used, new Map(alone)))
  }
}

/** Also restores what is allowed again. The caller holds the locks on facts and helpers (`retractFacts`). */
export async function withholdBySettings(tx: Transaction, owner: Owner): Promise<void> {
  const replies = await findReplies(tx, owner.userId)
  const facts = await findAllFacts(tx, owner.userId)
  const ids = new Set([...replies.flatMap(({ turns }) => turns ?? []), ...facts.flatMap(toldIn)])
  const told = new Told(owner, facts, await findToldMessages(tx, owner.userId, [...ids]))
  const judged = await mapWithoutBlocking(replies, (row) => ({
    ...row,
    isWithheld: told.isOfHidden(row),
    before: row.isWithheld,
  }))
  const changed = judged.filter(({ isWithheld, before }) => isWithheld !== before)
  await withholdMessages(tx, owner.userId, changed)
  const reached = changed.map(({ id, helperId }) => ({ id, helperId, isFromUser: false }))
  await rebuildDays(tx, owner, reached, [])
}
