export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

export function hashOf(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  }
  // The low bits of this hash alone separate similar texts poorly.
  hash ^= hash >>> 15
  return Math.imul(hash, 0x2c1b3c6d) >>> 0
}
