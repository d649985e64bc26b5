import { spokenLanguage } from '../text/spoken-language.ts'
import { DAY_MS } from '../time/durations.ts'
import { dayAt, hourAt, instantOf } from '../time/zone-time.ts'
import { type Danger, type SafetyLanguage, safetyLanguage } from './concern.ts'
import { countryOf, helpFor } from './help/help-by-country.ts'
import type { Help } from './help/line.ts'
import { type Refusal, screenRequest } from './reply/screen-reply.ts'
import { screen } from './screen.ts'

interface Turn {
  fromPerson: boolean
  text: string
}

interface UnsavedTurn extends Turn {
  /** Of a reply: it answered no danger. */
  isOrdinary?: boolean | undefined
}

export interface SafetyState {
  /** The danger that the message plainly tells of: it gets a prepared answer. */
  danger: Danger | null
  refusal: Refusal | null
  /** A danger that this helper was told of lately. */
  crisis: Danger | null
  /** The person says that this message was taken for a danger wrongly. */
  isMisunderstood: boolean
  language: SafetyLanguage
  /** The help of the person's country; null if unknown. */
  help: Help | null
}

/** What decides whose help is theirs. */
interface Person {
  timeZone: string
  /** `helpCountry`: the one that they chose, ISO code. */
  privacy: { helpCountry: string | null }
}

interface Circumstances {
  /** Earlier turns that are not stored. */
  unsaved?: readonly UnsavedTurn[]
  isMisunderstood?: boolean | undefined
}

const saidIn = (turns: readonly Turn[]): string[] => turns.flatMap(({ fromPerson, text }) => (fromPerson ? [text] : []))

/** The last danger in earlier messages, for Sensitive Mode, which records none. What was answered as none is none. */
const crisisIn = (unsaved: readonly UnsavedTurn[]): Danger | null =>
  saidIn(unsaved.filter((_, at) => !unsaved[at + 1]?.isOrdinary))
    .map((text) => screen(text))
    .findLast((danger) => danger !== null) ?? null

/**
 * Screens the last of these turns, oldest first, which the person has just sent. What they say was misunderstood is not
 * screened again.
 */
export function screenFor(
  { timeZone, privacy }: Person,
  turns: readonly Turn[],
  crisis: Danger | null,
  { unsaved = [], isMisunderstood = false }: Circumstances = {},
): SafetyState {
  const newest = turns.at(-1)?.text ?? ''
  const spoken = spokenLanguage(newest, saidIn(turns.slice(0, -1)))
  const danger = isMisunderstood ? null : screen(newest, spoken)
  const known = isMisunderstood ? null : (crisis ?? crisisIn(unsaved))
  return {
    danger,
    refusal: danger ? null : screenRequest(newest),
    crisis: known,
    isMisunderstood,
    language: danger?.language ?? known?.language ?? safetyLanguage(spoken),
    help: helpFor(countryOf({ timeZone, chosen: privacy.helpCountry })),
  }
}

/** Whether the message must be answered despite allowance, spending ceilings and pauses. */
export const mustAnswer = ({ danger, crisis }: Pick<SafetyState, 'danger' | 'crisis'>): boolean =>
  danger !== null || crisis !== null

/** Local hours in which the follow-up may be sent. */
const FIRST_HOUR = 9
const LAST_HOUR = 20

/** The last moment within a day at a decent local hour. */
export function crisisEnd(startedAt: Date, timeZone: string): Date {
  const later = startedAt.getTime() + DAY_MS
  const hour = hourAt(later, timeZone)
  if (hour >= FIRST_HOUR && hour < LAST_HOUR) return new Date(later)
  const day = dayAt(later, timeZone) - (hour < FIRST_HOUR ? 1 : 0)
  return new Date(instantOf(day, LAST_HOUR * 60, timeZone))
}
