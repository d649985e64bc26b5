/** What a browser has seen, by message id: messages may be saved in a different order than they are numbered. */

const NAMED = 8

export interface EventMark {
  /** Everything up to this one has been seen. */
  floor: number
  /** Seen above it. */
  seen: readonly number[]
}

const isId = (text: string): boolean => /^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text))

/** Reads a Last-Event-ID; null for one that is not ours. */
export function parseMark(text: string | undefined): EventMark | null {
  const [floor = '', ...seen] = (text ?? '').split('.')
  if (!isId(floor) || seen.length > NAMED || !seen.every(isId)) return null
  return { floor: Number(floor), seen: seen.map(Number) }
}

export const markText = ({ floor, seen }: EventMark): string => [floor, ...seen].join('.')

export function withSeen({ floor, seen }: EventMark, id: number): EventMark {
  const all = [...new Set([...seen, id])].sort((a, b) => a - b)
  return all.length <= NAMED ? { floor, seen: all } : { floor: all[0] ?? floor, seen: all.slice(1) }
}
