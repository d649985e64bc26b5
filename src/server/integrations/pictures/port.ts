/** A picture without anything but its pixels, as JPEG. */
export interface CleanPicture {
  bytes: Buffer
  width: number
  height: number
}

/** Reads pictures that strangers may have made. */
export interface Pictures {
  /** Takes JPEG, PNG or WebP; makes it upright, at most 1600 pixels wide and high. Rejects with a `PictureError`. */
  clean(given: Buffer): Promise<CleanPicture>
}

/** `busy`: too many wait. `unavailable`: this machine can't read pictures. */
export type PictureFailure = 'unreadable' | 'too_large' | 'busy' | 'unavailable'
