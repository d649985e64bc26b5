/** `café` is `cafe`: Latin, Greek and Cyrillic letters without the marks above and below them. */
export const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
