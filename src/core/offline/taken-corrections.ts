import type { Claim } from '../memory/claim.ts'
import { sentencesOf } from '../memory/clauses.ts'
import { selfCorrected } from '../memory/corrections/correction-forms.ts'
import { DAY } from '../memory/corrections/fits-fact.ts'
import { extractFacts } from '../memory/extract-facts.ts'
import { findFacts } from '../memory/find-facts.ts'
import type { Turn } from '../prompt/prompt.ts'

/** Earlier messages that a correction may be about. */
const LOOKED_BACK = 10
const dayIn = (text: string): string | null => DAY.exec(text)?.[0] ?? null

/** Whether the last message changes what is known; only then does a reply confirm a correction. */
export function isTaken(turns: readonly Turn[]): boolean {
  const texts = turns.filter(({ fromPerson }) => fromPerson).map(({ text }) => text)
  const recent: Claim[] = []
  for (const text of texts.slice(-LOOKED_BACK - 1, -1)) recent.unshift(...findFacts(text, dayIn, recent).reverse())
  return extractFacts(texts.at(-1) ?? '', dayIn, recent).length > 0
}

/** `I was born in 1984, sorry, 1985`: its first part is not to be said back. */
export const correctsItself = (text: string): boolean =>
  sentencesOf(text).some((sentence) => Boolean(selfCorrected(sentence)?.correction))
