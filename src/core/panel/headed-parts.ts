/** The parts of a Markdown text that begin with a heading; what stands before the first is one of its own. */
export const headedParts = (text: string): string[] =>
  text
    .split(/^(?=#{1,4}\s)/m)
    .map((part) => part.trim())
    .filter((part) => part !== '')
