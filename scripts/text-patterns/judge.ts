import { attacksOn } from './attacks.ts'
import type { Pattern } from './gather.ts'
import { simplify } from './simplify.ts'

// The compiled checkers of the package are started as processes; this one is not.
process.env.RECHECK_BACKEND = 'pure'
const { checkSync } = await import('recheck')

/** Proofs take milliseconds; a machine with other work is given time. */
const MOST_CHECKING_MS = 10_000
/** A pattern that is linear goes over 4,000 characters in a tenth of a millisecond. */
const MOST_MS = 4
const TRIES = 5

/** What speaks against a pattern by its form; null: nothing. */
function provenFault({ source, flags }: Pattern): string | null {
  const simple = simplify(source, flags)
  if (simple.looksFar) return 'looks ahead or behind without a limit'
  if (!simple.isUnbounded) return null
  const result = checkSync(simple.source, simple.flags, { checker: 'automaton', timeout: MOST_CHECKING_MS })
  if (result.status === 'safe') return null
  if (result.status === 'unknown') return 'can not be proven linear: give its repetitions a limit'
  return `${result.complexity.summary}, by ${result.attack.pattern.slice(0, 120)}`
}

function millisecondsFor(pattern: RegExp, text: string): number {
  const started = performance.now()
  for (const _ of text.matchAll(pattern)) {
    // Each match counts, as where all of them are replaced.
  }
  return performance.now() - started
}

/** What speaks against it when it is tried; a machine with other work is given several chances. */
function measuredFault({ source, flags }: Pattern): string | null {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  for (const text of attacksOn(source, flags)) {
    let least = Number.POSITIVE_INFINITY
    for (let turn = 0; turn < TRIES && least > MOST_MS; turn += 1) {
      least = Math.min(least, millisecondsFor(pattern, text))
    }
    if (least > MOST_MS) return `${least.toFixed(1)} ms over ${JSON.stringify(text.slice(0, 60))}…`
  }
  return null
}

/** Why a pattern may keep everyone waiting on a text of 4,000 characters; null: it does not. */
export const faultOf = (pattern: Pattern): string | null => provenFault(pattern) ?? measuredFault(pattern)
