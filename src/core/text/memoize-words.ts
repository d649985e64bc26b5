/** Far more than the common words of a language. */
const MOST_WORDS = 20_000
/** Longer ones seldom recur, and would take much memory. */
const LONGEST = 24

/** Remembers what was found for a word, as messages repeat the same ones. Too many new words clear it. */
export function memoizeWords<T extends object>(find: (word: string) => T): (word: string) => T {
  const found = new Map<string, T>()
  return (word) => {
    const known = found.get(word)
    if (known) return known
    const result = find(word)
    if (word.length > LONGEST) return result
    if (found.size >= MOST_WORDS) found.clear()
    found.set(word, result)
    return result
  }
}
