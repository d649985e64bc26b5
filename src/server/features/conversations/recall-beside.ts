import type { SendMessageBody } from '../../../contract/messages.ts'
import type { Turn } from '../../../core/prompt.ts'
import type { OpenedConversation, ReadTurn } from '../../opened-turns.ts'
import type { Actor, Services } from '../../ports.ts'
import type { RecallQuestion, Recollection } from '../recall/recall.ts'
import { recallInTime } from '../recall/recall-in-time.ts'
import { shownIn } from './choose-recalled.ts'
import { RECENT } from './read-turns.ts'

/** Earlier messages that are recalled for a reply; its token budget cuts further. */
const RECALLED = 12

/** What is recalled for the reply to a text, beside what it is `shown` with anyway. */
export const recallFor = (
  services: Services,
  actor: Actor,
  helperId: number,
  text: string,
  shown: RecallQuestion['shown'],
) => recallInTime(services, actor, { helperId, text, askedAt: services.clock.now(), count: RECALLED, shown })

/** What of the past is shown with what was said, and whether that is all there is. */
export interface Seen {
  shown: ReadonlySet<number>
  isAll: boolean
}

/** `turns`: the newest of the conversation, up to `RECENT`. */
export function see(turns: readonly ReadTurn[], said: Turn, others: boolean): Seen {
  const shown = shownIn(turns, [said])
  return { shown, isAll: !others && turns.length < RECENT && shown.size === turns.length }
}

/**
 * Recalls while the message is taken in. By what is kept of the conversation, it is known beforehand what will be shown;
 * that may lack something by now, and `chooseRecalled` leaves out what turns out to be shown. Where it seems that all is
 * shown, nothing is looked up before that turns out to be wrong.
 */
export async function recallBeside(
  services: Services,
  actor: Actor,
  { helperId, content }: SendMessageBody,
  kept: OpenedConversation | null,
  seeing: Promise<Seen>,
): Promise<Recollection[]> {
  const foreseen = kept && see(kept.turns.slice(-RECENT), { fromPerson: true, text: content }, kept.others)
  // A message that is not taken in recalls nothing.
  if (foreseen?.isAll && (await seeing.catch(() => foreseen)).isAll) return []
  const found = seeing.then(
    (seen) => seen.shown,
    () => new Set<number>(),
  )
  const shown = foreseen && !foreseen.isAll ? foreseen.shown : found
  return recallFor(services, actor, helperId, content, shown)
}
