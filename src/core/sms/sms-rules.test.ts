import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REASONS } from '../scheduling/delivery-rules.ts'
import { SMS_KINDS } from './sms-options.ts'
import { reasonNotToSend, type SmsCheck } from './sms-rules.ts'

const facts: fc.Arbitrary<SmsCheck> = fc.record({
  kind: fc.constantFrom(...SMS_KINDS),
  optedOut: fc.boolean(),
  verified: fc.boolean(),
  consented: fc.boolean(),
  quiet: fc.boolean(),
})
const holds = (rule: (given: SmsCheck) => void): void => fc.assert(fc.property(facts, rule))

describe('no SMS is sent', () => {
  it('to a number that opted out, except the answer to STOP, START or HELP', () => {
    holds((given) => {
      if (!given.optedOut || ['stop', 'start', 'help'].includes(given.kind)) return
      expect(reasonNotToSend(given)).toBe(REASONS.optedOut)
    })
  })

  it('by the account itself without consent, to an unverified number, or in quiet hours', () => {
    holds((given) => {
      if (given.kind !== 'planned' && given.kind !== 'welcome') return
      const may = !given.optedOut && given.verified && given.consented && !given.quiet
      expect(reasonNotToSend(given) === null).toBe(may)
    })
  })

  it('by a helper to an unverified number', () => {
    holds((given) => {
      if (given.verified || ['code', 'stop', 'start', 'help'].includes(given.kind)) return
      expect(reasonNotToSend(given)).not.toBeNull()
    })
  })
})

it('answers an inbound SMS at night', () => {
  const night = { optedOut: false, verified: true, consented: false, quiet: true }
  for (const kind of ['reply', 'notice', 'code', 'stop', 'start', 'help'] as const)
    expect(reasonNotToSend({ ...night, kind })).toBeNull()
})
