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

/** Null if unknown: the texts then name an international directory. */
export const helpFor = (country: string | null): Help | null => BY_COUNTRY.get(country ?? '') ?? null

/** Each once: territories share those of their country. */
export const HELP_LINES: readonly Line[] = [
  ...new Set(TABLE.flatMap((help) => HELP_KINDS.flatMap((kind) => help[kind] ?? []))),
]

export const HELP_NUMBERS: readonly string[] = [
  ...new Set(TABLE.flatMap(({ emergency, police }) => (police ? [emergency, police] : [emergency]))),
]
