import { markdownToText } from './markdown-to-text.ts'

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

/** Maximum length for a line in a list, on any screen, and for a notification. */
const LONGEST = 140
/** Enough input to fill it, even if much of it is markup and whitespace. */
const READ = 1000

/** A text on one line, without Markdown; a link becomes its label. */
export const onOneLine = (text: string): string =>
  markdownToText(text, (words, address) => words || address)
    .replace(/\s+/g, ' ')
    .trim()

export const firstLine = (text: string): string => truncate(onOneLine(text.slice(0, READ)), LONGEST)
