import type { Claim, DateReader } from '../../src/core/memory/claim.ts'
import { endedBy } from '../../src/core/memory/contradicted.ts'
import { extractFacts } from '../../src/core/memory/extract-facts.ts'
import { sentenceOf } from '../../src/core/memory/sentence.ts'
import { type CurrentFact, settleClaim } from '../../src/core/memory/settle-claims.ts'

/** The current facts after these messages, as sentences in lower case. */
export function statedAfter(messages: readonly string[], dates: DateReader = () => null): string[] {
  const facts: CurrentFact[] = []
  const recent: Claim[] = []
  const settle = (claim: Claim, at: number): void => {
    const settled = settleClaim(claim, at, facts)
    if (settled?.kind !== 'new') return
    const { supersedes } = settled
    if (supersedes)
      facts.splice(
        facts.findIndex(({ id }) => id === supersedes.id),
        1,
      )
    facts.push({ ...settled.claim, id: at * 100 + facts.length, validFrom: at })
    recent.push(settled.claim)
  }
  for (const [at, text] of messages.entries()) {
    for (const said of extractFacts(text, dates, recent.toReversed()))
      for (const claim of [...endedBy(said, at, facts), said]) settle(claim, at)
  }
  return facts.map((fact) =>
    (fact.holds ? sentenceOf(fact) : sentenceOf(fact).replace(/^You(?!r)/, 'No longer: you')).toLowerCase(),
  )
}
