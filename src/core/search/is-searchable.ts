import { LIMITS } from '../text/limits.ts'
import { emojiIn } from '../text/words.ts'

/** A Chinese character or a Korean syllable may be a word. */
const ONE_IS_A_WORD = /[\p{sc=Han}\p{sc=Hangul}]/u

/** One letter is in nearly every message, but `猫` or an emoji is worth a search by itself. */
export const isSearchable = (typed: string): boolean =>
  [...typed].length >= LIMITS.messageSearch.min || ONE_IS_A_WORD.test(typed) || emojiIn(typed).length > 0
