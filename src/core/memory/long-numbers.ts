/** Numbers of phones, accounts and the like, which people space and punctuate in different ways. */

const NUMBER = /\d(?:[ \u00a0.\-/()]{0,3}\d){6,24}/g
const DATE = /\b(?:19|20)\d\d([-./])\d{1,2}\1\d{1,2}\b|\b\d{1,2}([-./])\d{1,2}\2(?:19|20)\d\d\b/g

/** `+49 (0)171`: the zero is dialled only within the country. */
const DIALLED_WITHIN = /\(0\)/g
const FEWEST_DIGITS = 7

/** The digits of each number, without leading zeros: `0171 234-5678` is `1712345678`. */
export const longNumbersIn = (text: string): string[] =>
  (text.replace(DATE, ' ').replace(DIALLED_WITHIN, ' ').match(NUMBER) ?? [])
    .map((number) => number.replace(/\D/g, '').replace(/^0+/, ''))
    .filter((digits) => digits.length >= FEWEST_DIGITS)

/** One may have the code of its country, or of its area, and the other not. */
export const isSameNumber = (one: string, other: string): boolean => one.endsWith(other) || other.endsWith(one)
