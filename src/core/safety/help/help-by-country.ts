import { AFRICA_AND_MIDDLE_EAST } from './africa-middle-east.ts'
import { ASIA_PACIFIC } from './asia-pacific.ts'
import { EASTERN_EUROPE } from './eastern-europe.ts'
import { LATIN_AMERICA } from './latin-america.ts'
import { HELP_KINDS, type Help, type Line } from './line.ts'
import { NORTH_AMERICA } from './north-america.ts'
import { NORTHERN_EUROPE } from './northern-europe.ts'
import { WESTERN_EUROPE } from './western-europe.ts'

const TABLE: readonly Help[] = [
  ...WESTERN_EUROPE,
  ...NORTHERN_EUROPE,
  ...EASTERN_EUROPE,
  ...NORTH_AMERICA,
  ...LATIN_AMERICA,
  ...ASIA_PACIFIC,
  ...AFRICA_AND_MIDDLE_EAST,
]

const BY_COUNTRY = new Map(
  TABLE.flatMap((help) =>
    [help.country, ...(help.also ?? [])].map((country) => [country, { ...help, country }] as const),
  ),
)

/** ISO codes of the countries with known helplines. */
export const HELP_COUNTRIES: readonly string[] = [...BY_COUNTRY.keys()]

/** Null if unknown: the texts then name an international directory. */
export const helpFor = (country: string | null): Help | null => BY_COUNTRY.get(country ?? '') ?? null

export const HELP_LINES: readonly Line[] = TABLE.flatMap((help) => HELP_KINDS.flatMap((kind) => help[kind] ?? []))

export const HELP_NUMBERS: readonly string[] = [
  ...new Set(TABLE.flatMap(({ emergency, police }) => (police ? [emergency, police] : [emergency]))),
]
