/** Limits on pictures, shared by browser, contract and database. */
export const PICTURE = {
  /** Maximum size of an uploaded picture in bytes. The browser shrinks it first. */
  sentBytes: 3_000_000,
  /** Maximum pixels of an uploaded picture: more than a phone's camera takes. */
  sentPixels: 16_000_000,
  /** The longer side of a stored picture, in pixels. */
  side: 1600,
  /** Bytes of a stored picture. */
  storedBytes: 1_000_000,
} as const

/** A helper's face, cut to a square of this many pixels a side. */
export const FACE = { side: 512, storedBytes: 300_000 } as const

export const PICTURE_ONLY_TEXT = '[Picture]'

/** How many of the newest pictures a model is shown, and within how many messages. */
export const SHOWN_PICTURES = { most: 3, messages: 12 } as const

/** A phone would take too long to decode a larger file. */
export const LARGEST_FILE = 40_000_000
