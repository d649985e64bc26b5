import type { Concern, Family } from '../concern.ts'

/** `{named}`: what the person wrote. `{help}`: where to get help. `{emergency}`: the number to call at once. */
export interface SafetyTexts {
  /** One sentence per family that names what was written. */
  named: Record<Family, string>
  /** At least three per concern, so that a repeat reads differently. Paragraphs: warmth, help, a question. */
  answers: Record<Concern, readonly string[]>
  /** The follow-up a day later. Reveals nothing to someone looking over a shoulder. */
  checkIns: readonly string[]
  /** What the built-in engine says next: in general, and by concern. */
  replies: { shared: readonly string[] } & Record<Concern, readonly string[]>
  /** The same if the person changes the subject: stays without pushing; the first one asks once. */
  present: readonly string[]
}
