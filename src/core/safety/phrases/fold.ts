const INVISIBLE = /\u00AD|[\u200B-\u200F]|\u2060|\uFE0F|\uFEFF/g
const APOSTROPHES = /['’‘ʼ`´′]/g
const LAUGHTER = /[😂🤣😆😹😅]/gu
const ACCENTS = /[\u0300-\u036F]/g
/** Scripts without spaces: each letter is a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu

/** Lower case without accents, apostrophes and double letters, so that `Soooo` is `so`, and `can't` is `cant`. */
export const fold = (text: string): string =>
  text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(LAUGHTER, ' lol ')
    .replaceAll('ß', 's')
    .replace(/([a-z])\1+/g, '$1')
    .replace(UNSPACED, ' $& ')

const WORDS = /[\p{L}\p{M}\p{N}]+|[,()،、]|(?<=\s)[-–—](?=\s)/gu

/** The folded words of a sentence; commas and the like are words too. */
export const wordsOf = (sentence: string): string[] =>
  (sentence.match(WORDS) ?? []).map((word) => (/^[\p{L}\p{N}]/u.test(word) ? word : ','))
