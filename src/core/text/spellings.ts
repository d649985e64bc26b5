const FOREIGN_LETTERS = /[^ -~]/

const THRICE = /(\p{L})\1{2,}/gu

/** As in a folded text: without accents, and no letter more than twice. */
export const unaccented = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe').replace(THRICE, '$1$1')

/** The spellings of a word in a folded text. Umlauts are also typed as two letters. */
export function spellings(word: string): string[] {
  if (!FOREIGN_LETTERS.test(word)) return [word.replace(THRICE, '$1$1')]
  const long = word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
  return [...new Set([unaccented(word), unaccented(long)])]
}
