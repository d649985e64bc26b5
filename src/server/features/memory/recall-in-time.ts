import { tellsAnything } from '../../../core/recall/words.ts'
import type { Services } from '../../ports/services.ts'
import { withTimeout } from '../../with-timeout.ts'
import type { RecallQuestion, RecallResult, Requester } from '../recall/question.ts'
import { recall } from './recall.ts'

/** Minimum share of the question's distinctive words in or around a message for it to be worth mentioning. */
const LEAST_COVERAGE = 0.3
/** Greetings and bare questions that may be found beside what is asked for; they are left out. */
const FILLERS = 4

async function recallStatements(
  services: Services,
  requester: Requester,
  question: RecallQuestion,
): Promise<RecallResult[]> {
  const { count } = question
  const found = await recall(services, requester, {
    ...question,
    count: count + FILLERS,
    leastCoverage: LEAST_COVERAGE,
  })
  return found.filter(({ text }) => tellsAnything(text)).slice(0, count)
}

/** Nothing if that takes too long or fails. */
export async function recallInTime(
  services: Services,
  requester: Requester,
  question: RecallQuestion,
): Promise<RecallResult[]> {
  const found = recallStatements(services, requester, question).catch((cause): RecallResult[] => {
    services.log.error({ err: cause, helper: question.helperId }, 'nothing could be recalled')
    return []
  })
  return withTimeout(found, services.config.recallTimeoutMs, () => [])
}
