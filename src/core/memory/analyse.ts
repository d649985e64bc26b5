import { isCrisis, tellsOfViolence } from '../crisis.ts'
import { readMood } from '../mood/read-mood.ts'
import { wordsOf } from '../offline/words.ts'
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
  const { sentiment, tone } = readMood(text)
  const tags = claims.flatMap(({ attribute }) => {
    const about = attributeOf(attribute)
    return [about.kind, about.category]
  })
  return {
    emotionalTone: tone,
    keyTopics: keyTopicsOf(text),
    sentiment,
    importance: importanceOf(text, claims, sentiment),
    memoryTags: [...new Set<string>(tags)],
  }
}
