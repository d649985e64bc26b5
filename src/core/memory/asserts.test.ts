import { describe, expect, it } from 'vitest'
import { READ, UNREAD } from '../../../tests/support/fact-sets/model-answers.ts'
import { isAsserted } from './asserts.ts'

describe.each([
  ['read', READ],
  ['unread', UNREAD],
])('what a model answers, the %s half', (_, facts) => {
  it.each(facts.filter(({ isTrue }) => !isTrue))('is left out: $said: $subject $attribute $value', (fact) => {
    expect(isAsserted(fact, fact.said)).toBe(false)
  })

  it.each(facts.filter(({ isTrue }) => isTrue))('is kept: $said: $subject $attribute $value', (fact) => {
    expect(isAsserted(fact, fact.said)).toBe(true)
  })
})
