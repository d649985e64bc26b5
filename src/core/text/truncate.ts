const segmenter = new Intl.Segmenter()

/** The ellipsis is included. Counts graphemes: a family emoji, a flag or an accented letter is never split. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment)
  if (characters.length <= length) return text
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}
