import { readMood } from '../mood/read-mood.ts'
import { screen } from '../safety/screen.ts'
import { plainApostrophes } from '../text/plain-apostrophes.ts'
import { wordsOf } from '../text/words.ts'
import { attributeOf } from './attributes.ts'
import type { Claim } from './claim.ts'

/** Keyword-based topics, mood and importance of a message. */
export interface Analysis {
  emotionalTone: string
  keyTopics: string[]
  sentiment: 'positive' | 'neutral' | 'negative'
  /** 1 to 10. */
  importance: number
  memoryTags: string[]
}

const SMALL = new Set(
  `the a an and or but so if then than that this these those i you he she it we they me him her us them my your his its our their
am is are was were be been being do does did done have has had will would can could should may might must shall not no yes to of
in on at by for with about from as into like through after over between out up down off again further once here there when where
why how all any both each few more most other some such only own same too very just also even still really actually maybe well
what which who whom whose one two three get got getting go going went gone make made want wants need needs know think feel say
said tell told ask asked today tomorrow yesterday tonight morning evening week month year day time thing things lot way bit good
great bad new old much many little im ive dont cant wont because while since until ago now never always sometimes last next first
something anything everything someone anyone help please thanks thank hi hello hey okay ok sure yeah let lets been`.split(
    /\s+/,
  ),
)
const MOST_TOPICS = 5
/** The words kept of each message: the topics of a day are counted over all its messages. */
const MOST_WORDS = 50

const WORD_OR_END = /[\p{L}\p{M}\p{N}'’]+|[.!?]/gu
const NAME = /^\p{Lu}\p{Ll}{2,}/u

/** Capitalised words that do not start a sentence, lowercased. */
function namesIn(text: string): Set<string> {
  const names = new Set<string>()
  let begins = true
  for (const [word] of text.matchAll(WORD_OR_END)) {
    const name = begins ? undefined : NAME.exec(word)?.[0]
    if (name) names.add(name.toLowerCase())
    begins = /[.!?]/.test(word)
  }
  return names
}

/** Weight of each word of a text: names weigh most, then repeated words, then longer ones. */
export type Topics = ReadonlyMap<string, number>

const NAME_WEIGHT = 6
const MENTION_WEIGHT = 4

const mostOf = (weights: Topics, count: number): [string, number][] =>
  [...weights].sort(([, one], [, other]) => other - one).slice(0, count)

/** Heaviest first, up to `MOST_WORDS`. */
export function topicsIn(text: string): Topics {
  const names = namesIn(text)
  const weights = new Map<string, number>()
  for (const word of wordsOf(plainApostrophes(text))) {
    if (word.length < 4 || SMALL.has(word) || word.includes("'") || /^\d+$/.test(word)) continue
    const first = word.length / 4 + (names.has(word) ? NAME_WEIGHT : 0)
    weights.set(word, (weights.get(word) ?? first) + MENTION_WEIGHT)
  }
  return new Map(mostOf(weights, MOST_WORDS))
}

export function keyTopicsOf(texts: readonly Topics[]): string[] {
  const weights = new Map<string, number>()
  for (const topics of texts) for (const [word, weight] of topics) weights.set(word, (weights.get(word) ?? 0) + weight)
  return mostOf(weights, MOST_TOPICS).map(([word]) => word)
}

const LONG = 200

function importanceOf(text: string, claims: readonly Claim[], sentiment: Analysis['sentiment']): number {
  if (screen(text)) return 10
  const told = Math.max(0, ...claims.map(({ attribute }) => attributeOf(attribute).importance))
  const base = wordsOf(text).length < 4 ? 2 : 4
  const felt = sentiment === 'neutral' ? 0 : 1
  return Math.min(9, Math.max(told, base + felt + (text.length > LONG ? 1 : 0)))
}

/** `claims` are the facts that it states about the person. */
export function analyse(text: string, claims: readonly Claim[]): Analysis {
  const { sentiment, tone } = readMood(text)
  const tags = claims.flatMap(({ attribute }) => {
    const about = attributeOf(attribute)
    return [about.kind, about.category]
  })
  return {
    emotionalTone: tone,
    keyTopics: keyTopicsOf([topicsIn(text)]),
    sentiment,
    importance: importanceOf(text, claims, sentiment),
    memoryTags: [...new Set<string>(tags)],
  }
}
