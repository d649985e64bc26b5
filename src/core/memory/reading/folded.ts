/** Letters that have no decomposition, as people type them without their own keyboard. */
const ALIKE: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ى: 'ي', ة: 'ه' }
const LETTERS_ALIKE = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g')
/** Zeros of the digits of other scripts: Arabic, Persian, Devanagari, Bengali, Thai. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50]

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((start) => code >= start && code < start + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Without case and accents, with plain digits and straight apostrophes: what two spellings of one word share. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/٫/g, '.')
    .replace(/٬/g, "'")
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(LETTERS_ALIKE, (letter) => ALIKE[letter] ?? letter)

/** Only letters and digits of the folded text: equal for two lines that say the same in the same words. */
export const bareText = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
