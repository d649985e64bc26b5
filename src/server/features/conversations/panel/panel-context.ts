import { tellsKept } from '../../../../core/memory/used-memories.ts'
import { sinceQuestion } from '../../../../core/panel/panel.ts'
import type { PanelAnswer } from '../../../../core/prompt/context.ts'
import type { ReadTurn } from '../../../platform/cache/caches.ts'
import { decryptMessage } from '../../../platform/crypto/vault.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { readKept } from '../../memory/read/list-memories.ts'
import { readAgain } from '../../memory/readings/queue-readings.ts'
import { endCrisis } from '../../safety/crisis.ts'
import { markDanger } from '../send/store.ts'
import { type LoadedPanel, loadPanel } from './load-panel.ts'
import type { SaidRow } from './store-rounds.ts'

/** What one helper said and heard in a panel before a round, oldest first. */
export const turnsOf = ({ said }: LoadedPanel, { dataKey }: Actor, helperId: number, before: number): ReadTurn[] =>
  said
    .filter((one) => one.helperId === helperId && one.isUsable && one.roundId < before)
    .map((one) => ({
      id: one.id,
      fromPerson: one.isFromUser,
      text: decryptMessage(dataKey, one.content),
      at: one.sentAt,
    }))

/** Ids of the memories that an answer was written with, or an answer that it was written with. */
function memoriesOf(said: readonly SaidRow[], { memories, turns }: SaidRow): number[] {
  const origins = said.filter(({ id, isFromUser }) => !isFromUser && turns?.includes(id))
  return [...(memories ?? []), ...origins.flatMap((origin) => memoriesOf(said, origin))]
}

interface OtherAnswers {
  answers: PanelAnswer[]
  /** Of those whose text is shown. */
  messageIds: number[]
}

/**
 * What the others said since the newest question before a round. An answer that tells what the reader may not know is left
 * out: no helper's private memory reaches another one.
 */
export async function otherAnswers(
  services: Uses<'db'>,
  actor: Actor,
  panel: LoadedPanel,
  readerId: number,
  before: number,
): Promise<OtherAnswers> {
  const earlier = panel.rounds.filter(({ id }) => id < before)
  const recent = new Set(sinceQuestion(earlier).map(({ id }) => id))
  const lately = panel.said.filter(({ roundId }) => recent.has(roundId))
  const others = lately.filter(
    ({ helperId, isFromUser, isUsable, source }) =>
      helperId !== readerId && !isFromUser && isUsable && source === 'model',
  )
  const textOf = ({ content }: SaidRow): string => decryptMessage(actor.dataKey, content)
  const asked = lately
    .filter(({ isFromUser }) => isFromUser)
    .map(textOf)
    .join('\n')
  const memories = new Map(others.map((one) => [one.id, memoriesOf(panel.said, one)]))
  const kept = await readKept(services, actor, [...memories.values()].flat(), [readerId])
  const shown = others.map((one) => {
    const text = textOf(one)
    const used = new Set(memories.get(one.id))
    const hidden = kept.filter(({ id }) => used.has(id)).map((memory) => memory.text)
    const name = panel.members.find(({ helperId }) => helperId === one.helperId)?.name ?? ''
    return { id: one.id, name, text: tellsKept(text, asked, hidden) ? null : text }
  })
  return {
    answers: shown.map(({ name, text }) => ({ name, text })),
    messageIds: shown.filter(({ text }) => text !== null).map(({ id }) => id),
  }
}

/** Questions of the panel in these words that were taken for a danger. */
const heardAs = ({ said }: LoadedPanel, { dataKey }: Actor, question: string): SaidRow[] =>
  said.filter(
    ({ isFromUser, danger, content }) => isFromUser && danger !== null && decryptMessage(dataKey, content) === question,
  )

/** Whether the person said of these words that there is no danger in them. */
export const wasMisunderstood = (panel: LoadedPanel, actor: Actor, question: string): boolean =>
  heardAs(panel, actor, question).some(({ danger }) => danger === 'misunderstood')

/**
 * The person says that there is no danger in a question of this panel that was taken for one: the helper that heard it forgets
 * it. Returns whether there was such a question.
 */
export async function endMisunderstanding(
  services: Services,
  actor: Actor,
  panelId: number,
  question: string,
): Promise<boolean> {
  const heard = heardAs(await loadPanel(services.db, actor.userId, panelId), actor, question)
  for (const { id, helperId } of heard.filter(({ danger }) => danger === 'heard')) {
    await markDanger(services.db, id, 'misunderstood')
    await endCrisis(services, helperId)
    await readAgain(services, actor, id)
  }
  return heard.length > 0
}
