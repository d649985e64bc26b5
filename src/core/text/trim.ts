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

/** By hand: a regular expression ending with `$` takes quadratic time, as it restarts at each mark of a long run. */

const isMark = (marks: string, character: string | undefined): boolean =>
  character !== undefined && (marks.includes(character) || character.trim() === '')

/** Trims whitespace and any of the `marks` at the end. */
export function trimMarksEnd(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && isMark(marks, text[end - 1])) end -= 1
  return text.slice(0, end)
}

export function trimMarks(text: string, marks: string): string {
  const trimmed = trimMarksEnd(text, marks)
  let start = 0
  while (start < trimmed.length && isMark(marks, trimmed[start])) start += 1
  return trimmed.slice(start)
}
