import { connectionFailureInWords, type WatchedConnection } from '../../../../core/connections/in-words.ts'
import { MailError, PushError, SmsError } from '../../../integrations/port-errors.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { saveFailure, saveSuccess } from '../store.ts'

/** Consecutive calls with the same outcome are recorded at most once a minute. */
const RECORDED_EVERY_MS = 60_000

/** Never contains an address, a phone number or a key. */
export function failureInWords(kind: WatchedConnection, error: unknown): string {
  if (error instanceof MailError || error instanceof SmsError) return connectionFailureInWords(kind, error.kind)
  if (error instanceof PushError) return connectionFailureInWords(kind, error.status >= 500 ? 'later' : 'refused')
  if (error instanceof AppError) return error.message
  return connectionFailureInWords(kind, 'later')
}

/** Names of the port's methods that return promises. */
type CallOf<Port> = {
  [Name in keyof Port]: Port[Name] extends (...values: never[]) => Promise<unknown> ? Name : never
}[keyof Port]

type Outcome = 'success' | 'failure'

type AnyCall = (...values: unknown[]) => Promise<unknown>

/** An error below 500 is the person's own mistake and says nothing about the service. */
export function watchCalls<Port extends object>(
  { db, clock, log }: Uses<'db' | 'clock' | 'log'>,
  kind: WatchedConnection,
  port: Port | null,
  calls: readonly CallOf<Port>[],
): Port | null {
  if (!port) return null
  let recorded: { outcome: Outcome; at: number } | null = null

  function record(outcome: Outcome, save: (at: Date) => Promise<void>): void {
    const at = clock.now()
    if (recorded?.outcome === outcome && at.getTime() - recorded.at < RECORDED_EVERY_MS) return
    recorded = { outcome, at: at.getTime() }
    save(at).catch((cause) => log.warn({ err: cause }, 'the outcome of a call could not be recorded'))
  }

  const watched =
    (call: AnyCall): AnyCall =>
    async (...values) => {
      try {
        const result = await call(...values)
        record('success', (at) => saveSuccess(db, kind, at))
        return result
      } catch (error) {
        const isOurs = !(error instanceof AppError) || error.status >= 500
        if (isOurs) record('failure', (at) => saveFailure(db, kind, at, failureInWords(kind, error)))
        throw error
      }
    }
  return { ...port, ...Object.fromEntries(calls.map((name) => [name, watched(port[name] as AnyCall)])) }
}
