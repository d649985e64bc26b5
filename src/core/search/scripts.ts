/** How the words of a script are told apart, which decides how their parts are compared. */
export type Script = 'characters' | 'syllables' | 'unspaced' | 'prefixed' | 'letters'

const SCRIPTS: readonly [Script, RegExp][] = [
  // Chinese and Japanese: a word may be one character, and no blanks divide them.
  ['characters', /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['syllables', /\p{sc=Hangul}/u],
  ['unspaced', /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u],
  // The article, `and` and `in` are written as one with the word.
  ['prefixed', /[\p{sc=Arabic}\p{sc=Hebrew}]/u],
]

export const scriptOf = (word: string): Script => SCRIPTS.find(([, letters]) => letters.test(word))?.[0] ?? 'letters'
