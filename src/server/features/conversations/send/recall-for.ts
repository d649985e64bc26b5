import type { Turn } from '../../../../core/prompt/context.ts'
import { shownTurns } from '../../../../core/prompt/shown-turns.ts'
import { countFitting, type RecalledTurn } from '../../../../core/recall/recalled-text.ts'
import { tellingWords } from '../../../../core/recall/words.ts'
import { shortDate } from '../../../../core/time/dates.ts'
import type { ReadTurn } from '../../../platform/cache/conversation-cache.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import type { RecallResult } from '../../memory/recall/question.ts'
import { recallInTime } from '../../memory/recall/recall.ts'
import { type Conversation, RECENT } from './load-conversation.ts'

/** Messages recalled for a reply. Its token budget cuts further. */
const RECALLED = 8

export interface ChosenRecalled {
  turns: RecalledTurn[]
  messageIds: number[]
}

const NOTHING: ChosenRecalled = { turns: [], messageIds: [] }

/** Ids of the stored messages that a request already shows, given the turns in `next`. */
export function shownIn(turns: readonly ReadTurn[], next: readonly Turn[] = []): ReadonlySet<number> {
  const count = shownTurns([...turns, ...next]).length - next.length
  return new Set(turns.slice(turns.length - count).map(({ id }) => id))
}

/** As many as fit, without those the request already shows, in chronological order. */
export function chooseRecalled(
  actor: Pick<Actor, 'timeZone'>,
  helperId: number,
  recollections: readonly RecallResult[],
  shown: ReadonlySet<number>,
): ChosenRecalled {
  const toTurn = (one: RecallResult): RecalledTurn => ({
    text: one.text,
    fromPerson: one.isFromUser,
    otherHelper: one.helperId === helperId ? null : one.helperName,
    isImported: one.isImported,
    saidOn: shortDate(one.sentAt.toISOString(), actor.timeZone),
  })
  const news = recollections
    .filter(({ messageId }) => !shown.has(messageId))
    .map((one) => ({ turn: toTurn(one), messageId: one.messageId, at: one.sentAt.getTime() }))
  const chosen = news
    .slice(0, countFitting(news.map(({ turn }) => turn)))
    .sort((one, other) => one.at - other.at || one.messageId - other.messageId)
  return { turns: chosen.map(({ turn }) => turn), messageIds: chosen.map(({ messageId }) => messageId) }
}

/** What is recalled for the reply to a message, beyond what is shown anyway. Nothing if that is all there is. */
export async function recallFor(
  services: Services,
  actor: Actor,
  { helperId, turns, others }: Pick<Conversation, 'helperId' | 'turns' | 'others'>,
  said: ReadTurn,
): Promise<ChosenRecalled> {
  const earlier = shownIn(turns, [said])
  const isAllShown = !others && turns.length < RECENT && earlier.size === turns.length
  if (isAllShown || tellingWords(said.text).length === 0) return NOTHING
  const shown = new Set([...earlier, said.id])
  const askedAt = services.clock.now()
  const found = await recallInTime(services, actor, { helperId, text: said.text, askedAt, count: RECALLED, shown })
  return chooseRecalled(actor, helperId, found, shown)
}
