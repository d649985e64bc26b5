/** Summarises and prints measurements. */

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

export interface Limit {
  atMost?: number
  atLeast?: number
}

const digits = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3))

function passes(value: number, { atMost = Number.POSITIVE_INFINITY, atLeast = 0 }: Limit): boolean {
  return value <= atMost && value >= atLeast
}

const inWords = ({ atMost, atLeast }: Limit): string =>
  atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`

function tell(name: string, figures: string, value: string, limit: Limit, holds: boolean): void {
  if (!holds) process.exitCode = 1
  console.log(`${holds ? 'ok  ' : 'MISS'} ${name.padEnd(52)} ${value.padEnd(10)} ${inWords(limit)}   (${figures})`)
}

/**
 * Prints the ratio between the medians of two measurements taken in turns, one pair per round, and the spread of the
 * rounds' ratios. A ratio beyond its limit makes this process exit with code 1.
 */
export function reportRatio(
  name: string,
  ours: readonly number[],
  theirs: readonly number[],
  limit: Limit,
  words: { unit: string; theirs?: string },
): void {
  const ratios = ours.map((value, round) => value / (theirs[round] ?? Number.NaN))
  const ratio = median(ours) / median(theirs)
  const spread = `rounds ${digits(Math.min(...ratios))}-${digits(Math.max(...ratios))}`
  const figures = `${digits(median(ours))} against ${digits(median(theirs))} ${words.unit}, ${words.theirs ?? 'bare'}; ${spread}`
  tell(name, figures, `${ratio.toFixed(2)}x`, limit, passes(ratio, limit))
}

/** Prints a measurement that has a limit. */
export function printFigure(name: string, value: number, limit: Limit, unit: string, note: string): void {
  tell(name, note, `${digits(value)} ${unit}`, limit, passes(value, limit))
}

/** Prints a measurement without a limit. */
export const printPlain = (name: string, values: readonly number[], unit: string): void =>
  console.log(`     ${name.padEnd(52)} ${digits(median(values))} ${unit}`)
