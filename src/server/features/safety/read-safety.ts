import type { HelpAnswer, SafetyCounts, SafetyReport } from '../../../contract/safety.ts'
import { CONCERNS, type Concern } from '../../../core/safety/concern.ts'
import { countryOf, HELP_COUNTRIES, helpFor } from '../../../core/safety/help/help-by-country.ts'
import { HELP_KINDS, type Help } from '../../../core/safety/help/line.ts'
import { DIRECTORY } from '../../../core/safety/help/words.ts'
import type { Uses } from '../../platform/ports/services.ts'
import { countsByMonth, countsByYear } from './store.ts'

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
