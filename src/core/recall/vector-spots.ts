/** Vectors are stored in blocks of 64 positions. */
export const BLOCK_BITS = 6

/** Maximum characters of a message that are embedded. */
const LONGEST = 1000

export interface Spot {
  messageId: number
  position: number
  /** As returned by `visibilityOf`. */
  visibility: number
}

/** Those `vectors` whose message is still there, with unchanged visibility. */
export function stillTrue<Vector extends Spot>(vectors: readonly Vector[], now: readonly Spot[]): Vector[] {
  const byPosition = new Map(now.map((spot) => [spot.position, spot]))
  return vectors.filter(({ position, messageId, visibility }) => {
    const spot = byPosition.get(position)
    return spot?.messageId === messageId && spot.visibility === visibility
  })
}

export const cutText = (text: string): string => text.slice(0, LONGEST)
