import type { HelpAnswer, SafetyCounts, SafetyReport, WaitingScreening } from '../../../contract/safety.ts'
import { CONCERNS, type Concern, type Danger, type SafetyChannel } from '../../../core/safety/concern.ts'
import { countryOf, HELP_COUNTRIES, helpFor } from '../../../core/safety/help/help-by-country.ts'
import { HELP_KINDS, type Help } from '../../../core/safety/help/line.ts'
import { DIRECTORY } from '../../../core/safety/help/words.ts'
import { refusalText, screenReply, screenRequest } from '../../../core/safety/reply/screen-reply.ts'
import { crisisEnd, screenFor } from '../../../core/safety/safety-state.ts'
import { crisisAnswer } from '../../../core/safety/safety-texts.ts'
import { saysMinor, screen } from '../../../core/safety/screen.ts'
import { type DataKey, open, seal } from '../../platform/crypto/vault.ts'
import { AppError } from '../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../platform/ports/services.ts'
import { countConcern, countsByMonth, countsByYear, deleteCrisis, saveCrisis } from './store.ts'

/** Screens a message that waits in the browser. Nothing is stored or counted. */
export function screenWaiting(actor: Actor, content: string): WaitingScreening {
  const { danger, help } = screenFor(actor, [{ fromPerson: true, text: content }], null)
  if (!danger) return { isDanger: false, answer: null }
  const isMinor = saysMinor([content], danger.language)
  return { isDanger: true, answer: crisisAnswer({ ...danger, help, isMinor, recent: [] }) }
}

/** Part of what is sealed, so it keeps its first name. */
const CONTEXT = 'care period'

/** The danger that a helper was told of lately. */
export const decryptCrisis = (key: DataKey, sealed: Buffer): Danger => JSON.parse(open(key, sealed, CONTEXT)) as Danger

/** The account is not recorded. */
export async function countScreening(
  { db, clock }: Uses<'db' | 'clock'>,
  { concern, language }: Danger,
  channel: SafetyChannel,
): Promise<void> {
  await countConcern(db, { day: clock.now().toISOString().slice(0, 10), concern, language, channel })
}

/** For a day, the helper that was told knows of it, and its planned messages pause. */
export async function beginCrisis(
  services: Uses<'db' | 'clock'>,
  { userId, timeZone, dataKey }: Actor,
  helperId: number,
  { concern, language }: Danger,
): Promise<void> {
  const startedAt = services.clock.now()
  const state = seal(dataKey, JSON.stringify({ concern, language } satisfies Danger), CONTEXT)
  await saveCrisis(services.db, { userId, helperId, state, startedAt, endsAt: crisisEnd(startedAt, timeZone) })
}

/** The helper goes on as if it had heard of nothing. */
export const endCrisis = ({ db }: Uses<'db'>, helperId: number): Promise<void> => deleteCrisis(db, helperId)

interface Where {
  country?: string | undefined
  timeZone?: string | undefined
}

const present = (help: Help): NonNullable<HelpAnswer['help']> => ({
  emergency: help.emergency,
  ...(help.police ? { police: help.police } : {}),
  lines: HELP_KINDS.flatMap((kind) => (help[kind] ?? []).map(({ languages: _, ...line }) => ({ kind, ...line }))),
  sources: [...help.sources],
  checkedOn: help.checkedOn,
})

export function readHelp({ country, timeZone }: Where): HelpAnswer {
  const found = countryOf({ timeZone, chosen: country })
  const help = helpFor(found)
  return { countries: [...HELP_COUNTRIES], country: found, help: help && present(help), directory: DIRECTORY }
}

const MONTHS_SHOWN = 12

const noConcerns = (): Record<Concern, number> =>
  Object.fromEntries(CONCERNS.map((concern) => [concern, 0])) as Record<Concern, number>

export async function readSafetyReport({ db }: Uses<'db'>): Promise<SafetyReport> {
  const byYear = new Map<number, Record<Concern, number>>()
  for (const { year, concern, count } of await countsByYear(db)) {
    const concerns = byYear.get(year) ?? noConcerns()
    byYear.set(year, { ...concerns, [concern]: count })
  }
  const years = [...byYear].map(([year, concerns]) => ({
    year,
    concerns,
    total: Object.values(concerns).reduce((sum, each) => sum + each, 0),
  }))
  return { years: years.toSorted((one, other) => other.year - one.year) }
}

export async function readYearlyCounts({ db, clock }: Uses<'db' | 'clock'>): Promise<SafetyCounts> {
  const now = clock.now()
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_SHOWN + 1, 1))
  return { counts: await countsByMonth(db, since.toISOString().slice(0, 10)) }
}

type Texts = Record<string, string | null | undefined>

const refused = (field: string, message: string): AppError =>
  new AppError(400, 'not_allowed', message, { fields: { [field]: message } })

/** Throws 400, naming the field. */
export function refuseHarmful(texts: Texts): void {
  for (const [field, text] of Object.entries(texts)) {
    const refusal = text ? screenRequest(text) : null
    if (refusal) throw refused(field, refusalText(refusal.kind, refusal.language))
  }
}

/** Throws 400 if a prepared text says something no helper may say. */
export function refuseHarmfulReply(field: string, text: string): void {
  if (screenReply(text) !== null) throw refused(field, 'A helper can’t say that. Please put it another way.')
}

/** Throws 400 if someone may be in danger: only a message is answered with help. */
export function refuseDanger(field: string, text: string | undefined): void {
  if (text && screen(text))
    throw refused(
      field,
      'That sounds serious. Please write it as a message: it is answered at once, with places to find help.',
    )
}
