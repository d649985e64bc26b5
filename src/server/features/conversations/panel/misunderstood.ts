import { decryptMessage } from '../../../platform/crypto/sealed-message.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { readAgain } from '../../memory/readings/read-again.ts'
import { endCrisis } from '../../safety/crisis.ts'
import { markDanger } from '../store.ts'
import { loadPanel } from './load-panel.ts'

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
  const { said } = await loadPanel(services.db, actor.userId, panelId)
  const heard = said.filter(
    ({ isFromUser, danger, content }) =>
      isFromUser && danger !== null && decryptMessage(actor.dataKey, content) === question,
  )
  for (const { id, helperId } of heard.filter(({ danger }) => danger === 'heard')) {
    await markDanger(services.db, id, 'misunderstood')
    await endCrisis(services, helperId)
    await readAgain(services, actor, id)
  }
  return heard.length > 0
}
