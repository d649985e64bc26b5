import { isOfItsKind } from './asserted/evidence.ts'
import { isSaidToHold } from './asserted/holds.ts'
import { spokenClauses } from './asserted/spoken-clauses.ts'
import { type ReadFact, statedIn } from './asserted/stated-value.ts'
import { contentOf, stemOf, wordsOf } from './asserted/value-words.ts'
import { isSaidOf } from './asserted/whose-fact.ts'
import { plainWords } from './plain-words.ts'

/** Grounding: a fact that a model extracted must be stated by the message, by the rules of our own extraction. */

const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text)
/** Denied, supposed or said of others, in scripts whose clauses no rule reads. */
const OTHER_SCRIPTS_DOUBT =
  /[?？؟不没沒非如若她他妹姐弟哥妈媽爸說说]|ない|ません|もし|たら|なら|彼|姉|妹|兄|弟|母|父|안 |않|없|만약|(?<!\p{L})(?:не|нет|если|бы|он|она|они|моя|мой|мои|брат|сестра|لا|ليس|لو|إذا|هو|هي|לא|אם|הוא|היא|δεν|όχι|αν|αυτός|αυτή)(?!\p{L})/iu

const isQuotedIn = (quote: string, content: readonly string[]): boolean => {
  const quoted = new Set(wordsOf(plainWords(quote)).map(stemOf))
  return content.length > 0 && content.every((word) => quoted.has(stemOf(word)))
}

/** Whether every content word of the value is in the quote, and in one clause that asserts it of the subject. */
export function isAsserted(fact: ReadFact, message: string): boolean {
  const { quote, value } = fact
  if (!message.includes(quote)) return false
  if (!isLatin(message)) return !OTHER_SCRIPTS_DOUBT.test(message) && quote.includes(value)
  if (!isQuotedIn(quote, contentOf(value))) return false
  return spokenClauses(message)
    .filter((clause) => clause.quote.includes(quote) || quote.includes(clause.quote))
    .some((clause) => {
      const stated = statedIn(clause, value)
      return (
        stated !== null && isOfItsKind(stated, fact) && isSaidToHold(stated, fact) && isSaidOf(stated, fact, message)
      )
    })
}
