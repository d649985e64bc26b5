import type { Services } from '../../ports.ts'
import { type Admitted, admitAheadTogether, type Bounds, type CallReason, giveBackTogether } from './calls-together.ts'

/** A call that is asked for while what it will say is still being found out. */
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

/**
 * Asks for a call ahead. What is in the way of it (paused, breaker, rate, a ceiling near) only means that it has to be
 * asked for again. Never fails: what is wrong with the database shows at the next statement.
 */
export function askAhead(services: Services, reason: CallReason): CallAhead {
  const { ai, replies, log } = services
  const bounds = { mostInput: MOST_INPUT, mostOutput: MOST_OUTPUT + (ai.roomTokens ?? 0) }
  const asking = admitAheadTogether(services, { ...reason, ...bounds }).catch(() => null)
  let open = true

  async function giveBack(): Promise<void> {
    const call = await asking
    if (call) await giveBackTogether(services, call.id)
  }
  const drop = (): void => {
    if (!open) return
    open = false
    replies.keep(giveBack().catch((cause) => log.error({ err: cause }, 'a model call could not be given back')))
  }
  return {
    async take({ mostInput, mostOutput }) {
      if (mostInput > bounds.mostInput || mostOutput > bounds.mostOutput) return null
      open = false
      return asking
    },
    drop,
  }
}
