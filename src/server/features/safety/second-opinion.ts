import { scoreEmbedding } from '../../../core/safety/classifier/embedding-score.ts'
import { isDoubtful, likeliestLanguage } from '../../../core/safety/screen-message.ts'
import type { Services } from '../../ports/services.ts'

/** The longest anyone waits for a second opinion on a message whose words leave it in doubt. */
const PATIENCE_MS = 25
/** The model reads a few sentences; longer texts take too long. */
const LONGEST = 300

/** The score of an English message's embedding; 0 if unknown, or if it can't change anything. */
export async function embeddingScoreOf({ embeddings }: Pick<Services, 'embeddings'>, text: string): Promise<number> {
  if (!embeddings || text.length > LONGEST || likeliestLanguage(text) !== 'en' || !isDoubtful(text)) return 0
  const [embedding] = (await embeddings.embed([text], PATIENCE_MS)) ?? []
  return embedding ? scoreEmbedding(embedding) : 0
}
