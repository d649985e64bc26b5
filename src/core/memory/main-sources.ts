import { tellsAnything } from '../recall/words.ts'
import { tellingStems } from './used-facts.ts'

const MOST = 3
/** Sources below this share of the best score did not matter. */
const LEAST_SHARE = 0.5

/** Up to three, best first, by the words shared with message and reply. Greetings and bare questions never count. */
export function mainSources(said: string, reply: string, sources: readonly string[]): number[] {
  const spoken = [tellingStems(said), tellingStems(reply)]
  const scored = sources
    .map((text, index) => ({ text, index }))
    .filter(({ text }) => tellsAnything(text))
    .map(({ text, index }) => {
      const words = tellingStems(text)
      return { index, score: spoken.reduce((sum, heard) => sum + words.intersection(heard).size, 0) }
    })
    .sort((one, other) => other.score - one.score)
  const best = scored[0]?.score ?? 0
  const matters = scored.filter(({ score }) => score > 0 && score >= LEAST_SHARE * best)
  return (best > 0 ? matters : scored.slice(0, 1)).slice(0, MOST).map(({ index }) => index)
}
