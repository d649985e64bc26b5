import { spokenLanguage } from '../text/spoken-language.ts'
import { changesSubject } from './changes-subject.ts'
import { SAFETY_LANGUAGES, type SafetyLanguage, type Screening, URGENCY } from './concern.ts'
import { countryOf } from './country-of.ts'
import type { Help } from './help/line.ts'
import { helpFor } from './help-by-country.ts'
import { answersCrisis } from './safety-texts.ts'
import { likeliestLanguage } from './screen-message.ts'
import { type Refusal, screenRequest } from './screen-reply.ts'
import { type Care, careIn, screenTurns } from './screen-turns.ts'

interface Turn {
  fromPerson: boolean
  text: string
}

export interface SafetyState {
  /** The danger in the message, which gets a prepared answer. */
  screening: Screening | null
  refusal: Refusal | null
  /** The crisis of the conversation, which makes the reply gentle. */
  care: Care | null
  /** In care, the message is about something else: it gets an ordinary reply. */
  isElsewhere: boolean
  language: SafetyLanguage
  /** The help of the person's country; null if unknown. */
  help: Help | null
}

interface Reading {
  /** Oldest first; the last one is being answered. */
  turns: readonly Turn[]
  /** The score of the embedding of the newest turn, if known. */
  embeddingScore?: number
  /** Earlier turns that are not stored. */
  unsaved?: readonly Turn[]
  care: Care | null
  timeZone: string
  /** The country chosen by the person, ISO code. */
  country: string | null
}

/** English where we have no texts. */
function languageOf(text: string, earlier: readonly string[]): SafetyLanguage {
  const spoken = spokenLanguage(text, earlier)
  const known = SAFETY_LANGUAGES.find((language) => language === (spoken ?? 'en'))
  return known ? (likeliestLanguage(text, earlier) ?? known) : 'en'
}

/** An emergency stays the subject of the message that follows its answer. */
function isElsewhere(turns: readonly Turn[], newest: string, care: Care): boolean {
  const lastReply = turns.findLast(({ fromPerson }) => !fromPerson)?.text ?? ''
  const isEmergency = URGENCY[care.concern] === 'now' && answersCrisis(lastReply)
  return !isEmergency && changesSubject(newest, care)
}

export function readSafety({ turns, embeddingScore, unsaved = [], care, timeZone, country }: Reading): SafetyState {
  const newest = turns.at(-1)?.text ?? ''
  const earlier = turns.slice(0, -1).flatMap(({ fromPerson, text }) => (fromPerson ? [text] : []))
  const screening = screenTurns([...turns.slice(0, -1), ...unsaved, ...turns.slice(-1)], embeddingScore)
  const known = care ?? careIn(unsaved)
  const language = screening?.language ?? known?.language ?? languageOf(newest, earlier)
  return {
    screening,
    refusal: screening ? null : screenRequest(newest),
    care: known,
    isElsewhere: known !== null && screening === null && isElsewhere([...turns, ...unsaved], newest, known),
    language,
    help: helpFor(countryOf({ timeZone, language: null, chosen: country })),
  }
}

/** Whether the message must be answered despite allowance, spending ceilings and pauses. */
export const mustAnswer = ({ screening, care }: SafetyState): boolean => screening !== null || care !== null
