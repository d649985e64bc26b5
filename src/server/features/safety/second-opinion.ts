import type { Screening } from '../../../core/safety/concern.ts'
import { screenMeaning } from '../../../core/safety/meaning/screen-meaning.ts'
import { isDoubtful, likeliestLanguage } from '../../../core/safety/screen-message.ts'
import type { Services } from '../../ports/services.ts'

/** The longest anyone waits for a second opinion on what the rules did not find. */
const PATIENCE_MS = 25
/** The model reads a few sentences; longer texts take too long. */
const LONGEST = 300

/** For English messages. It can add to what the rules find, never remove anything. */
export async function askMeaning(
  { embeddings }: Pick<Services, 'embeddings'>,
  text: string,
): Promise<Screening | null> {
  if (!embeddings || text.length > LONGEST || likeliestLanguage(text) !== 'en' || !isDoubtful(text)) return null
  const [meaning] = (await embeddings.embed([text], PATIENCE_MS)) ?? []
  return meaning ? screenMeaning(text, meaning) : null
}
