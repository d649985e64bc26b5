import type { HelpAnswer } from '../../../contract/safety.ts'
import { countryOf } from '../../../core/safety/country-of.ts'
import { HELP_COUNTRIES, helpFor } from '../../../core/safety/help-by-country.ts'

const DIRECTORY = 'findahelpline.com'

/** Who helps in the country that was named, or that the time zone lies in. */
export function readHelp({
  country,
  timeZone,
}: {
  country?: string | undefined
  timeZone?: string | undefined
}): HelpAnswer {
  const found = countryOf({ timeZone: timeZone ?? null, language: null, chosen: country ?? null })
  const help = helpFor(found)
  const lines = help
    ? [...help.crisis, help.violence, help.poison, help.eating].filter((line) => line !== undefined)
    : []
  return {
    countries: [...HELP_COUNTRIES],
    country: found,
    help: help && {
      emergency: help.emergency,
      lines: lines.map(({ name, phone, text, chat, hours }) => ({
        name,
        ...(phone ? { phone } : {}),
        ...(text ? { text } : {}),
        ...(chat ? { chat } : {}),
        ...(hours ? { hours } : {}),
      })),
      sources: [...help.sources],
      checkedOn: help.checkedOn,
    },
    directory: DIRECTORY,
  }
}
