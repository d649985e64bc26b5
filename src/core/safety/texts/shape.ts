import type { Concern, Family } from '../concern.ts'

/**
 * The safety texts of one language. Places in braces are filled by `safety-texts.ts`:
 * `{named}` what the person wrote, `{help}` where to turn, `{emergency}` the number to call at once.
 */
export interface SafetyTexts {
  /** Says in one sentence what was written, by what the words were about. */
  named: Record<Family, string>
  /** At least three for each concern: who writes again doesn't read the same words. Paragraphs: warmth, help, a question. */
  answers: Record<Concern, readonly string[]>
  /** One message a day later. Says nothing that must not be read by someone who looks over a shoulder. */
  checkIns: readonly string[]
  /** What is said next while the built-in engine writes: for everyone, and by concern. */
  replies: { shared: readonly string[] } & Record<Concern, readonly string[]>
  /** The same where the message speaks of something else: stays without pushing, the first asks once. */
  present: readonly string[]
}
