import { type Screening, URGENCY } from '../concern.ts'
import { likeliestConcern } from '../likeness/likeness.ts'
import { tokensOf } from '../normalise.ts'
import { MEANINGS } from './meanings.ts'
import { marginOf, openCodes } from './nearest.ts'

/** Chosen to add at most 1% false positives among harmless messages that look similar. */
const CLOSER = 0.06

const dangers = openCodes(MEANINGS.dangers)
const harmless = openCodes(MEANINGS.harmless)

/** By its meaning, whatever its words; null if there is none or it is unclear. */
export function screenMeaning(text: string, meaning: ArrayLike<number>): Screening | null {
  if (marginOf(meaning, dangers, harmless) <= CLOSER) return null
  const concern = likeliestConcern(tokensOf(text), 'en')
  return { concern, language: 'en', urgent: URGENCY[concern] === 'now', families: [] }
}
