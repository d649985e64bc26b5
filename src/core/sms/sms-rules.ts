import { REASONS } from '../scheduling/delivery-rules.ts'
import type { SmsKind } from './sms-options.ts'

/** The one check that every SMS passes before it is sent: consent and quiet hours. */

export interface SmsCheck {
  kind: SmsKind
  optedOut: boolean
  verified: boolean
  consented: boolean
  /** Whether it is a quiet hour in the person's time zone. */
  quiet: boolean
}

/** Answers to STOP, START and HELP are always sent: they confirm the opt-out, or explain how to opt out. */
const CONFIRMATIONS: ReadonlySet<SmsKind> = new Set(['stop', 'start', 'help'])
/** Answers to an SMS the person just sent: they are awake, and started it. */
const ANSWERS: ReadonlySet<SmsKind> = new Set(['reply', 'notice'])

/** In words for the person; null if it may be sent. */
export function reasonNotToSend({ kind, optedOut, verified, consented, quiet }: SmsCheck): string | null {
  if (CONFIRMATIONS.has(kind)) return null
  if (optedOut) return REASONS.optedOut
  if (kind === 'code') return null
  if (!verified) return REASONS.unverified
  if (ANSWERS.has(kind)) return null
  if (!consented) return REASONS.noConsent
  return quiet ? REASONS.quietHours : null
}

/** Our own SMS texts, and the wording of consent. Helpers' words come from elsewhere. */

const BRAND = 'Coterie'

/** Shown next to the consent checkbox; stored with the time of consent. */
export const consentText = (): string =>
  `I agree to receive recurring automated text messages from my ${BRAND} AI helpers at this number, as often as I set for each helper (up to 3 planned messages a day each) plus replies to my own texts. Message and data rates may apply. Reply STOP to end them at any time, HELP for help. Consent is not a condition of using ${BRAND}.`

export const codeText = (code: string): string =>
  `${code} is your ${BRAND} code. It is valid for 10 minutes. Never share it with anyone.`

export const COMMAND_ANSWERS = {
  stop: `${BRAND}: You are unsubscribed and will get no more texts from us. Reply START to get them again. Your helpers are still there in the app.`,
  start: `${BRAND}: You will get texts from your AI helpers again. Message frequency is what you set for each. Msg & data rates may apply. Reply HELP for help, STOP to end.`,
  help: `${BRAND}: texts from your AI helpers, as often as you set in the app. Msg & data rates may apply. Settings and support are in the app. Reply STOP to end all texts.`,
} as const

/** Answers an MMS. */
export const MEDIA_NOTICE = `${BRAND}: Pictures and recordings do not reach your helper by text. Say it in words here, or send the picture in the app.`

/** A helper's first SMS, which confirms the consent. */
export const welcomeText = (helperName: string): string =>
  `${helperName} (${BRAND}): Hi, I am your AI helper and will text you here as often as you set. Just reply to talk with me. Msg & data rates may apply. Reply HELP for help, STOP to end.`
