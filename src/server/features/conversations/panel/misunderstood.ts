import { decryptMessage } from '../../../platform/crypto/sealed-message.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { readAgain } from '../../memory/readings/read-again.ts'
import { endCrisis } from '../../safety/crisis.ts'
import { markDanger } from '../store.ts'
import { type LoadedPanel, loadPanel } from './load-panel.ts'
import type { SaidRow } from './store-rounds.ts'

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
