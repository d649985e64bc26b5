import type { Turn } from '../../../core/prompt/context.ts'
import type { Concern, SafetyLanguage } from '../../../core/safety/concern.ts'
import { otherSubjectInstruction, safeCompletionInstruction } from '../../../core/safety/safe-completion.ts'
import type { SafetyState } from '../../../core/safety/safety-state.ts'
import { closingLineFor, crisisAnswer, safeReply } from '../../../core/safety/safety-texts.ts'
import { saysMinor } from '../../../core/safety/screen-message.ts'
import { type ReplyFault, refusalText } from '../../../core/safety/screen-reply.ts'

interface SafetyContext {
  turns: readonly Turn[]
  unsaved?: readonly Turn[]
  safety: SafetyState | null
}

const recentOf = ({ turns, unsaved = [] }: SafetyContext): string[] =>
  [...turns, ...unsaved].filter(({ fromPerson }) => !fromPerson).map(({ text }) => text)

/** The help of the person's country, and whether they are a minor. */
function helpIn({ turns, unsaved = [], safety }: SafetyContext, language: SafetyLanguage) {
  const said = [...turns, ...unsaved].filter(({ fromPerson }) => fromPerson).map(({ text }) => text)
  return { help: safety?.help ?? null, isMinor: saysMinor(said, language) }
}

const saidIn = ({ turns }: SafetyContext): string | null => turns.at(-1)?.text ?? null

/** The prepared answer to a danger or a refused request; null if the helper writes its own reply. */
export function preparedReply(context: SafetyContext): string | null {
  const { safety } = context
  if (safety?.screening) {
    const { concern, language, urgent } = safety.screening
    const help = helpIn(context, language)
    return crisisAnswer({ concern, language, urgent, ...help, said: saidIn(context), recent: recentOf(context) })
  }
  return safety?.refusal ? refusalText(safety.refusal.kind, safety.refusal.language) : null
}

/** The reply to a danger that the model recognised but the rules did not. */
export function alarmAnswer(concern: Concern, context: SafetyContext): string {
  const language = context.safety?.language ?? 'en'
  const help = helpIn(context, language)
  return crisisAnswer({ concern, language, urgent: false, ...help, said: null, recent: recentOf(context) })
}

/** Null if there is no crisis, or the message is about something else. */
export function gentleReply(context: SafetyContext): string | null {
  const { care = null, isElsewhere } = context.safety ?? {}
  return care && !isElsewhere
    ? safeReply({ ...care, ...helpIn(context, care.language), recent: recentOf(context) })
    : null
}

/** Ends a reply of the built-in engine to a message about something else. */
export function closingLine(context: SafetyContext): string | null {
  const { care = null, isElsewhere } = context.safety ?? {}
  return care && isElsewhere ? closingLineFor(care.language, recentOf(context)) : null
}

export function careInstruction(context: SafetyContext): string | null {
  const { care = null, isElsewhere } = context.safety ?? {}
  if (!care) return null
  const instruction = isElsewhere ? otherSubjectInstruction : safeCompletionInstruction
  return instruction({ ...care, ...helpIn(context, care.language) })
}

/** Replaces the rest of a reply after a forbidden sentence. */
export function replacementFor(fault: ReplyFault, context: SafetyContext): string {
  const { care, language = 'en' } = context.safety ?? {}
  if (fault === 'minors' || fault === 'mass-harm') return refusalText(fault, language)
  const danger = care ?? ({ concern: 'suicide', language } as const)
  return safeReply({ ...danger, ...helpIn(context, danger.language), recent: recentOf(context) })
}
