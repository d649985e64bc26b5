/** Far more than the common words of a language. */
const MOST = 20_000

/** A look-up that remembers its answers. Messages repeat the same words; a flood of new ones only starts it anew. */
export function remembering<T extends object>(find: (word: string) => T): (word: string) => T {
  const found = new Map<string, T>()
  return (word) => {
    const known = found.get(word)
    if (known) return known
    if (found.size >= MOST) found.clear()
    const answer = find(word)
    found.set(word, answer)
    return answer
  }
}
