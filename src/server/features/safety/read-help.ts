import type { HelpAnswer } from '../../../contract/safety.ts'
import { countryOf } from '../../../core/safety/country-of.ts'
import { DIRECTORY } from '../../../core/safety/help/contact-links.ts'
import { HELP_KINDS, type Help } from '../../../core/safety/help/line.ts'
import { HELP_COUNTRIES, helpFor } from '../../../core/safety/help-by-country.ts'

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
  const found = countryOf({ timeZone: timeZone ?? null, language: null, chosen: country ?? null })
  const help = helpFor(found)
  return { countries: [...HELP_COUNTRIES], country: found, help: help && present(help), directory: DIRECTORY }
}
