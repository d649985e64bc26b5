/** A pattern that can also tell whether a text may still become a match. */
export interface PartialPattern {
  /** The match at the beginning of the text; null where there is none. */
  match(text: string): RegExpExecArray | null
  /** Is the whole text the beginning of a match? */
  begins(text: string): boolean
}

const escaped = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')

/** The characters of a literal, each a step. */
export const literal = (text: string): string[] => Array.from(text, escaped)

/** A pattern of steps that follow each other, regardless of case unless `flags` say otherwise. Each step must be finite. */
export function partialPattern(steps: readonly string[], flags = 'iu'): PartialPattern {
  const whole = new RegExp(`^${steps.join('')}`, flags)
  const nested = steps.reduceRight((rest, step) => `${step}(?:${rest})?`, '')
  const beginning = new RegExp(`^(?:${nested})$`, flags)
  return { match: (text) => whole.exec(text), begins: (text) => beginning.test(text) }
}
