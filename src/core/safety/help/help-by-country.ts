import { knownZone } from '../../time/dates.ts'
import { HELPLINES } from './helplines.ts'
import { HELP_KINDS, type Help, type Hours, type Line } from './line.ts'

/** `phone 988` and the like. */
const namedBy = (cells: readonly string[]): Record<string, string | undefined> =>
  Object.fromEntries(cells.map((cell) => [cell.split(' ', 1)[0], cell.slice(cell.indexOf(' ') + 1)]))

function lineOf(name: string, cells: readonly string[]): Line {
  const { hours, languages, ...contacts } = namedBy(cells)
  return {
    name,
    ...contacts,
    ...(hours ? { hours: hours as Hours } : {}),
    ...(languages ? { languages: languages.split(' ') } : {}),
  }
}

/** A block of the table, for its country and each of the territories. */
function helpOf([first = '', ...rows]: readonly string[]): Help[] {
  const [countries = '', ...numbers] = first.split(' | ')
  const { emergency = '', police, checked = '' } = namedBy(numbers)
  const services = rows.map((row) => row.trim().split(' | '))
  const lines = Object.fromEntries(
    HELP_KINDS.map((kind) => [
      kind,
      services.flatMap(([of, name = '', ...cells]) => (of === kind ? [lineOf(name, cells)] : [])),
    ]).filter(([, found]) => found?.length),
  )
  const sources = services.flatMap(([of, addresses = '']) => (of === 'sources' ? addresses.split(' ') : []))
  const help = {
    emergency,
    ...(police ? { police } : {}),
    ...lines,
    sources: sources.map((address) => `https://${address}`),
    checkedOn: checked,
  }
  return countries.split(' ').map((country) => ({ country, ...help }))
}

const TABLE: readonly Help[] = HELPLINES.trim()
  .split(/\n(?=\S)/)
  .flatMap((block) => helpOf(block.split('\n')))

const BY_COUNTRY = new Map(TABLE.map((help) => [help.country, help]))

/** ISO codes of the countries with known helplines. */
export const HELP_COUNTRIES: readonly string[] = [...BY_COUNTRY.keys()]

let countries: ReadonlyMap<string, string> | undefined

/** Countries with known helplines, by the time zones that Intl has for them. */
function countryByZone(): ReadonlyMap<string, string> {
  countries ??= new Map(
    HELP_COUNTRIES.flatMap((code) => new Intl.Locale(`und-${code}`).getTimeZones()?.map((zone) => [zone, code]) ?? []),
  )
  return countries
}

/** The name that Intl lists a zone under: `Asia/Calcutta` for `Asia/Kolkata`. */
const listedName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: knownZone(timeZone) }).resolvedOptions().timeZone

interface Where {
  /** IANA name, from the browser. */
  timeZone: string | undefined
  /** ISO code, chosen in the settings. */
  chosen: string | null | undefined
}

/** The country whose helplines to name; null if unknown. Their own choice wins. */
export function countryOf({ timeZone = '', chosen }: Where): string | null {
  const code = chosen?.trim().toUpperCase() ?? ''
  if (BY_COUNTRY.has(code)) return code
  return countryByZone().get(timeZone) ?? countryByZone().get(listedName(timeZone.trim())) ?? null
}

/** Null if unknown: the texts then name an international directory. */
export const helpFor = (country: string | null): Help | null => BY_COUNTRY.get(country ?? '') ?? null

/** Each once: territories share those of their country. */
export const HELP_LINES: readonly Line[] = [
  ...new Set(TABLE.flatMap((help) => HELP_KINDS.flatMap((kind) => help[kind] ?? []))),
]

export const HELP_NUMBERS: readonly string[] = [
  ...new Set(TABLE.flatMap(({ emergency, police }) => (police ? [emergency, police] : [emergency]))),
]
