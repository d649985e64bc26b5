import { type Screening, URGENCY } from '../concern.ts'
import { likeliestConcern } from '../likeness/likeness.ts'
import { tokensOf } from '../normalise.ts'
import { MEANINGS } from './meanings.ts'
import { marginOf, openCodes } from './nearest.ts'

/** Chosen so that at most one more in a hundred of the harmless messages that look alike is taken for a danger. */
const CLOSER = 0.07

const dangers = openCodes(MEANINGS.dangers)
const harmless = openCodes(MEANINGS.harmless)

/** A danger that an English message tells of by its meaning, whatever its words; null: none, or not plainly. */
export function screenMeaning(text: string, meaning: ArrayLike<number>): Screening | null {
  if (marginOf(meaning, dangers, harmless) <= CLOSER) return null
  const concern = likeliestConcern(tokensOf(text), 'en')
  return { concern, language: 'en', urgent: URGENCY[concern] === 'now', families: [] }
}
