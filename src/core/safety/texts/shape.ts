import type { Concern, Family } from '../concern.ts'

/** `{named}`: what the person wrote. `{help}`: where to get help. `{emergency}`: the number to call at once. */
export interface SafetyTexts {
  /** One sentence per family that names what was written, and one for words that no rule is sure about. */
  named: Record<Family | 'unsure', string>
  /** At least three per concern, so that a repeat reads differently. Paragraphs: warmth, help, a question. */
  answers: Record<Concern, readonly string[]>
  /** The follow-up a day later. Reveals nothing to someone looking over a shoulder. */
  checkIns: readonly string[]
  /** What the built-in engine says next: in general, and by concern. */
  replies: { shared: readonly string[] } & Record<Concern, readonly string[]>
  /** Ends an ordinary reply to a message about something else. */
  closing: string
  /** What the built-in engine says after the crisis. Only the first one asks a question. */
  present: readonly string[]
}
