import { describe, expect, it } from 'vitest'
import { countryOf, HELP_COUNTRIES, HELP_LINES, helpFor } from './help-by-country.ts'
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

  it.each(HELP_COUNTRIES)('for %s is found by its time zones', (country) => {
    const zones = new Intl.Locale(`und-${country}`).getTimeZones() ?? []
    expect(zones).not.toEqual([])
    for (const timeZone of zones) expect(countryOf({ timeZone, chosen: null })).toBe(country)
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

describe('the country of a person', () => {
  it.each([
    ['Europe/Zurich', 'CH'],
    ['Europe/Vaduz', 'LI'],
    ['Europe/Vienna', 'AT'],
    ['Europe/Berlin', 'DE'],
    ['Europe/Kiev', 'UA'],
    ['Europe/Kyiv', 'UA'],
    ['Asia/Calcutta', 'IN'],
    ['Asia/Kolkata', 'IN'],
    ['America/Argentina/Ushuaia', 'AR'],
    ['America/Argentina/Buenos_Aires', 'AR'],
    ['America/Buenos_Aires', 'AR'],
    ['America/Guadeloupe', 'GP'],
    ['US/Eastern', 'US'],
    ['america/new_york', 'US'],
    ['Pacific/Auckland', 'NZ'],
    ['Europe/Belfast', 'GB'],
    ['UTC', null],
    ['Etc/GMT+3', null],
    ['Etc/Unknown', null],
    ['Antarctica/Troll', null],
    [undefined, null],
  ])('for %s is %s', (timeZone, country) => expect(countryOf({ timeZone, chosen: null })).toBe(country))

  it.each([
    ['at', 'AT'],
    ['XX', 'DE'],
    ['nonsense', 'DE'],
  ])('is the one they chose, if there is one: %s', (chosen, country) =>
    expect(countryOf({ timeZone: 'Europe/Berlin', chosen })).toBe(country),
  )
})
