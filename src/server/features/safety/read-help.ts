import type { HelpAnswer } from '../../../contract/safety.ts'
import { DIRECTORY } from '../../../core/safety/help/contact-links.ts'
import { countryOf } from '../../../core/safety/help/country-of.ts'
import { HELP_COUNTRIES, helpFor } from '../../../core/safety/help/help-by-country.ts'
import { HELP_KINDS, type Help } from '../../../core/safety/help/line.ts'

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
