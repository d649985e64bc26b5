/** What we ourselves say by text, and what a person agrees to. Words of helpers come from elsewhere. */

const BRAND = 'Coterie'

/** Shown beside the box that a person ticks; stored with the time when they did. */
export const consentText = (): string =>
  `I agree to receive recurring automated text messages from my ${BRAND} AI helpers at this number, as often as I set for each helper (up to 3 planned messages a day each) plus replies to my own texts. Message and data rates may apply. Reply STOP to end them at any time, HELP for help. Consent is not a condition of using ${BRAND}.`

export const codeText = (code: string): string =>
  `${code} is your ${BRAND} code. It is valid for 10 minutes. Never share it with anyone.`

export const OPTED_OUT = 'This number has asked us not to text it. Text START to us from it to change that.'
