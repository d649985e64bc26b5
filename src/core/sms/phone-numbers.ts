/** Formatting of phone numbers. Whether one exists is checked by a library, on the server. */

/** E.164: an optional plus, a non-zero digit, then 1 to 14 digits. */
const RULE = /^\+?[1-9]\d{1,14}$/
const MARKS = /[\s().\-\u00A0\u2010-\u2015/]/g
const NATIONAL_DIGITS = 10
const UNITED_STATES = /^\+1(\d{3})(\d{3})(\d{4})$/
const SHOWN_DIGITS = 4

/** Maximum length of a typed number, punctuation included. */
export const MAX_TYPED_NUMBER = 32

const tidy = (typed: string): string => typed.trim().replace(MARKS, '')

export const isPhoneNumber = (typed: string): boolean => RULE.test(tidy(typed))

/** E.164, as `+15551234567`; null if malformed. Ten digits without a country code are a US number. */
export function toInternational(typed: string): string | null {
  const number = tidy(typed)
  if (!RULE.test(number)) return null
  if (number.startsWith('+')) return number
  return number.length === NATIONAL_DIGITS ? `+1${number}` : `+${number}`
}

/** Formats a number while it is typed: `(555) 123-4567` for up to ten digits; others are left alone. */
export function formatTyped(typed: string): string {
  const digits = tidy(typed)
  if (!/^\d{1,10}$/.test(digits)) return typed
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (digits.length <= 3) return area
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`
}

/** For display: `(555) 123-4567` for US numbers; others, as `+44 7911123456`, are unchanged. */
export function formatPhone(number: string): string {
  const parts = UNITED_STATES.exec(toInternational(number) ?? '')
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : number
}

/** Shows only the last four digits: `(•••) •••-4567`. */
export function maskPhone(number: string): string {
  const shown = formatPhone(number)
  let left = (shown.match(/\d/g)?.length ?? 0) - SHOWN_DIGITS
  return shown.replace(/\d/g, (digit) => {
    left -= 1
    return left >= 0 ? '•' : digit
  })
}
