import { tellsAnything } from '../recall/words.ts'
import { tellingStems } from './used-facts.ts'

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
