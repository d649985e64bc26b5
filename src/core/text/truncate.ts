const segmenter = new Intl.Segmenter()

/**
 * Cuts a text to at most `length` characters, the ellipsis included. A character is what a person sees as one: a family,
 * a flag or a letter with its accents is never split.
 */
export function truncate(text: string, length: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment)
  if (characters.length <= length) return text
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}
