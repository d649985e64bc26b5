/** Words separated by white space; `_` stands for a space within one. */
export const wordSet = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' ')),
  )
