import { describe, expect, it } from 'vitest'
import { countryOf } from './country-of.ts'

const from = (timeZone: string | null, language: string | null = null, chosen: string | null = null) =>
  countryOf({ timeZone, language, chosen })

describe('the country of a person', () => {
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
  ])('for %s is %s', (timeZone, country) => expect(from(timeZone)).toBe(country))

  it('is the one they chose, whatever their time zone', () => {
    expect(from('Europe/Berlin', 'de-DE', 'at')).toBe('AT')
    expect(from('Europe/Berlin', 'de-DE', 'XX')).toBe('DE')
    expect(from('Europe/Berlin', 'de-DE', 'nonsense')).toBe('DE')
  })

  it('is never guessed from the language alone', () => {
    expect(from(null, 'es')).toBeNull()
    expect(from('UTC', 'pt')).toBeNull()
    expect(from('Etc/GMT+3', 'en')).toBeNull()
    expect(from(null, null)).toBeNull()
  })

  it('comes from the language’s region when the time zone has no country', () => {
    expect(from('UTC', 'de-AT')).toBe('AT')
    expect(from(null, 'zh-Hant-TW')).toBe('TW')
    expect(from('Europe/Paris', 'en-US')).toBe('FR')
  })

  it('is known for every geographic time zone of this machine', () => {
    const unknown = Intl.supportedValuesOf('timeZone').filter(
      (zone) => zone.includes('/') && !/^(?:Etc|Antarctica)\//.test(zone) && from(zone) === null,
    )
    expect(unknown).toEqual([])
  })
})
