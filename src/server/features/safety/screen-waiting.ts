import type { WaitingScreening } from '../../../contract/safety.ts'
import { crisisAnswer } from '../../../core/safety/safety-texts.ts'
import { saysMinor } from '../../../core/safety/screen.ts'
import type { Actor } from '../../platform/ports/actor.ts'
import { screenFor } from './care.ts'

/** Screens a message that waits in the browser. Nothing is stored or counted. */
export function screenWaiting(actor: Actor, content: string): WaitingScreening {
  const { danger, help } = screenFor(actor, [{ fromPerson: true, text: content }], null)
  if (!danger) return { isDanger: false, answer: null }
  const isMinor = saysMinor([content], danger.language)
  return { isDanger: true, answer: crisisAnswer({ ...danger, help, isMinor, recent: [] }) }
}
