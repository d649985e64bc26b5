import { emojiIn } from '../text/emoji.ts'
import { LIMITS } from '../text/limits.ts'

/** One letter is in nearly every message, but an emoji is worth a search by itself. */
export const isSearchable = (typed: string): boolean =>
  [...typed].length >= LIMITS.messageSearch.min || emojiIn(typed).length > 0
