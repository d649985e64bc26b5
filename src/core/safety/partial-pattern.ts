/** A pattern that can also match partially: whether a text may still become a match. */
export interface PartialPattern {
  match(text: string): RegExpExecArray | null
  /** Whether the whole text is a prefix of a match. */
  begins(text: string): boolean
}

const escaped = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')

export const literal = (text: string): string[] => Array.from(text, escaped)

/** A pattern from consecutive steps, case-insensitive unless `flags` says otherwise. Each step must be finite. */
export function partialPattern(steps: readonly string[], flags = 'iu'): PartialPattern {
  const whole = new RegExp(`^${steps.join('')}`, flags)
  const nested = steps.reduceRight((rest, step) => `${step}(?:${rest})?`, '')
  const beginning = new RegExp(`^(?:${nested})$`, flags)
  return { match: (text) => whole.exec(text), begins: (text) => beginning.test(text) }
}
