import { tellingWords } from '../recall/words.ts'
import { CALENDAR_WORDS } from '../time/calendar-words.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { asksPast, type RankedMessage } from './rank-current-facts.ts'
import { replaces } from './replacements.ts'
import { statementOf, stem, subjectWords } from './statements.ts'

/**
 * Later messages that end what the best answer names, in words that no question asks with: `dropped Spanish`, for `what
 * class am I taking`.
 */

const MOST_WORDS = 3
const LEAST_LETTERS = 4
const COMMON = new Set([...EVERYDAY_WORDS, ...CALENDAR_WORDS])

/** The words by which later messages may speak of the best one: its rare words, except those asked with. */
export function wordsToFollow(question: string, best: RankedMessage | undefined): string[] {
  if (!best?.isFromUser || best.text.trim().endsWith('?') || asksPast(question)) return []
  const asked = subjectWords(question)
  const rare = tellingWords(best.text).filter(
    (word) => word.length >= LEAST_LETTERS && !COMMON.has(word) && !asked.has(stem(word)),
  )
  return [...new Set(rare)].slice(0, MOST_WORDS)
}

/** Those of the messages with such a word that replace the best one. */
export function followUps<T extends RankedMessage>(question: string, best: RankedMessage, mentions: readonly T[]): T[] {
  const asked = subjectWords(question)
  const before = statementOf(best.text, asked)
  return mentions.filter(
    ({ text, isFromUser, sentAt }) =>
      isFromUser && best.sentAt < sentAt && replaces(before, statementOf(text, asked), asked, true),
  )
}
