/**
 * What embeddings are made of: each message with the one before and the one behind it. Those of another visibility are left
 * out: who may see a message may then see all that its vector was made of.
 */

/** Windows stand in blocks of 64 places, and none reaches into another block. */
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

export interface Window extends Spot {
  hasPrevious: boolean
  hasNext: boolean
}

/** The windows of one block's messages. */
export function windowsOf<Placed extends Spot>(spots: readonly Placed[]): (Placed & Window)[] {
  const visibilities = new Map(spots.map(({ place, visibility }) => [place, visibility]))
  return spots.map((spot) => ({
    ...spot,
    hasPrevious: visibilities.get(spot.place - 1) === spot.visibility,
    hasNext: visibilities.get(spot.place + 1) === spot.visibility,
  }))
}

/** Are both made of the same messages, for the same listeners? */
const isSame = (one: Window, other: Window): boolean =>
  one.messageId === other.messageId &&
  one.visibility === other.visibility &&
  one.hasPrevious === other.hasPrevious &&
  one.hasNext === other.hasNext

/** Those of `vectors` that are still of what stands there now. */
export function stillTrue<Vector extends Window>(vectors: readonly Vector[], now: readonly Window[]): Vector[] {
  const byPlace = new Map(now.map((window) => [window.place, window]))
  return vectors.filter((vector) => {
    const window = byPlace.get(vector.place)
    return window !== undefined && isSame(vector, window)
  })
}

export const cutText = (text: string): string => text.slice(0, LONGEST)

/** What is embedded of a window; `textAt` gives the text of a place of its block. */
export function windowText(window: Window, textAt: (place: number) => string): string {
  const places = [
    ...(window.hasPrevious ? [window.place - 1] : []),
    window.place,
    ...(window.hasNext ? [window.place + 1] : []),
  ]
  return places.map((place) => cutText(textAt(place))).join('\n')
}
