import { dangerByMeaning } from '../../../core/safety/meaning/danger-by-meaning.ts'
import { isDoubtful, likeliestLanguage } from '../../../core/safety/screen-message.ts'
import type { Services } from '../../ports/services.ts'

/** The longest anyone waits for a second opinion on a message that its words leave open. */
const PATIENCE_MS = 25
/** The model reads a few sentences; longer texts take too long. */
const LONGEST = 300

/** How dangerous an English message is by its meaning; 0 if unknown, or if it can't change anything. */
export async function askMeaning({ embeddings }: Pick<Services, 'embeddings'>, text: string): Promise<number> {
  if (!embeddings || text.length > LONGEST || likeliestLanguage(text) !== 'en' || !isDoubtful(text)) return 0
  const [meaning] = (await embeddings.embed([text], PATIENCE_MS)) ?? []
  return meaning ? dangerByMeaning(meaning) : 0
}
