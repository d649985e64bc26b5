import type { Services } from '../../ports/services.ts'
import type { Asker, RecallQuestion, Recollection } from '../recall/question.ts'
import { recall } from './recall.ts'

/** Minimum share of the question's distinctive words in or around a message for it to be worth mentioning. */
const LEAST_COVERAGE = 0.3

/** Recalls messages relevant to the question; nothing if that takes too long or fails. */
export async function recallInTime(
  services: Services,
  asker: Asker,
  question: RecallQuestion,
): Promise<Recollection[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Recollection[]>((resolve) => {
    timer = setTimeout(resolve, services.config.recallTimeoutMs, [])
  })
  const found = recall(services, asker, { ...question, leastCoverage: LEAST_COVERAGE }).catch(
    (cause): Recollection[] => {
      services.log.error({ err: cause, helper: question.helperId }, 'nothing could be recalled')
      return []
    },
  )
  try {
    return await Promise.race([found, late])
  } finally {
    clearTimeout(timer)
  }
}
