import { foreignLanguage } from '../offline/language.ts'
import { SAFETY_LANGUAGES, type SafetyLanguage, type Screening } from './concern.ts'
import { countryOf } from './country-of.ts'
import type { Help } from './help/line.ts'
import { helpFor } from './help-by-country.ts'
import { type Refusal, screenRequest } from './screen-reply.ts'
import { type Care, careIn, screenTurns } from './screen-turns.ts'

interface Turn {
  fromPerson: boolean
  text: string
}

/** What screening says of the message that is answered, and how its reply is written. */
export interface SafetyState {
  /** The danger that the message tells of; its answer is a prepared one. */
  screening: Screening | null
  /** What is asked for and refused. */
  refusal: Refusal | null
  /** The crisis that the conversation is in; the reply is a gentle one. */
  care: Care | null
  language: SafetyLanguage
  /** The help of the person's country; null where it isn't known. */
  help: Help | null
}

interface Reading {
  /** Oldest first; the last one is answered. */
  turns: readonly Turn[]
  /** What the newest one tells by its meaning. */
  meaning?: Screening | null
  /** What was said before it and stored nowhere. */
  unsaved?: readonly Turn[]
  /** The care period of the person, where there is one. */
  care: Care | null
  timeZone: string
  /** The country that the person chose, ISO code. */
  country: string | null
}

const languageOf = (text: string): SafetyLanguage => {
  const found = foreignLanguage(text)
  return SAFETY_LANGUAGES.find((language) => language === found) ?? 'en'
}

/** Screens a message on its way in. */
export function readSafety({ turns, meaning = null, unsaved = [], care, timeZone, country }: Reading): SafetyState {
  const newest = turns.at(-1)?.text ?? ''
  const screening = screenTurns([...turns.slice(0, -1), ...unsaved, ...turns.slice(-1)]) ?? meaning
  const known = care ?? careIn(unsaved)
  const language = screening?.language ?? known?.language ?? languageOf(newest)
  return {
    screening,
    refusal: screening ? null : screenRequest(newest),
    care: known,
    language,
    help: helpFor(countryOf({ timeZone, language: null, chosen: country })),
  }
}

/** Must the message be answered whatever stands against it: allowance, ceilings, pause? */
export const mustAnswer = ({ screening, care }: SafetyState): boolean => screening !== null || care !== null
