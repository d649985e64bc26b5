import { describe, expect, it } from 'vitest'
import { READ, UNREAD } from '../../../tests/support/fact-sets/model-answers.ts'
import { isAsserted } from './asserts.ts'

describe.each([
  ['read', READ],
  ['unread', UNREAD],
])('facts from a model, the %s half', (_, facts) => {
  it.each(facts.filter(({ isTrue }) => !isTrue))('are dropped: $said: $subject $attribute $value', (fact) => {
    expect(isAsserted(fact, fact.said)).toBe(false)
  })

  it.each(facts.filter(({ isTrue }) => isTrue))('are kept: $said: $subject $attribute $value', (fact) => {
    expect(isAsserted(fact, fact.said)).toBe(true)
  })
})
