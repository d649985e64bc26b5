import type { Services } from '../../ports/services.ts'
import { withTimeout } from '../../with-timeout.ts'
import type { RecallQuestion, RecallResult, Requester } from '../recall/question.ts'
import { recall } from './recall.ts'

/** Minimum share of the question's distinctive words in or around a message for it to be worth mentioning. */
const LEAST_COVERAGE = 0.3

/** Nothing if that takes too long or fails. */
export async function recallInTime(
  services: Services,
  requester: Requester,
  question: RecallQuestion,
): Promise<RecallResult[]> {
  const found = recall(services, requester, { ...question, leastCoverage: LEAST_COVERAGE }).catch(
    (cause): RecallResult[] => {
      services.log.error({ err: cause, helper: question.helperId }, 'nothing could be recalled')
      return []
    },
  )
  return withTimeout(found, services.config.recallTimeoutMs, () => [])
}
