/** A part of a text that is masked under a label, from `start` to `end` (exclusive). */
export interface Stretch {
  label: string
  start: number
  end: number
}

/** Words that mean little without their object; those in the second list take it without a preposition. */
const NEEDS =
  /(?:allerg(?:ic|y|ies)|diagnos(?:ed|is)|addict(?:ed|ion)|pregnan(?:t|cy)|surgery|biopsy|symptoms?|medications?|prescription|convict(?:ed|ion)|indicted|arrested|divorced|br(?:oke|eaking|oken) up|affair|evicted|deported)$/i
const TAKES =
  /(?:prescribed|dating|(?:charged|in love) with|(?:engaged|proposed?) to|(?:crush|cheat(?:ed|ing)) on|separated from|out (?:to|as))$/i

/** Words that never continue a value. */
const STOPS = `and|or|but|so|because|since|when|while|if|that|which|who|what|how|why|where|i|we|he|she|they|it|you|is|are|was|were|will|would|can|could|should|may|might|must|not|has|have|had|do|does|did|in|at|on|for|with|after|before|during|until|about|today|tonight|tomorrow|yesterday|last|next|this|now|again|too|also|please|thanks|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december`
const WORD = `(?!(?:${STOPS})(?![\\p{L}\\p{N}]))[\\p{L}\\p{N}'’-]{1,30}(?![\\p{L}\\p{N}_'’-])`
const LIST = `(?:(?:,? and |, | or )${WORD}(?= ?(?:[.,;:!?\\n]|$|and |or ))){0,3}`
const PREPOSITION = ' (?:to|with|of|as|for|from|by|on)'
const AFTER_NEEDS = new RegExp(`${PREPOSITION}(?: ${WORD}){1,4}${LIST}`, 'iuy')
const AFTER_TAKES = new RegExp(`(?: ${WORD}){1,4}${LIST}`, 'iuy')

function endOfValue(text: string, { start, end }: Stretch): number {
  const head = text.slice(start, end)
  const pattern = NEEDS.test(head) ? AFTER_NEEDS : TAKES.test(head) ? AFTER_TAKES : null
  if (!pattern) return end
  pattern.lastIndex = end
  return end + (pattern.exec(text)?.[0].length ?? 0)
}

/** A mask must not leave half a phrase: `allergic to peanuts` is one value. `others`: sorted by position. */
export function wholeValue(text: string, one: Stretch, others: readonly Stretch[]): Stretch {
  const end = endOfValue(text, one)
  if (end === one.end) return one
  const covered = others.reduce(
    (far, { start, end: to }) => (start > one.start && start < far ? Math.max(far, to) : far),
    end,
  )
  return { ...one, end: covered }
}
