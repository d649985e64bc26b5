import type { Turn } from '../../../core/prompt/prompt.ts'
import type { Concern, SafetyLanguage } from '../../../core/safety/concern.ts'
import { otherSubjectInstruction, safeCompletionInstruction } from '../../../core/safety/safe-completion.ts'
import type { SafetyState } from '../../../core/safety/safety-state.ts'
import { closingLineFor, crisisAnswer, safeReply } from '../../../core/safety/safety-texts.ts'
import { saysMinor } from '../../../core/safety/screen-message.ts'
import { type ReplyFault, refusalText } from '../../../core/safety/screen-reply.ts'

interface Spot {
  turns: readonly Turn[]
  unsaved?: readonly Turn[]
  safety: SafetyState | null
}

const recentOf = ({ turns, unsaved = [] }: Spot): string[] =>
  [...turns, ...unsaved].filter(({ fromPerson }) => !fromPerson).map(({ text }) => text)

/** The help of the person's country, and whether they are a minor. */
function helpIn({ turns, unsaved = [], safety }: Spot, language: SafetyLanguage) {
  const said = [...turns, ...unsaved].filter(({ fromPerson }) => fromPerson).map(({ text }) => text)
  return { help: safety?.help ?? null, isMinor: saysMinor(said, language) }
}

const saidIn = ({ turns }: Spot): string | null => turns.at(-1)?.text ?? null

/** The prepared answer to a danger or a refused request; null if the helper writes its own reply. */
export function preparedReply(spot: Spot): string | null {
  const { safety } = spot
  if (safety?.screening) {
    const { concern, language, urgent } = safety.screening
    const help = helpIn(spot, language)
    return crisisAnswer({ concern, language, urgent, ...help, said: saidIn(spot), recent: recentOf(spot) })
  }
  return safety?.refusal ? refusalText(safety.refusal.kind, safety.refusal.language) : null
}

/** The reply to a danger that the model recognised but the rules did not. */
export function alarmAnswer(concern: Concern, spot: Spot): string {
  const language = spot.safety?.language ?? 'en'
  const help = helpIn(spot, language)
  return crisisAnswer({ concern, language, urgent: false, ...help, said: null, recent: recentOf(spot) })
}

/** Null if there is no crisis, or the message is about something else. */
export function gentleReply(spot: Spot): string | null {
  const { care = null, isElsewhere } = spot.safety ?? {}
  return care && !isElsewhere ? safeReply({ ...care, ...helpIn(spot, care.language), recent: recentOf(spot) }) : null
}

/** Ends a reply of the built-in engine to a message about something else. */
export function closingLine(spot: Spot): string | null {
  const { care = null, isElsewhere } = spot.safety ?? {}
  return care && isElsewhere ? closingLineFor(care.language, recentOf(spot)) : null
}

export function careInstruction(spot: Spot): string | null {
  const { care = null, isElsewhere } = spot.safety ?? {}
  if (!care) return null
  const instruction = isElsewhere ? otherSubjectInstruction : safeCompletionInstruction
  return instruction({ ...care, ...helpIn(spot, care.language) })
}

/** Replaces the rest of a reply after a forbidden sentence. */
export function replacementFor(fault: ReplyFault, spot: Spot): string {
  const { care, language = 'en' } = spot.safety ?? {}
  if (fault === 'minors' || fault === 'mass-harm') return refusalText(fault, language)
  const danger = care ?? ({ concern: 'suicide', language } as const)
  return safeReply({ ...danger, ...helpIn(spot, danger.language), recent: recentOf(spot) })
}
