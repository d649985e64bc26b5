import { ZONES_BY_COUNTRY } from './country-zones.ts'

interface WhereFrom {
  /** IANA name, as the browser tells it. */
  timeZone: string | null
  /** BCP 47 tag of the browser or the settings. */
  language: string | null
  /** ISO code that the person picked in their settings. */
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

/** The region of a language tag: `de-AT`, `zh-Hant-TW`. The language alone picks no country. */
const regionOf = (language: string | null): string | null => {
  const [, ...subtags] = (language ?? '').split(/[-_]/)
  return knownCode(subtags.find((subtag) => subtag.length === 2) ?? null)
}

/** The country in which a person most likely is, by ISO code; null where nothing tells. What they chose wins. */
export const countryOf = ({ timeZone, language, chosen }: WhereFrom): string | null =>
  knownCode(chosen) ?? COUNTRY_BY_ZONE.get(timeZone?.trim().toLowerCase() ?? '') ?? regionOf(language)
