import type { Services } from '../../ports/services.ts'
import { withTimeout } from '../../with-timeout.ts'
import type { RecallQuestion, RecallResult, Requester } from '../recall/question.ts'
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
