import type { WaitingScreening } from '../../../contract/safety.ts'
import { crisisAnswer } from '../../../core/safety/safety-texts.ts'
import { saysMinor } from '../../../core/safety/screen-message.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { screenFor } from './care.ts'
import { embeddingScoreOf } from './second-opinion.ts'

/** Screens a message that waits in the browser. Nothing is stored or counted. */
export async function screenWaiting(
  services: Pick<Services, 'embeddings'>,
  actor: Actor,
  content: string,
): Promise<WaitingScreening> {
  const embeddingScore = await embeddingScoreOf(services, content)
  const { screening, help } = screenFor(actor, [{ fromPerson: true, text: content }], null, embeddingScore)
  if (!screening) return { isDanger: false, answer: null }
  const { concern, language, urgent } = screening
  const isMinor = saysMinor([content], language)
  const context = { concern, language, urgent, help, isMinor, said: content, recent: [] }
  return { isDanger: true, answer: crisisAnswer(context) }
}
