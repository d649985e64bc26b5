import type { Concern, Family } from '../concern.ts'

/**
 * The safety texts of one language. Places in braces are filled by `safety-texts.ts`:
 * `{named}` what the person wrote, `{help}` where to turn, `{emergency}` the number to call at once.
 */
export interface SafetyTexts {
  /** Says in one sentence what was written, by what the words were about. */
  named: Record<Family, string>
  /** At least three for each concern: who writes again doesn't read the same words. */
  answers: Record<Concern, readonly string[]>
  /** Said before the lines of help when it is needed now, after them when it is not; `danger` where someone is violent. */
  emergency: { now: string; soon: string; danger: string }
  /** Instead of a number, where the country is not known. */
  anyEmergencyNumber: string
  line: {
    call: string
    text: string
    callOrText: string
    textWord: string
    chat: string
    always: string
    hours: string
  }
  /** Before the lines of help. */
  lead: string
  violenceLead: string
  poisonLead: string
  eatingLead: string
  /** After them: the person may be somewhere else. */
  elsewhere: string
  /** Instead of lines, where the country is not known. */
  directory: string
  violenceDirectory: string
  /** One message a day later. Says nothing that must not be read by someone who looks over a shoulder. */
  checkIns: readonly string[]
  /** What is said next while the built-in engine writes: for everyone, and by concern. */
  replies: { shared: readonly string[] } & Record<Concern, readonly string[]>
}
