/**
 * Trimming by hand: a pattern that ends with `$` begins again at every mark of a long row of them, and takes the square of
 * its length.
 */

const isMark = (marks: string, character: string | undefined): boolean =>
  character !== undefined && (marks.includes(character) || character.trim() === '')

/** A text without the spaces, and without any of the `marks`, at its end. */
export function trimMarksEnd(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && isMark(marks, text[end - 1])) end -= 1
  return text.slice(0, end)
}

/** The same at both ends. */
export function trimMarks(text: string, marks: string): string {
  const trimmed = trimMarksEnd(text, marks)
  let start = 0
  while (start < trimmed.length && isMark(marks, trimmed[start])) start += 1
  return trimmed.slice(start)
}
