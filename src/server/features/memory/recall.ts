import { withoutDuplicates } from '../../../core/recall/repeats.ts'
import { sharedVisibilities } from '../../../core/recall/visibility.ts'
import { tellsAnything } from '../../../core/recall/words.ts'
import type { Services } from '../../ports/services.ts'
import type { RecallQuestion, RecallResult, Requester } from '../recall/question.ts'
import { searchMessages } from '../recall/search-messages.ts'
import { findCurrent, rankCurrentFacts } from './rank-current-facts.ts'

/** Extra messages that are ranked: some repeat each other or tell nothing, and one of them may state the current fact. */
const EXTRA = 30

/** Best first, with current facts before superseded ones. */
export async function recall(
  services: Services,
  requester: Requester,
  question: RecallQuestion,
): Promise<RecallResult[]> {
  const { helperId, text, count } = question
  const { userId, dataKey, privacy } = requester
  const asked = { userId, dataKey, helperId, text, visibilities: sharedVisibilities(privacy, helperId) }
  const [ranked, current] = await Promise.all([
    searchMessages(services, requester, { ...question, count: count + EXTRA }),
    findCurrent(services, asked),
  ])
  const telling = withoutDuplicates(ranked).filter((one) => tellsAnything(one.text))
  return (await rankCurrentFacts(services, asked, telling, current)).slice(0, count)
}
