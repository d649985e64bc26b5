import { isCrisis, tellsOfViolence } from '../crisis.ts'
import { FEELING_WORDS } from '../feeling-words.ts'
import { countMatches, matcherOf, wordsOf } from '../offline/words.ts'
import { plainApostrophes } from '../plain-apostrophes.ts'
import { attributeOf } from './attributes.ts'
import type { Claim } from './claim.ts'

/** What a message is about and how it sounds, by words. */
export interface Analysis {
  emotionalTone: string
  keyTopics: string[]
  sentiment: 'positive' | 'neutral' | 'negative'
  /** 1 to 10. */
  importance: number
  memoryTags: string[]
}

const GLAD =
  /\b(?:good|great|happy|love|loved|loving|glad|excited|proud|relieved|wonderful|amazing|awesome|fantastic|fun|enjoy\w{0,40}|thank\w{0,40}|won|passed|finally|better|best|nice|lucky|hope(?:s|d|ful)?|hoping|celebrat\w{0,40}|yay|perfect|calm|promot\w{1,40}|win|success\w{0,40})\b/gi
const SAD =
  /\b(?:bad|sad|hate|hated|angry|afraid|scared|worried|anxious|stress\w{0,40}|tired|exhausted|lonely|alone|lost|failed|fail|worse|worst|awful|terrible|hurt\w{0,40}|pain(?:s|ful)?|sick|cry(?:ing)?|cried|hopeless|upset|annoy\w{0,40}|frustrat\w{0,40}|overwhelm\w{0,40}|depress\w{0,40}|fired|broke|died|death|miss|regret\w{0,40}|guilty|ashamed|nervous|panic\w{0,40})\b/gi
/** What a denial may turn: the next word or the one after, as in `not happy` and `not very happy`. */
const NOT = /\b(?:not|never|no longer|\w{1,9}n't) {1,3}(\w{1,40}(?: {1,3}\w{1,40})?)/gi

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

const WORD_OR_END = /[\p{L}\p{M}\p{N}'’]+|[.!?]/gu
const NAME = /^\p{Lu}\p{Ll}{2,}/u

/** Capitalised words that no sentence begins with, in small letters. */
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

/** The words that a text turns on: names first, then those that come again, then the longer ones. */
export function keyTopicsOf(text: string): string[] {
  const names = namesIn(text)
  const counts = new Map<string, number>()
  for (const word of wordsOf(plainApostrophes(text))) {
    if (word.length < 4 || SMALL.has(word) || word.includes("'") || /^\d+$/.test(word)) continue
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const weight = (word: string): number => (counts.get(word) ?? 0) * 4 + (names.has(word) ? 6 : 0) + word.length / 4
  return [...counts.keys()].sort((one, other) => weight(other) - weight(one)).slice(0, MOST_TOPICS)
}

function sentimentOf(text: string): Analysis['sentiment'] {
  const turned = [...plainApostrophes(text).matchAll(NOT)].map((match) => match[1] ?? '').join(' ')
  const glad = countMatches(text, GLAD) - countMatches(turned, GLAD) + countMatches(turned, SAD)
  const sad = countMatches(text, SAD) - countMatches(turned, SAD) + countMatches(turned, GLAD)
  if (glad === sad) return 'neutral'
  return glad > sad ? 'positive' : 'negative'
}

const FEELINGS = Object.entries(FEELING_WORDS).map(([feeling, words]) => [feeling, matcherOf(words)] as const)

function toneOf(text: string, sentiment: Analysis['sentiment']): string {
  const heard = FEELINGS.map(([feeling, matcher]) => ({ feeling, hits: countMatches(text, matcher) }))
  const best = heard.reduce((one, other) => (other.hits > one.hits ? other : one))
  if (best.hits > 0) return best.feeling
  return sentiment === 'positive' ? 'cheerful' : sentiment === 'negative' ? 'low' : 'calm'
}

const LONG = 200

function importanceOf(text: string, claims: readonly Claim[], sentiment: Analysis['sentiment']): number {
  if (isCrisis(text) || tellsOfViolence(text)) return 10
  const told = Math.max(0, ...claims.map(({ attribute }) => attributeOf(attribute).importance))
  const base = wordsOf(text).length < 4 ? 2 : 4
  const felt = sentiment === 'neutral' ? 0 : 1
  return Math.min(9, Math.max(told, base + felt + (text.length > LONG ? 1 : 0)))
}

/** What a message is about and how it sounds; `claims` are what it tells of the person. */
export function analyse(text: string, claims: readonly Claim[]): Analysis {
  const sentiment = sentimentOf(text)
  const tags = claims.flatMap(({ attribute }) => {
    const about = attributeOf(attribute)
    return [about.kind, about.category]
  })
  return {
    emotionalTone: toneOf(text, sentiment),
    keyTopics: keyTopicsOf(text),
    sentiment,
    importance: importanceOf(text, claims, sentiment),
    memoryTags: [...new Set<string>(tags)],
  }
}
