import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REASONS } from '../scheduling/delivery-rules.ts'
import { TEXT_KINDS } from './sms-options.ts'
import { reasonNotToText, type TextFacts } from './sms-rules.ts'

const facts: fc.Arbitrary<TextFacts> = fc.record({
  kind: fc.constantFrom(...TEXT_KINDS),
  optedOut: fc.boolean(),
  verified: fc.boolean(),
  consented: fc.boolean(),
  quiet: fc.boolean(),
})
const holds = (rule: (given: TextFacts) => void): void => fc.assert(fc.property(facts, rule))

describe('no text leaves', () => {
  it('to a number that opted out, but for the answer to STOP, START or HELP', () => {
    holds((given) => {
      if (!given.optedOut || ['stop', 'start', 'help'].includes(given.kind)) return
      expect(reasonNotToText(given)).toBe(REASONS.optedOut)
    })
  })

  it('on our own account without consent, to a number that is not verified, or in quiet hours', () => {
    holds((given) => {
      if (given.kind !== 'planned' && given.kind !== 'welcome') return
      const may = !given.optedOut && given.verified && given.consented && !given.quiet
      expect(reasonNotToText(given) === null).toBe(may)
    })
  })

  it('from a helper to a number that is not verified', () => {
    holds((given) => {
      if (given.verified || ['code', 'stop', 'start', 'help'].includes(given.kind)) return
      expect(reasonNotToText(given)).not.toBeNull()
    })
  })
})

it('what answers a person at night reaches them', () => {
  const night = { optedOut: false, verified: true, consented: false, quiet: true }
  for (const kind of ['reply', 'notice', 'code', 'stop', 'start', 'help'] as const)
    expect(reasonNotToText({ ...night, kind })).toBeNull()
})
