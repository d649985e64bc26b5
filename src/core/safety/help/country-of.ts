import { ZONES_BY_COUNTRY } from '../../time/country-zones.ts'

interface WhereFrom {
  /** IANA name, from the browser. */
  timeZone: string | null
  /** BCP 47 tag, from the browser or the settings. */
  language: string | null
  /** ISO code, chosen in the settings. */
  chosen: string | null
}

const COUNTRY_BY_ZONE = new Map(
  Object.entries(ZONES_BY_COUNTRY).flatMap(([country, zones]) =>
    zones.split(' ').map((zone) => [zone.toLowerCase(), country] as const),
  ),
)

const ISO_CODE = /^[A-Z]{2}$/

const knownCode = (code: string | null): string | null => {
  const upper = code?.trim().toUpperCase() ?? ''
  return ISO_CODE.test(upper) && Object.hasOwn(ZONES_BY_COUNTRY, upper) ? upper : null
}

/** The region of a language tag: `de-AT`, `zh-Hant-TW`. A language without a region implies no country. */
const regionOf = (language: string | null): string | null => {
  const [, ...subtags] = (language ?? '').split(/[-_]/)
  return knownCode(subtags.find((subtag) => subtag.length === 2) ?? null)
}

/** As an ISO code; null if unknown. Their own choice wins. */
export const countryOf = ({ timeZone, language, chosen }: WhereFrom): string | null =>
  knownCode(chosen) ?? COUNTRY_BY_ZONE.get(timeZone?.trim().toLowerCase() ?? '') ?? regionOf(language)
