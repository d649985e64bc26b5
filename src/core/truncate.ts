/**
 * Cuts a text to at most `length` characters, the ellipsis included, without splitting a character that is made of
 * several code units.
 */
export function truncate(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}
