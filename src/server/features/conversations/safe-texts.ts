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

/** The whole answer to a danger or to what is refused; null where the helper answers as itself. */
export function preparedReply(spot: Spot): string | null {
  const { safety } = spot
  if (safety?.screening) {
    const { concern, language, urgent } = safety.screening
    return crisisAnswer({ concern, language, urgent, help: safety.help, said: saidIn(spot), recent: recentOf(spot) })
  }
  return safety?.refusal ? refusalText(safety.refusal.kind, safety.refusal.language) : null
}

/** The answer to a danger that the model recognised where the rules did not. */
export const alarmAnswer = (concern: Concern, spot: Spot): string =>
  crisisAnswer({
    concern,
    language: spot.safety?.language ?? 'en',
    urgent: false,
    help: spot.safety?.help ?? null,
    said: null,
    recent: recentOf(spot),
  })

/** What the built-in engine says in a crisis; null where there is none. */
export function gentleReply(spot: Spot): string | null {
  const { care, help } = spot.safety ?? {}
  return care ? safeReply({ ...care, help: help ?? null, said: saidIn(spot), recent: recentOf(spot) }) : null
}

/** What a model's reply is written under in a crisis. */
export const careInstruction = ({ safety }: Spot): string | null =>
  safety?.care ? safeCompletionInstruction(safety.care.concern, safety.care.language, safety.help) : null

/** What stands in for the rest of a reply that went where no reply may go. */
export function insteadOf(fault: ReplyFault, spot: Spot): string {
  const { care, help = null, language = 'en' } = spot.safety ?? {}
  if (fault === 'minors' || fault === 'mass-harm') return refusalText(fault, language)
  return safeReply({ ...(care ?? { concern: 'suicide', language }), help, said: null, recent: recentOf(spot) })
}
