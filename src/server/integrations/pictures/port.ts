/** A picture without anything but its pixels, as JPEG. */
export interface CleanPicture {
  bytes: Buffer
  width: number
  height: number
}

/** `message`: at most 1600 pixels wide and high. `face`: cut to a small square. */
export type PictureUse = 'message' | 'face'

/** Reads pictures that strangers may have made. */
export interface Pictures {
  /** Takes JPEG, PNG or WebP, and makes it upright. Rejects with a `PictureError`. */
  clean(given: Buffer, use: PictureUse): Promise<CleanPicture>
  /** A face that was cleaned before, as a PNG of the same size; without one, an even ground of that hue. */
  portrait(face: Buffer | null, hue: number): Promise<Buffer>
}

/** `busy`: too many wait. `unavailable`: this machine can't read pictures. */
export type PictureFailure = 'unreadable' | 'too_large' | 'busy' | 'unavailable'
