import { bareText } from './folded.ts'
import type { Operation, ReadingLine } from './operation.ts'

export interface Verdict {
  /** Its place in the answer. */
  index: number
  /** Null where it cannot be read. */
  operation: Operation | null
  /** Null if it may be done. */
  why: string | null
}

const MOST_OPERATIONS = 20
const ALWAYS_ENDED = 2
const SHARE_ENDED = 1 / 3

type Standing = Verdict & { operation: Operation }
const isStanding = (verdict: Verdict): verdict is Standing => verdict.operation !== null && verdict.why === null

function refuse(
  verdicts: readonly Verdict[],
  why: string,
  isRefused: (one: Standing, others: Standing[]) => boolean,
): Verdict[] {
  const standing = verdicts.filter(isStanding)
  const refused = new Set(standing.filter((one) => isRefused(one, standing)).map(({ index }) => index))
  return verdicts.map((verdict) => (refused.has(verdict.index) ? { ...verdict, why } : verdict))
}

const lastSource = ({ operation }: Standing): number => Math.max(...operation.from)

const STANDING: readonly Operation['op'][] = ['end', 'lift', 'replace']

/**
 * Of two operations on one line, a replacement stands before a lift, for the line may still be secret, and both before an end;
 * and what was said last before what was said first.
 */
function isOverruled(one: Standing, other: Standing): boolean {
  if (one === other || one.operation.id === null || one.operation.id !== other.operation.id) return false
  const [own = 0, others = 0] = [one, other].map(({ operation }) => STANDING.indexOf(operation.op))
  if (own !== others) return own < others
  return lastSource(one) < lastSource(other) || (lastSource(one) === lastSource(other) && one.index < other.index)
}

/** Refuses what an answer says twice, what stands already, and ends that would leave too little. */
export function refuseContradictions(given: readonly Verdict[], memory: readonly ReadingLine[]): Verdict[] {
  const once = refuse(given, 'twice', (one, others) => others.some((other) => isOverruled(one, other)))
  const changed = new Set(once.filter(isStanding).map(({ operation }) => operation.id))
  const there = new Set(memory.filter(({ id }) => !changed.has(id)).map(({ text }) => bareText(text)))
  const fresh = refuse(once, 'there', ({ operation, index }, others) => {
    const text = bareText(operation.text)
    const isAsText = (other: Standing): boolean => other.index < index && bareText(other.operation.text) === text
    return operation.op !== 'end' && (there.has(text) || others.some(isAsText))
  })
  const most = Math.max(ALWAYS_ENDED, Math.floor(memory.length * SHARE_ENDED))
  const spared = refuse(
    fresh,
    'ends',
    ({ operation }, others) =>
      operation.op === 'end' && others.filter((other) => other.operation.op === 'end').length > most,
  )
  return refuse(spared, 'too many', (one, others) => others.indexOf(one) >= MOST_OPERATIONS)
}
