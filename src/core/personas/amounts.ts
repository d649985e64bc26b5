/** Sums of money as people type them, in hundredths of whatever currency it is. */

const NUMBER = /\d(?:[\d.,'’\s]*\d)?/gu
const GROUPED = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/
/** "1.2k" and "19%" are no plain sums. */
const OTHER_UNIT = /^\s?(?:[km]\b|%)/i
const MOST_DIGITS = 9

/** The one sum in the text, in hundredths; null unless there is exactly one that can be read in one way. */
export function amountOf(said: string | undefined): number | null {
  const [found, another] = [...(said ?? '').matchAll(NUMBER)]
  if (!found || another || OTHER_UNIT.test((said ?? '').slice(found.index + found[0].length))) return null
  const [, whole, cents = ''] = GROUPED.exec(found[0].replace(/['’\s]/gu, '')) ?? []
  const digits = whole?.replace(/[.,]/g, '')
  return digits === undefined || digits.length > MOST_DIGITS
    ? null
    : Number(digits) * 100 + Number(cents.padEnd(2, '0'))
}

/** "1,234" or "12.50". */
export function shownAmount(hundredths: number): string {
  const isWhole = hundredths % 100 === 0
  const shown = (Math.abs(hundredths) / 100).toLocaleString('en', {
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: 2,
  })
  return hundredths < 0 ? `−${shown}` : shown
}
