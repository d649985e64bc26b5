/** Phone numbers as people write and read them. What exists is told by a library, on the server. */

/** An optional plus, a digit that is not zero, then 1 to 14 more. */
const RULE = /^\+?[1-9]\d{1,14}$/
const MARKS = /[\s().\-\u00A0\u2010-\u2015/]/g
const NATIONAL_DIGITS = 10
const UNITED_STATES = /^\+1(\d{3})(\d{3})(\d{4})$/
const SHOWN_DIGITS = 4

/** The longest that a number may be typed, marks included. */
export const MAX_TYPED_NUMBER = 32

/** Without the marks that only help to read it. */
const tidy = (typed: string): string => typed.trim().replace(MARKS, '')

export const isPhoneNumber = (typed: string): boolean => RULE.test(tidy(typed))

/** With country code, `+15551234567`, if it has the form of a number: ten digits alone are of the United States. */
export function toInternational(typed: string): string | null {
  const number = tidy(typed)
  if (!RULE.test(number)) return null
  if (number.startsWith('+')) return number
  return number.length === NATIONAL_DIGITS ? `+1${number}` : `+${number}`
}

/** Grows as it is typed: `(555) 123-4567` of ten digits, and left alone where it is not of the United States. */
export function formatTyped(typed: string): string {
  const digits = tidy(typed)
  if (!/^\d{1,10}$/.test(digits)) return typed
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (digits.length <= 3) return area
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`
}

/** For people: `(555) 123-4567` of the United States, `+44 7911123456` of others as they are. */
export function formatPhone(number: string): string {
  const parts = UNITED_STATES.exec(toInternational(number) ?? '')
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : number
}

/** Only the last four digits can be read: `(•••) •••-4567`. */
export function maskPhone(number: string): string {
  const shown = formatPhone(number)
  let left = (shown.match(/\d/g)?.length ?? 0) - SHOWN_DIGITS
  return shown.replace(/\d/g, (digit) => {
    left -= 1
    return left >= 0 ? '•' : digit
  })
}
