import { withoutDuplicates } from '../../../../core/recall/repeats.ts'
import { tellsAnything } from '../../../../core/recall/words.ts'
import { withTimeout } from '../../../platform/async/timers.ts'
import type { Services } from '../../../platform/ports/services.ts'
import type { RecallQuestion, RecallResult, Requester } from './question.ts'
import { searchMessages } from './search-messages.ts'

/** Best first. */
export async function recall(
  services: Services,
  requester: Requester,
  { count, ...question }: RecallQuestion,
): Promise<RecallResult[]> {
  const ranked = await searchMessages(services, requester, question)
  return withoutDuplicates(ranked)
    .values()
    .filter((one) => tellsAnything(one.text))
    .take(count)
    .toArray()
}

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
