import { expect, it } from 'vitest'
import { cityOf, sameClock } from './account-fields.tsx'

const NOW = Date.parse('2026-11-20T12:00:00Z')

it('distinguishes zones by their offsets over the whole year', () => {
  expect(sameClock('Europe/Berlin', 'Europe/Paris', NOW)).toBe(true)
  expect(sameClock('Europe/Berlin', 'Africa/Lagos', NOW)).toBe(false)
  expect(sameClock('Europe/Berlin', 'America/New_York', NOW)).toBe(false)
})

it('names the city of a zone', () => {
  expect(cityOf('America/New_York')).toBe('New York')
  expect(cityOf('UTC')).toBe('UTC')
})
