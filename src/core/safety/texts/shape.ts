import type { Concern } from '../concern.ts'

/** `{heard}`: what was heard. `{help}`: where to get help. `{emergency}`: the number to call at once. */
export interface SafetyTexts {
  /** A neutral sentence of what was heard. It puts no words into the person's mouth. */
  heard: Record<Concern, string>
  /** At least three per concern, so that a repeat reads differently. Paragraphs: warmth, help, a question. */
  answers: Record<Concern, readonly string[]>
  /** The follow-up a day later. Reveals nothing to someone looking over a shoulder. */
  checkIns: readonly string[]
  /** What is said next where no model answers: in general, and by concern. */
  replies: { shared: readonly string[] } & Record<Concern, readonly string[]>
}
