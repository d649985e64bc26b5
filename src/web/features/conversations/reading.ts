/** What the open conversation shows, told to anyone who listens for READING on the window. */
export interface Reading {
  helperId: number
  /** Its newest message. */
  newestId: number
  /** Is the end of it on the screen? */
  atEnd: boolean
}

export const READING = 'reading'

let shown: Reading | null = null

export function setReading(next: Reading | null): void {
  shown = next
  dispatchEvent(new Event(READING))
}

/** Null: no conversation is open, or it is out of sight. */
export const readingNow = (): Reading | null => (document.hidden ? null : shown)
