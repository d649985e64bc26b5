/** Vectors are stored in blocks of 64 positions. */
export const BLOCK_BITS = 6

/** Maximum characters of a message that are embedded. */
const LONGEST = 1000

/** The message that a vector is made from, at its position in the index. */
export interface VectorSource {
  messageId: number
  position: number
  /** As returned by `visibilityOf`. */
  visibility: number
}

/** The vectors whose message is still there, with unchanged visibility. */
export function stillValid<Vector extends VectorSource>(
  vectors: readonly Vector[],
  now: readonly VectorSource[],
): Vector[] {
  const byPosition = new Map(now.map((source) => [source.position, source]))
  return vectors.filter(({ position, messageId, visibility }) => {
    const source = byPosition.get(position)
    return source?.messageId === messageId && source.visibility === visibility
  })
}

export const cutText = (text: string): string => text.slice(0, LONGEST)
