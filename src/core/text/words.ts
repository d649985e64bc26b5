/** In lower case, without punctuation. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

/** The words of a list that spaces or line breaks separate. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Phones type an apostrophe as a closing quote; word-based rules expect the straight one. */
export const plainApostrophes = (text: string): string => text.replaceAll('’', "'")

/** A flag is two letters; a picture may have a skin colour and be joined to others. */
const EMOJI = /\p{RI}\p{RI}|\p{Extended_Pictographic}/gu

/** The emoji of a text, without skin colours; joined ones are listed one by one. */
export const emojiIn = (text: string): string[] => text.match(EMOJI) ?? []

/** Accents and strokes, and the points of Hebrew and Arabic, which people write as they like. */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u065f\u0670]/g

/** Letters that are not a letter and an accent for Unicode, with those that people type in their place. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ə: 'e' },
  ...{ ς: 'σ', ґ: 'г' },
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' },
  ...{ ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' },
}
const FOLDED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

const IS_ASCII = /^[\0-\x7f]*$/

/** A word in lower case as somebody types it who leaves out accents: `café` becomes `cafe`, `łódź` `lodz`. */
export const foldLetters = (word: string): string =>
  IS_ASCII.test(word)
    ? word
    : word
        .normalize('NFD')
        .replace(MARKS, '')
        .normalize('NFC')
        .replace(FOLDED, (letter) => LETTERS[letter] ?? letter)

const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** As somebody spells it who has no such letters: `größe` becomes `groesse`. */
export const spellOut = (word: string): string =>
  foldLetters(word.normalize('NFC').replace(/[äöüøå]/g, (letter) => SPELT[letter] ?? letter))

/** In Unicode, the ten digits of a script stand in a row. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
const plainDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, plainDigit)

/**
 * A typed or pasted code without the blanks, dashes and dots that apps and people group it by: `123 456` is `123456`. Some
 * keyboards write digits of their own script.
 */
export const plainCode = (typed: string): string =>
  plainDigits(typed.normalize('NFKC').replace(/[\s\p{P}\p{Cf}]/gu, ''))

/** Without case and accents, with plain digits and straight apostrophes: what two spellings of one word share. */
export const folded = (text: string): string =>
  plainDigits(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[’‘ʼ`´٬]/g, "'")
      .replace(/٫/g, '.'),
  ).replace(FOLDED, (letter) => LETTERS[letter] ?? letter)

/** Only letters and digits of the folded text: equal for two lines that say the same in the same words. */
export const bareText = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
