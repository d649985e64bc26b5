/** Vectors are kept in blocks of 64 places. */
export const BLOCK_BITS = 6

/** Characters of one message that count. */
const LONGEST = 1000

/** A message in its place. */
export interface Spot {
  messageId: number
  place: number
  /** As `visibilityOf` gives it. */
  visibility: number
}

/** Those of `vectors` whose message still stands there now, for the same listeners. */
export function stillTrue<Vector extends Spot>(vectors: readonly Vector[], now: readonly Spot[]): Vector[] {
  const byPlace = new Map(now.map((spot) => [spot.place, spot]))
  return vectors.filter(({ place, messageId, visibility }) => {
    const spot = byPlace.get(place)
    return spot?.messageId === messageId && spot.visibility === visibility
  })
}

export const cutText = (text: string): string => text.slice(0, LONGEST)
