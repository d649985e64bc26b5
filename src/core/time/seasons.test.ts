import { expect, it } from 'vitest'
import { ZONES_BY_COUNTRY } from './country-zones.ts'
import { isSouthernZone } from './seasons.ts'

const zonesOf = (country: string): string[] => ZONES_BY_COUNTRY[country]?.split(' ') ?? []

it.each([
  'AR',
  'AU',
  'BO',
  'BR',
  'BW',
  'CL',
  'FJ',
  'LS',
  'MG',
  'MZ',
  'NA',
  'NC',
  'NZ',
  'PE',
  'PY',
  'TO',
  'UY',
  'ZA',
  'ZM',
  'ZW',
])('all zones of %s have the seasons of the south', (country) => {
  expect(zonesOf(country)).not.toEqual([])
  expect(zonesOf(country).filter((zone) => !isSouthernZone(zone))).toEqual([])
})

it.each([
  'America/Punta_Arenas',
  'America/Coyhaique',
  'America/Bahia',
  'America/Campo_Grande',
  'Antarctica/Palmer',
  'NZ',
])('%s has the seasons of the south', (zone) => {
  expect(isSouthernZone(zone)).toBe(true)
})

it.each(['CA', 'CN', 'DE', 'ES', 'FR', 'GB', 'IN', 'JP', 'MX', 'NO', 'RU', 'TR', 'US'])(
  'no zone of %s has the seasons of the south',
  (country) => {
    expect(zonesOf(country).filter(isSouthernZone)).toEqual([])
  },
)
