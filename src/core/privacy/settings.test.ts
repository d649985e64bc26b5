import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORIES, mayChoose, maySee, PROTECTION_LEVELS, settingsFrom, sharingFor } from './settings.ts'

const defaults = settingsFrom(null)
const memory = { helperId: 1, shareAcrossHelpers: true, privacyTags: [] }

describe('settingsFrom', () => {
  it('returns the defaults when nothing is stored', () =>
    expect(defaults).toEqual({
      sensitiveMode: false,
      crossHelperSharing: true,
      encryptionLevel: 'standard',
      dataRetentionDays: 365,
      access: [],
      isMarking: false,
      helpCountry: null,
    }))
  it('keeps sharing on unless it is turned off', () =>
    expect(settingsFrom({ crossHelperSharing: false }).crossHelperSharing).toBe(false))
  it('reads what single helpers may know', () =>
    expect(
      settingsFrom({ access: { 7: { general: false, categories: ['legal', 'gossip', 'health'] }, 8: 3 } }).access,
    ).toEqual([{ helperId: 7, general: false, categories: ['health', 'legal'] }]))
  it('accepts any stored value', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(PROTECTION_LEVELS).toContain(settingsFrom(stored).encryptionLevel)
      }),
    )
  })
})

describe('maySee', () => {
  it('shows other helpers memories without a privacy tag', () => {
    expect(maySee(defaults, 2, memory)).toBe(true)
    expect(maySee(defaults, 2, { ...memory, privacyTags: ['health'] })).toBe(false)
  })
  it('shows other helpers nothing when sharing is off', () => {
    expect(maySee(defaults, 2, { ...memory, shareAcrossHelpers: false })).toBe(false)
    expect(maySee({ ...defaults, crossHelperSharing: false }, 2, memory)).toBe(false)
  })
  it('shows a helper the categories that it was granted, at the maximum level only', () => {
    const access = [{ helperId: 2, general: true, categories: ['health' as const] }]
    const sick = { ...memory, privacyTags: ['health' as const] }
    const both = { ...memory, privacyTags: ['health' as const, 'legal' as const] }
    const maximum = { ...defaults, encryptionLevel: 'maximum' as const, access }
    expect(maySee(maximum, 2, sick)).toBe(true)
    expect(maySee(maximum, 3, sick)).toBe(false)
    expect(maySee(maximum, 2, both)).toBe(false)
    expect(maySee({ ...defaults, encryptionLevel: 'enhanced', access }, 2, sick)).toBe(false)
  })
  it('shows nothing to a helper without access', () => {
    const access = [{ helperId: 2, general: false, categories: [] }]
    expect(sharingFor({ ...defaults, access }, 2)).toEqual({ general: false, categories: [] })
    expect(maySee({ ...defaults, access }, 2, memory)).toBe(false)
  })
  it('always shows a helper its own memories, and never more at a lower level', () => {
    const tags = fc.subarray([...CATEGORIES])
    const settings = fc.record({
      isMarking: fc.boolean(),
      helpCountry: fc.constantFrom(null, 'US'),
      sensitiveMode: fc.boolean(),
      crossHelperSharing: fc.boolean(),
      dataRetentionDays: fc.constant(365 as const),
      access: fc.array(
        fc.record({ helperId: fc.integer({ min: 1, max: 3 }), general: fc.boolean(), categories: tags }),
      ),
    })
    fc.assert(
      fc.property(settings, tags, fc.boolean(), (chosen, privacyTags, shareAcrossHelpers) => {
        const one = { helperId: 1, shareAcrossHelpers, privacyTags }
        const seen = PROTECTION_LEVELS.map((encryptionLevel) => maySee({ ...chosen, encryptionLevel }, 2, one))
        expect(maySee({ ...chosen, encryptionLevel: 'standard' }, 1, one)).toBe(true)
        expect(seen[0]).toBe(seen[1])
        if (seen[0]) expect(seen[2]).toBe(true)
      }),
    )
  })
})

it.each([
  ['free', true, false, false],
  ['starter', true, true, false],
  ['pro', true, true, false],
  ['unlimited', true, true, true],
] as const)('%s allows its protection levels', (tier, ...allowed) =>
  expect(PROTECTION_LEVELS.map((level) => mayChoose(level, tier))).toEqual(allowed),
)
