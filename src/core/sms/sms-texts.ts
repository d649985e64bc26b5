/** What we ourselves say by text, and what a person agrees to. Words of helpers come from elsewhere. */

const BRAND = 'Coterie'

/** Shown beside the box that a person ticks; stored with the time when they did. */
export const consentText = (): string =>
  `I agree to receive recurring automated text messages from my ${BRAND} AI helpers at this number, as often as I set for each helper (up to 3 planned messages a day each) plus replies to my own texts. Message and data rates may apply. Reply STOP to end them at any time, HELP for help. Consent is not a condition of using ${BRAND}.`

export const codeText = (code: string): string =>
  `${code} is your ${BRAND} code. It is valid for 10 minutes. Never share it with anyone.`

/** What STOP, START and HELP are answered with. */
export const COMMAND_ANSWERS = {
  stop: `${BRAND}: You are unsubscribed and will get no more texts from us. Reply START to get them again. Your helpers are still there in the app.`,
  start: `${BRAND}: You will get texts from your AI helpers again. Message frequency is what you set for each. Msg & data rates may apply. Reply HELP for help, STOP to end.`,
  help: `${BRAND}: texts from your AI helpers, as often as you set in the app. Msg & data rates may apply. Settings and support are in the app. Reply STOP to end all texts.`,
} as const

/** The first text of a helper, which confirms what was agreed to. */
export const welcomeText = (helperName: string): string =>
  `${helperName} (${BRAND}): Hi, I am your AI helper and will text you here as often as you set. Just reply to talk with me. Msg & data rates may apply. Reply HELP for help, STOP to end.`
