import type { CallPurpose } from '../../../core/model-calls.ts'
import type { Services } from '../../ports.ts'
import type { AdmissionValues } from './admission-store.ts'
import { type Admitted, type Bounds, giveBackTogether, termsAhead } from './calls-together.ts'

/** A call that was asked for while what it will say was still being found out. */
export interface CallAhead {
  /** The call, for a prompt within these bounds; null: it was not admitted ahead, or not for that much. */
  take(bounds: Bounds): Promise<Admitted | null>
  /** Call when it is known whether the call was made: gives it back if it was not taken. */
  drop(): void
}

/**
 * Bytes of nearly every prompt: a full history of Latin text, persona and the longest message. One that is larger is
 * asked for anew.
 */
const MOST_INPUT = 32_000
/** The longest reply that is asked for. */
const MOST_OUTPUT = 900

const boundsOf = ({ ai }: Services): Bounds => ({
  mostInput: MOST_INPUT,
  mostOutput: MOST_OUTPUT + (ai.roomTokens ?? 0),
})

/**
 * What a statement that holds `ADMISSION` is given to ask for a call ahead. What is in the way of it (paused, breaker, rate, a
 * ceiling near) only means that it has to be asked for again. The offline engine is not asked for: its calls need nobody's leave.
 */
export function askingAhead(services: Services, now: Date, userId: number, purpose: CallPurpose): AdmissionValues {
  const { mostInput, mostOutput } = boundsOf(services)
  return [now, userId, services.ai.offline ? null : purpose, mostInput, mostOutput, ...termsAhead(services)]
}

/** The call that was asked for. `asking` never fails; null: it was not admitted. */
export function callAhead(services: Services, asking: Promise<Admitted | null>): CallAhead {
  const { replies, log } = services
  const bounds = boundsOf(services)
  let open = true

  async function giveBack(): Promise<void> {
    const call = await asking
    if (call) await giveBackTogether(services, call.id)
  }
  return {
    async take({ mostInput, mostOutput }) {
      if (mostInput > bounds.mostInput || mostOutput > bounds.mostOutput) return null
      open = false
      return asking
    },
    drop() {
      if (!open) return
      open = false
      replies.keep(giveBack().catch((cause) => log.error({ err: cause }, 'a model call could not be given back')))
    },
  }
}
