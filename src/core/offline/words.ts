/** Words by spaces, as a set. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/**
 * A matcher for a list of words by spaces; `negotiat-` matches every word that begins so, any other also with a plural s.
 */
export function matcherOf(words: string): RegExp {
  const patterns = words.split(' ').map((word) => (word.endsWith('-') ? `${word.slice(0, -1)}[\\p{L}-]*` : `${word}s?`))
  return new RegExp(`(?<![\\p{L}'])(?:${patterns.join('|')})(?![\\p{L}])`, 'giu')
}

/** How often the words are met in a text. */
export const countMatches = (text: string, matcher: RegExp): number => text.match(matcher)?.length ?? 0

/** Words of a text in small letters, without marks. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

/** A small number that is always the same for the same text. */
export function hashOf(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  }
  // The low bits of this hash alone are poor at telling near texts apart.
  hash ^= hash >>> 15
  return Math.imul(hash, 0x2c1b3c6d) >>> 0
}
