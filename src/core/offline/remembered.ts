import { attributeOf } from '../memory/attributes.ts'
import type { KnownLine } from '../memory/known.ts'
import { wordsOf } from './words.ts'

const ASKS_ALL =
  /\bwhat (?:do|did) you (?:know|remember|recall|have)(?: so far)?(?: about| of)? me\b|\bwho am i\b|\bwhat have i told you\b|\b(?:tell me|list) what you (?:know|remember)\b|\bdo you (?:know|remember) (?:me|who i am|anything about me)\b/i
const ASKS_ONE =
  /(?:^|[,.!] ?)(?:hey |so |and |ok |do you (?:know|remember) |can you (?:tell me|remind me) |remind me |tell me |guess )*(?:what|where|who|when|which|how (?:old|many|much|often|long)|am i|do i|do you (?:know|remember|recall))\b.*\b(?:i|i'm|my|me|mine)\b.*\?/i
const MOST = 5
const SMALL = new Set(
  'what where who when which how old many much often long do did does is are am was i my me you your the a an of to in on at for remember know recall tell remind called again now'.split(
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

const told = ({ text }: KnownLine): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** Sentences that answer a question about what the person has told; null for anything else. */
export function rememberedReply(text: string, known: readonly KnownLine[]): string[] | null {
  const plain = text.replaceAll('’', "'")
  if (ASKS_ALL.test(plain)) {
    const lines = known.slice(0, MOST)
    if (lines.length === 0) return ['You have not told me anything that I could keep yet.']
    return [`You told me that ${told(lines[0] as KnownLine)}.`, ...lines.slice(1).map((line) => `${line.text}.`)]
  }
  const line = ASKS_ONE.test(plain) ? bestFor(plain, known) : null
  return line ? [`You told me that ${told(line)}.`] : null
}
