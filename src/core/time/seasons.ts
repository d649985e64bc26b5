import { ZONES_BY_COUNTRY } from './country-zones.ts'

/** First month of a season in the northern hemisphere. */
const BEGINS: Readonly<Record<string, number>> = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12 }
const HALF_A_YEAR = 6

/** Countries south of the equator, including most of Brazil. Those on it have no such seasons. */
const SOUTHERN_COUNTRIES =
  'AO AR AS AU BI BO BR BW CC CK CL CX FJ FK GS IO KM LS MG MU MW MZ NA NC NF NR NU NZ PE PF PG PN PY RE RW SB SC SH SZ TF TK TL TO TV TZ UY VU WF WS YT ZA ZM ZW'
const SOUTHERN_ZONES = new Set(
  SOUTHERN_COUNTRIES.split(' ').flatMap((country) => ZONES_BY_COUNTRY[country]?.split(' ') ?? []),
)

export const isSouthernZone = (timeZone: string): boolean =>
  SOUTHERN_ZONES.has(timeZone) || timeZone.startsWith('Antarctica/')

/** Months after its start for which a season may still be meant: `this winter` until its end, `next winter` never. */
const MONTHS_MEANT = { this: 3, the: 2, next: 0 }
export type WhichSeason = keyof typeof MONTHS_MEANT

/** `spring 2027`: the current or next season. */
export function seasonInWords(
  season: string,
  which: WhichSeason,
  today: Temporal.PlainDateTime,
  isSouthern: boolean,
): string {
  const north = BEGINS[season] ?? 1
  const month = isSouthern ? ((north + HALF_A_YEAR - 1) % 12) + 1 : north
  const last = today.toPlainDate().subtract({ months: MONTHS_MEANT[which] })
  const starts = [-1, 0, 1].map((years) => Temporal.PlainDate.from({ year: today.year + years, month, day: 1 }))
  const { year } = starts.find((start) => Temporal.PlainDate.compare(start, last) > 0) ?? today
  return month === 12 ? `${season} ${year}–${String(year + 1).slice(-2)}` : `${season} ${year}`
}
