import type { Turn } from '../../../core/prompt/prompt.ts'
import type { Concern } from '../../../core/safety/concern.ts'
import { safeCompletionInstruction } from '../../../core/safety/safe-completion.ts'
import type { SafetyState } from '../../../core/safety/safety-state.ts'
import { crisisAnswer, safeReply } from '../../../core/safety/safety-texts.ts'
import { type ReplyFault, refusalText } from '../../../core/safety/screen-reply.ts'

interface Spot {
  turns: readonly Turn[]
  unsaved?: readonly Turn[]
  safety: SafetyState | null
}

const recentOf = ({ turns, unsaved = [] }: Spot): string[] =>
  [...turns, ...unsaved].filter(({ fromPerson }) => !fromPerson).map(({ text }) => text)

const saidIn = ({ turns }: Spot): string | null => turns.at(-1)?.text ?? null

/** Null if the helper answers for itself. */
export function preparedReply(spot: Spot): string | null {
  const { safety } = spot
  if (safety?.screening) {
    const { concern, language, urgent } = safety.screening
    return crisisAnswer({ concern, language, urgent, help: safety.help, said: saidIn(spot), recent: recentOf(spot) })
  }
  return safety?.refusal ? refusalText(safety.refusal.kind, safety.refusal.language) : null
}

/** The reply to a danger that the model recognised but the rules did not. */
export const alarmAnswer = (concern: Concern, spot: Spot): string =>
  crisisAnswer({
    concern,
    language: spot.safety?.language ?? 'en',
    urgent: false,
    help: spot.safety?.help ?? null,
    said: null,
    recent: recentOf(spot),
  })

export function gentleReply(spot: Spot): string | null {
  const { care, help } = spot.safety ?? {}
  return care ? safeReply({ ...care, help: help ?? null, said: saidIn(spot), recent: recentOf(spot) }) : null
}

export const careInstruction = ({ safety }: Spot): string | null =>
  safety?.care ? safeCompletionInstruction(safety.care.concern, safety.care.language, safety.help) : null

/** Replaces the rest of a reply that said something no reply may say. */
export function replacementFor(fault: ReplyFault, spot: Spot): string {
  const { care, help = null, language = 'en' } = spot.safety ?? {}
  if (fault === 'minors' || fault === 'mass-harm') return refusalText(fault, language)
  return safeReply({ ...(care ?? { concern: 'suicide', language }), help, said: null, recent: recentOf(spot) })
}
