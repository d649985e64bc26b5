import { markdownToText } from './markdown-to-text.ts'
import { truncate } from './truncate.ts'

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
