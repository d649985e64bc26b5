/**
 * What a browser has seen, as the id of an event: its newest message, and the few before it by name. Two messages may
 * be saved in another order than they are numbered: what lies between those named has not been seen.
 */

const NAMED = 8

export interface EventMark {
  /** Everything up to this one has been seen, an int8 in text. */
  floor: string
  /** Seen above it. */
  seen: readonly string[]
}

const MAX_ID = 2n ** 63n - 1n

const isId = (text: string): boolean => /^\d{1,19}$/.test(text) && BigInt(text) <= MAX_ID

/** Reads a Last-Event-ID; null for one that is not ours. */
export function parseMark(text: string | undefined): EventMark | null {
  const [floor = '', ...seen] = (text ?? '').split('.')
  if (!isId(floor) || seen.length > NAMED || !seen.every(isId)) return null
  return { floor, seen }
}

export const markText = ({ floor, seen }: EventMark): string => [floor, ...seen].join('.')

const compare = (a: string, b: string): number => (BigInt(a) < BigInt(b) ? -1 : 1)

/** The mark after one more message. */
export function withSeen({ floor, seen }: EventMark, id: string): EventMark {
  const all = [...new Set([...seen, id])].sort(compare)
  return all.length <= NAMED ? { floor, seen: all } : { floor: all[0] ?? floor, seen: all.slice(1) }
}
