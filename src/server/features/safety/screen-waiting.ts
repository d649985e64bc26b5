import type { WaitingScreening } from '../../../contract/safety.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { screenFor } from './care.ts'
import { askMeaning } from './second-opinion.ts'

/** Screens a message that waits in the browser while a helper writes. Nothing is stored or counted. */
export async function screenWaiting(
  services: Pick<Services, 'embeddings'>,
  actor: Actor,
  content: string,
): Promise<WaitingScreening> {
  const meaning = await askMeaning(services, content)
  const { screening } = screenFor(actor, [{ fromPerson: true, text: content }], null, meaning)
  return { isDanger: screening !== null }
}
