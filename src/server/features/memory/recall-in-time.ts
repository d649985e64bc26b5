import type { Services } from '../../ports/services.ts'
import type { Asker, RecallQuestion, Recollection } from '../recall/question.ts'
import { recall } from './recall.ts'

/** Part of the question's telling words that must stand in or around a message for it to be worth a mention. */
const LEAST_COVERAGE = 0.3

/** What is recalled within a moment, of what has to do with the question; nothing when that takes longer or fails. */
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
