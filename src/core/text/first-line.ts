import { markdownToText } from './markdown-to-text.ts'
import { truncate } from './truncate.ts'

/** A line of a list holds no more, whatever the screen. */
const LONGEST = 140
/** Enough to fill it, even where much of it is marks and blanks. */
const READ = 1000

/** A text on one line, without the marks of Markdown; a link is its words. */
export const onOneLine = (text: string): string =>
  markdownToText(text, (words, address) => words || address)
    .replace(/\s+/g, ' ')
    .trim()

/** The beginning of a text on one line. */
export const firstLine = (text: string): string => truncate(onOneLine(text.slice(0, READ)), LONGEST)
