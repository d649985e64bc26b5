import { extractFacts } from '../src/core/memory/extract-facts.ts'
import { sentenceOf } from '../src/core/memory/sentence.ts'
import { settleClaim } from '../src/core/memory/settle-claims.ts'
import { datesFrom } from '../src/server/features/memory/read-dates.ts'
import { scoreSet } from '../tests/support/fact-sets/read-set.ts'
import { SET_NAMES, setOf } from '../tests/support/fact-sets/sets.ts'

/**
 * How many of the facts in casual messages the rules find, and how many of their findings are wrong. `--all` lists
 * each.
 */

const isFull = process.argv.includes('--all')
const dates = datesFrom(new Date('2026-11-20T15:00:00Z'), 'Europe/London')
const find = (text: string) =>
  extractFacts(text, dates).flatMap((claim) => {
    const settled = settleClaim(claim, 0, [])
    return settled ? [{ sentence: sentenceOf(settled.claim), holds: claim.holds }] : []
  })

for (const half of ['read', 'unread'] as const) {
  for (const name of SET_NAMES) {
    const { right, wrong, missed, met, required } = scoreSet(setOf(name, half), find)
    console.log(`${half} ${name}: precision ${right}/${right + wrong.length}, recall ${met}/${required}`)
    if (isFull && half === 'read')
      for (const line of [...wrong.map((one) => `  wrong ${one}`), ...missed.map((one) => `  missed ${one}`)])
        console.log(line)
  }
}
