/** What the open conversation shows. Changes are announced on the window as a READING event. */
export interface Reading {
  helperId: number
  /** Its newest message. */
  newestId: number
  /** Whether its end is on screen. */
  atEnd: boolean
}

export const READING = 'reading'

let shown: Reading | null = null

export function setReading(next: Reading | null): void {
  shown = next
  dispatchEvent(new Event(READING))
}

/** Null if no conversation is open, or the page is hidden. */
export const readingNow = (): Reading | null => (document.hidden ? null : shown)
