import { attacksOn } from './attacks.ts'
import type { Pattern } from './gather.ts'
import { simplify } from './simplify.ts'

// The pure JavaScript backend runs in this process; the others start one.
process.env.RECHECK_BACKEND = 'pure'
const { checkSync } = await import('recheck')

/** Proofs take a second at most; the limit allows for a busy machine. */
const MOST_CHECKING_MS = 60_000
/** A linear pattern takes a tenth of a millisecond for 4,000 characters. */
const MOST_MS = 4
const TRIES = 10

/** Why a pattern cannot be proven linear, or null. */
function provenFault({ source, flags }: Pattern): string | null {
  const simple = simplify(source, flags)
  if (simple.looksFar) return 'looks ahead or behind without a limit'
  if (!simple.isUnbounded) return null
  const result = checkSync(simple.source, simple.flags, { checker: 'automaton', timeout: MOST_CHECKING_MS })
  if (result.status === 'safe') return null
  if (result.status === 'unknown') return 'cannot be proven linear: give its repetitions a limit'
  return `${result.complexity.summary}, by ${result.attack.pattern.slice(0, 120)}`
}

/** Processor time, which other work on the machine does not add to. */
function millisecondsFor(pattern: RegExp, text: string): number {
  const before = process.threadCpuUsage()
  for (const _ of text.matchAll(pattern)) {
    // Finds all matches, as a replacement would.
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Why it is slow on an attack text, or null. Tries several times: the first ones run before the pattern is compiled. */
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

/** Why a pattern may block the event loop on a text of 4,000 characters, or null. */
export const faultOf = (pattern: Pattern): string | null => provenFault(pattern) ?? measuredFault(pattern)
