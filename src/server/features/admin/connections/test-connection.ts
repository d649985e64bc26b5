import type { ConnectionTest } from '../../../../contract/connections.ts'
import type { WatchedConnection } from '../../../../core/connections/watched-connections.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { CONNECTION_TESTS } from './connection-tests.ts'
import { saveFailure, saveSuccess } from './store-health.ts'
import { failureInWords } from './watch-calls.ts'

/** Nothing was tested, so the connection is not at fault. */
const isUntried = (error: unknown): boolean => error instanceof AppError && error.status === 409

/** 409: not connected, or the operator has to do something first. 422: it failed; the error says what can be done. */
export async function testConnection(
  services: Services,
  actor: Actor,
  kind: WatchedConnection,
): Promise<ConnectionTest> {
  const { db, clock, log } = services
  try {
    const text = await CONNECTION_TESTS[kind](services, actor)
    await saveSuccess(db, kind, clock.now())
    return { text }
  } catch (error) {
    if (isUntried(error)) throw error
    const text = failureInWords(kind, error)
    log.warn({ err: error, connection: kind }, 'the test of a connection failed')
    await saveFailure(db, kind, clock.now(), text)
    throw new AppError(422, 'test_failed', text, { cause: error })
  }
}
