import { describe, expect, it } from 'vitest'
import { countryOf } from './country-of.ts'

const from = (timeZone: string | null, language: string | null = null, chosen: string | null = null) =>
  countryOf({ timeZone, language, chosen })

describe('the country that someone is in', () => {
  it.each([
    ['Europe/Zurich', 'CH'],
    ['Europe/Vienna', 'AT'],
    ['Europe/Kiev', 'UA'],
    ['Europe/Kyiv', 'UA'],
    ['Asia/Calcutta', 'IN'],
    ['America/Argentina/Ushuaia', 'AR'],
    ['America/Buenos_Aires', 'AR'],
    ['US/Eastern', 'US'],
    ['america/new_york', 'US'],
    ['Pacific/Auckland', 'NZ'],
    ['Europe/Belfast', 'GB'],
  ])('%s lies in %s', (timeZone, country) => expect(from(timeZone)).toBe(country))

  it('is the one that they chose, wherever their clock stands', () => {
    expect(from('Europe/Berlin', 'de-DE', 'at')).toBe('AT')
    expect(from('Europe/Berlin', 'de-DE', 'XX')).toBe('DE')
    expect(from('Europe/Berlin', 'de-DE', 'nonsense')).toBe('DE')
  })

  it('is never guessed from a language alone', () => {
    expect(from(null, 'es')).toBeNull()
    expect(from('UTC', 'pt')).toBeNull()
    expect(from('Etc/GMT+3', 'en')).toBeNull()
    expect(from(null, null)).toBeNull()
  })

  it('is the region of a language where no time zone tells', () => {
    expect(from('UTC', 'de-AT')).toBe('AT')
    expect(from(null, 'zh-Hant-TW')).toBe('TW')
    expect(from('Europe/Paris', 'en-US')).toBe('FR')
  })

  it('knows every zone of this machine that is a place', () => {
    const unknown = Intl.supportedValuesOf('timeZone').filter(
      (zone) => zone.includes('/') && !/^(?:Etc|Antarctica)\//.test(zone) && from(zone) === null,
    )
    expect(unknown).toEqual([])
  })
})
