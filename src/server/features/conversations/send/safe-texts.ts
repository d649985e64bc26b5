import type { Turn } from '../../../../core/prompt/context.ts'
import type { Concern, SafetyLanguage } from '../../../../core/safety/concern.ts'
import { helpText } from '../../../../core/safety/help/help-text.ts'
import { type ReplyFault, refusalText } from '../../../../core/safety/reply/screen-reply.ts'
import type { SafetyState } from '../../../../core/safety/safety-state.ts'
import { crisisAnswer, crisisInstruction, MISUNDERSTOOD, safeReply } from '../../../../core/safety/safety-texts.ts'
import { saysMinor } from '../../../../core/safety/screen.ts'

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

/** The prepared answer to a plain danger or a refused request; null if the helper writes its own reply. */
export function preparedReply(context: SafetyContext): string | null {
  const { danger = null, refusal = null } = context.safety ?? {}
  if (danger) return crisisAnswer({ ...danger, ...helpIn(context, danger.language), recent: recentOf(context) })
  return refusal ? refusalText(refusal.kind, refusal.language) : null
}

/** The answer to a danger that the model recognised. */
export function alarmAnswer(concern: Concern, context: SafetyContext): string {
  const language = context.safety?.language ?? 'en'
  return crisisAnswer({ concern, language, ...helpIn(context, language), recent: recentOf(context) })
}

/** Follows the words of a model that recognised a danger. */
export function helpAfter(concern: Concern, context: SafetyContext): string {
  const language = context.safety?.language ?? 'en'
  return helpText({ concern, language, ...helpIn(context, language) })
}

/** What a helper that was told of a danger says where no model can be called; null outside of a crisis. */
export function gentleReply(context: SafetyContext): string | null {
  const { crisis = null } = context.safety ?? {}
  return crisis && safeReply({ ...crisis, ...helpIn(context, crisis.language), recent: recentOf(context) })
}

/** Tells the model of a danger that the helper was told of lately. */
export function crisisInstructionFor(context: SafetyContext): string | null {
  const { crisis = null, isMisunderstood = false } = context.safety ?? {}
  if (isMisunderstood) return MISUNDERSTOOD
  return crisis && crisisInstruction({ ...crisis, ...helpIn(context, crisis.language) })
}

/** Replaces the rest of a reply after a forbidden sentence. */
export function replacementFor(fault: ReplyFault, context: SafetyContext): string {
  const { crisis, language = 'en' } = context.safety ?? {}
  if (fault === 'minors' || fault === 'mass-harm') return refusalText(fault, language)
  const danger = crisis ?? ({ concern: 'suicide', language } as const)
  return safeReply({ ...danger, ...helpIn(context, danger.language), recent: recentOf(context) })
}
