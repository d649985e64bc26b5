/** Removes diacritics from Latin, Greek and Cyrillic letters: `café` becomes `cafe`. */
export const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
