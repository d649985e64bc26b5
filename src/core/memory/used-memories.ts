import { tellsAnything } from '../recall/words.ts'
import { wordsOf } from '../text/words.ts'
import type { MemoryLine } from './digest-lines.ts'

/** Words that don't distinguish memories. */
const COMMON = new Set(
  `you your are is not no longer live lives work works like likes want wants have has eat eats drive drives called name named
speak speaks learning into weigh earn earns study goes with the and for from that this are was were been being does did about
every week day month year times old years who what where when how can could would will just more very some any all out get got
going take takes play plays really also than then them they there here good great well time today make made know need help think
feel`.split(/\s+/),
)
const SHORTEST = 3

const stem = (word: string): string => (word.length > 5 ? word.replace(/(?:ing|ed|es|s)$/, '') : word.replace(/s$/, ''))

const tellingStems = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .map((word) => word.replace(/['’]s$/, ''))
      .filter((word) => (word.length >= SHORTEST || /\d/.test(word)) && !COMMON.has(word))
      .map(stem),
  )

/** Which known memories the reply, or the message it answers, mentions. */
export function usedMemories(known: readonly MemoryLine[], said: string, reply: string): number[] {
  if (known.length === 0) return []
  const spoken = tellingStems(`${said}\n${reply}`)
  return known.filter(({ text }) => [...tellingStems(text)].some((word) => spoken.has(word))).map(({ id }) => id)
}

/** Whether an answer mentions one of these memories in more than the words in which the person asked. */
export function tellsKept(answer: string, asked: string, memories: readonly string[]): boolean {
  const known = tellingStems(asked)
  const spoken = tellingStems(answer)
  return memories.some((text) => [...tellingStems(text)].some((word) => spoken.has(word) && !known.has(word)))
}

const MOST = 3
/** Sources below this share of the best score did not matter. */
const LEAST_SHARE = 0.5

/** The sources whose words the reply takes up: up to three, best first. Greetings and bare questions never count. */
export function mainSources(reply: string, sources: readonly string[]): number[] {
  const spoken = tellingStems(reply)
  const scored = sources
    .map((text, index) => ({ index, score: tellsAnything(text) ? tellingStems(text).intersection(spoken).size : 0 }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const best = scored[0]?.score ?? 0
  return scored
    .filter(({ score }) => score >= LEAST_SHARE * best)
    .slice(0, MOST)
    .map(({ index }) => index)
}

/** The sentence of a message that shares most words with `about`, exactly as it was written. */
export function sentenceAbout(message: string, about: string): string {
  const wanted = tellingStems(about)
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(message)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '')
  const shared = sentences.map((sentence) => tellingStems(sentence).intersection(wanted).size)
  return sentences[shared.indexOf(Math.max(...shared))] ?? message
}
