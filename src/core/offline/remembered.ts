import { attributeOf } from '../memory/attributes.ts'
import { sentencesOf } from '../memory/clauses.ts'
import type { KnownLine } from '../memory/known.ts'
import { plainApostrophes } from '../plain-apostrophes.ts'
import { wordsOf } from './words.ts'

const ASKS_ALL =
  /\bwhat (?:do|did) you (?:know|remember|recall|have)(?: so far)?(?: about| of)? me\b|\bwho am i\b|\bwhat have i told you\b|\b(?:tell me|list) what you (?:know|remember)\b|\bdo you (?:know|remember) (?:me|who i am|anything about me)\b/i
const ASKS_ONE =
  /(?:^|[,.!] ?)(?:hey |so |and |ok |do you (?:know|remember) |can you (?:tell me|remind me) |remind me |tell me |guess )*(?:what|where|who|when|which|how (?:old|many|much|often|long)|am i|do i|do you (?:know|remember|recall))\b.*\b(?:i|i'm|my|me|mine)\b.*\?/i
/** Asks for what was said, not for what is so. */
const ASKS_SAID =
  /\bwhat (?:did|have|had) i (?:just |already |ever )?(?:say|said|tell|told|mention(?:ed)?|write|written)\b|\b(?:did|have) i (?:ever |already )?(?:tell|told|mention(?:ed)?|say|said)\b|\b(?:do|can) you (?:still )?(?:remember|recall)\b(?! to\b)|\bremind me (?:what|of|about)\b|\bwhat do you (?:know|remember) (?:about|of)\b/i
const MOST = 5
const LONGEST_QUOTE = 240
const SMALL = new Set(
  'what where who when which how old many much often long do did does is are am was i my me you your the a an of to in on at for remember know recall tell remind called again now about any anything did told said say mention mentioned ever already just have had still can could there this that with and it so please'.split(
    ' ',
  ),
)

const stem = (word: string): string => word.replace(/(?:ing|ed|s)$/, '')
const wordsIn = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .map((word) => word.replace(/['’]s$/, ''))
      .filter((word) => !SMALL.has(word))
      .map(stem),
  )

function bestFor(question: string, known: readonly KnownLine[]): KnownLine | null {
  const asked = wordsIn(question)
  let best: { line: KnownLine; score: number } | null = null
  for (const line of known) {
    const about = wordsIn(`${line.about} ${attributeOf(line.about).asks}`)
    const told = wordsIn(line.text)
    const score = [...asked].reduce((sum, word) => sum + (told.has(word) ? 2 : 0) + (about.has(word) ? 1 : 0), 0)
    if (score > (best?.score ?? 0)) best = { line, score }
  }
  return best?.line ?? null
}

/** Something that the person said before. */
export interface Said {
  text: string
  /** The day in words; null: in this conversation, a while ago. */
  saidOn: string | null
}

/** The sentence that has most of what is asked for, the latest of equals. Questions tell nothing. */
function closestSaid(question: string, said: readonly Said[]): { quote: string; saidOn: string | null } | null {
  const asked = wordsIn(question)
  let best: { quote: string; saidOn: string | null; score: number } | null = null
  for (const { text, saidOn } of said) {
    for (const sentence of sentencesOf(text)) {
      if (sentence.endsWith('?') || sentence.length > LONGEST_QUOTE) continue
      const words = wordsIn(sentence)
      const score = [...asked].filter((word) => words.has(word)).length
      if (score > 0 && score >= (best?.score ?? 0))
        best = { quote: sentence.replace(/[\s.!…"“”]+$/u, ''), saidOn, score }
    }
  }
  return best
}

const quoted = ({ quote, saidOn }: { quote: string; saidOn: string | null }): string =>
  `${saidOn ? `On ${saidOn} you told me` : 'You told me'}: “${quote}”.`

const told = ({ text }: KnownLine): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/**
 * Sentences that answer a question about what the person has told: what is known, else their own words. Null for anything
 * else. `said`: in order of time.
 */
export function rememberedReply(
  text: string,
  known: readonly KnownLine[],
  said: readonly Said[] = [],
): string[] | null {
  const plain = plainApostrophes(text)
  if (ASKS_ALL.test(plain)) {
    const lines = known.slice(0, MOST)
    if (lines.length === 0) return ['You have not told me anything that I could keep yet.']
    return [`You told me that ${told(lines[0] as KnownLine)}.`, ...lines.slice(1).map((line) => `${line.text}.`)]
  }
  const asksSaid = ASKS_SAID.test(plain)
  const line = ASKS_ONE.test(plain) ? bestFor(plain, known) : null
  const words = asksSaid ? closestSaid(plain, said) : null
  if (words) return [quoted(words), ...(line ? [`${line.text}.`] : [])]
  if (line) return [`You told me that ${told(line)}.`]
  return asksSaid && wordsIn(plain).size > 0 ? ['I find nothing that you told me about that.'] : null
}
