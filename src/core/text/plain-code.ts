/** In Unicode, the ten digits of a script stand in a row. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/**
 * A typed or pasted code without the blanks, dashes and dots that apps and people group it by: `123 456` is `123456`. Some
 * keyboards write digits of their own script.
 */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{P}\p{Cf}]/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, plainDigit)
