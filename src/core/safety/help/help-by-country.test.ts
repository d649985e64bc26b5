import { describe, expect, it } from 'vitest'
import { ZONES_BY_COUNTRY } from '../../time/country-zones.ts'
import { countryOf } from './country-of.ts'
import { HELP_COUNTRIES, HELP_LINES, helpFor } from './help-by-country.ts'
import { HELPLINES } from './helplines.ts'

const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const entries = HELP_COUNTRIES.map((country) => [country, helpFor(country)] as const)
const thisMonth = new Date().toISOString().slice(0, 7)

describe('the help of each country', () => {
  it('covers most of our users, each country once', () => {
    const codes = [...HELPLINES.matchAll(/^(?:[A-Z]{2} )+(?=\|)/gm)].flatMap(([found]) => found.trim().split(' '))
    expect(codes).toEqual(HELP_COUNTRIES)
    expect(entries.filter(([, help]) => help?.crisis).length).toBeGreaterThanOrEqual(60)
  })

  it.each(entries)('for %s has a name, an emergency number, sources and a date of check', (country, help) => {
    expect(NAMES.of(country)).toBeTruthy()
    expect(help?.emergency).toMatch(/^\d{2,5}$/)
    expect(help?.police ?? '999').toMatch(/^\d{2,5}$/)
    expect(help?.sources.length).toBeGreaterThan(0)
    for (const source of help?.sources ?? []) expect(new URL(source).protocol).toBe('https:')
    expect(help?.checkedOn).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/)
    expect((help?.checkedOn ?? '') <= thisMonth).toBe(true)
  })

  it.each(entries)('for %s is found by its time zones and by the language’s region', (country) => {
    for (const timeZone of (ZONES_BY_COUNTRY[country] ?? '').split(' ')) {
      expect(timeZone).not.toBe('')
      expect(countryOf({ timeZone, language: 'xx', chosen: null })).toBe(country)
    }
    expect(countryOf({ timeZone: 'UTC', language: `xx-${country}`, chosen: null })).toBe(country)
  })

  it('has no row or cell that nobody reads', () => {
    for (const [row] of HELPLINES.matchAll(/^ .+/gm)) {
      expect(row).toMatch(/^ {2}(?:crisis|violence|poison|eating|child|sources) \| /)
      for (const cell of row.split(' | ').slice(2))
        expect(cell).toMatch(/^(?:phone|option|text|word|chat|hours|languages) /)
    }
  })

  it.each(HELP_LINES.map((line) => [line.name, line] as const))('for %s can be contacted', (_, line) => {
    expect(line.phone ?? line.text ?? line.chat).toBeDefined()
    for (const number of [line.phone, line.text]) {
      if (!number) continue
      expect(number).toMatch(/^\*?\d(?:[\d -]*\d)?$/)
      expect(number.replace(/\D/g, '').length).toBeLessThanOrEqual(15)
    }
    if (line.chat) expect(line.chat).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/)
    if (line.hours && line.hours !== '24/7') expect(line.hours).toMatch(/^(?:daily|weekdays) \d\d?:\d\d–\d\d?:\d\d$/)
  })

  it('also applies to its territories', () => {
    expect(helpFor('RE')?.crisis).toEqual(helpFor('FR')?.crisis)
    expect(helpFor('RE')?.country).toBe('RE')
  })

  it('is null for an unchecked country', () => {
    expect(helpFor('AQ')).toBeNull()
    expect(helpFor(null)).toBeNull()
  })
})
