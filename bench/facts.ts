import { extractFacts } from '../src/core/memory/extract-facts.ts'
import { findFacts } from '../src/core/memory/find-facts.ts'
import { sentenceOf } from '../src/core/memory/sentence.ts'
import { settleClaim } from '../src/core/memory/settle-claims.ts'
import { datesFrom } from '../src/server/features/memory/read-dates.ts'
import { type Labelled, scoreSet } from '../tests/support/fact-sets/read-set.ts'
import { OUTSIDE_SETS, SET_NAMES, setOf } from '../tests/support/fact-sets/sets.ts'

/**
 * How many of the facts in casual messages are found, and how many findings are wrong: by rules alone, and with quotes.
 * `--all` lists each.
 */

const isFull = process.argv.includes('--all')
const dates = datesFrom(new Date('2026-11-20T15:00:00Z'), 'Europe/London')
const KINDS = { rules: extractFacts, 'with quotes': findFacts }

function score(name: string, set: readonly Labelled[], isListed: boolean): void {
  for (const [kind, finder] of Object.entries(KINDS)) {
    const { right, wrong, missed, met, required } = scoreSet(set, (text) =>
      finder(text, dates).flatMap((claim) => {
        const settled = settleClaim(claim, 0, [])
        return settled ? [{ sentence: sentenceOf(settled.claim), holds: claim.holds }] : []
      }),
    )
    console.log(`${name}, ${kind}: precision ${right}/${right + wrong.length}, recall ${met}/${required}`)
    if (isListed)
      for (const line of [...wrong.map((one) => `  wrong ${one}`), ...missed.map((one) => `  missed ${one}`)])
        console.log(line)
  }
}

for (const half of ['development', 'held-out'] as const)
  for (const name of SET_NAMES) score(`${half} ${name}`, setOf(name, half), isFull && half === 'development')
for (const [name, set] of Object.entries(OUTSIDE_SETS)) score(name, set, false)
