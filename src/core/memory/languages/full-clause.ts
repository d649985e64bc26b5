/** Completes a part of a sentence, given the part before it; null if this step does not apply. */
export type Step = (part: string, before: string) => string | null

/** The result of the first step that applies; otherwise the part itself. */
export function inFull(steps: readonly Step[], part: string, before: string): string {
  for (const step of steps) {
    const said = step(part, before)
    if (said !== null) return said
  }
  return part
}

export const firstWord = (part: string): string => part.split(' ')[0]?.toLowerCase() ?? ''

interface Quiet {
  spellings: readonly [RegExp, string][]
  /** Words that say how long, how much or how certain. */
  words: RegExp
  /** Texts in which such words mean something else. */
  kept: RegExp
}

/** In usual spelling, without words of degree. */
export function plainly(said: string, { spellings, words, kept }: Quiet): string {
  const spelled = spellings.reduce((text, [from, to]) => text.replace(from, to), said)
  if (kept.test(spelled)) return spelled
  return spelled
    .replace(words, ' ')
    .replace(/\s{1,9}/g, ' ')
    .trim()
}
