import { withTimeout } from '../../../platform/async/with-timeout.ts'
import type { Services } from '../../../platform/ports/services.ts'
import type { RecallQuestion, RecallResult, Requester } from './question.ts'
import { recall } from './recall.ts'

/** Only what is surely about it. Nothing if that takes too long or fails. */
export async function recallInTime(
  services: Services,
  requester: Requester,
  question: RecallQuestion,
): Promise<RecallResult[]> {
  const found = recall(services, requester, { ...question, onlySure: true }).catch((cause): RecallResult[] => {
    services.log.error({ err: cause, helper: question.helperId }, 'nothing could be recalled')
    return []
  })
  return withTimeout(found, services.config.recallTimeoutMs, () => [])
}
