import { plainApostrophes } from '../text/plain-apostrophes.ts'
import type { Courtesies, Courtesy } from './languages/language.ts'

/** Thanks and farewells in a language other than English: a message of nothing else asks for no question. */

const LONGEST = 80
const SEPARATORS = '[^\\p{L}\\p{N}]'

/** `Vielen Dank und gute Nacht, Alex!`: what is answered is the farewell. */
export function courtesyIn(message: string, courtesies: Courtesies): Courtesy | null {
  const text = plainApostrophes(message.trim())
  if (text.length > LONGEST || text.includes('?')) return null
  const { goodNight, goodbye, thanks, around } = courtesies
  const phrases = [goodNight.said, goodbye.said, thanks.said, around].join('|')
  const isAll = new RegExp(
    `^(?:(?:${phrases})(?!\\p{L})${SEPARATORS}{0,5}){1,6}(?:(?-i:\\p{Lu})\\p{L}{1,19}${SEPARATORS}{0,5})?$`,
    'iu',
  )
  if (!isAll.test(text)) return null
  const isSaid = ({ said }: Courtesy): boolean => new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, 'iu').test(text)
  return [goodNight, goodbye, thanks].find(isSaid) ?? null
}
