import { plainApostrophes } from '../text/plain-apostrophes.ts'
import type { Courtesies, Courtesy } from './languages/language.ts'

/** Thanks and farewells in languages other than English: the reply to a message of nothing else asks no question. */

const LONGEST = 80
const SEPARATORS = '[^\\p{L}\\p{N}]'

/** Finds the courtesy to answer; in `Vielen Dank und gute Nacht, Alex!` that is the farewell. Null if more is said. */
export function courtesyReader({
  goodNight,
  goodbye,
  thanks,
  around,
}: Courtesies): (message: string) => Courtesy | null {
  const phrases = [goodNight.said, goodbye.said, thanks.said, around].join('|')
  const isAll = new RegExp(
    `^(?:(?:${phrases})(?!\\p{L})${SEPARATORS}{0,5}){1,6}(?:(?-i:\\p{Lu})\\p{L}{1,19}${SEPARATORS}{0,5})?$`,
    'iu',
  )
  const kinds = [goodNight, goodbye, thanks].map((courtesy) => ({
    courtesy,
    pattern: new RegExp(`(?<!\\p{L})(?:${courtesy.said})(?!\\p{L})`, 'iu'),
  }))
  return (message) => {
    const text = plainApostrophes(message.trim())
    if (text.length > LONGEST || text.includes('?') || !isAll.test(text)) return null
    return kinds.find(({ pattern }) => pattern.test(text))?.courtesy ?? null
  }
}
