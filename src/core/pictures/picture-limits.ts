/** Limits on pictures, shared by browser, contract and database. */
export const PICTURE = {
  /** Bytes of a picture that is sent. The browser shrinks it before. */
  sentBytes: 3_000_000,
  /** Pixels of a picture that is sent: more than a phone's camera takes. */
  sentPixels: 16_000_000,
  /** The longer side of a stored picture, in pixels. */
  side: 1600,
  /** Bytes of a stored picture. */
  storedBytes: 1_000_000,
} as const

/** What stands in for the words of a message that is only a picture. */
export const PICTURE_ONLY_TEXT = '[Picture]'

/** How many of the newest pictures a model is shown, and how many messages back. */
export const SHOWN_PICTURES = { most: 3, messages: 12 } as const
