import { describe, expect, it } from 'vitest'
import * as hostile from '../../../tests/support/fact-sets/hostile-answers.ts'
import { DEVELOPMENT, HELD_OUT } from '../../../tests/support/fact-sets/model-answers.ts'
import { isAsserted } from './asserts.ts'

describe.each([
  ['development', DEVELOPMENT],
  ['held-out', HELD_OUT],
])('facts from a model, the %s half', (_, facts) => {
  it.each(facts.filter(({ isTrue }) => !isTrue))('are dropped: $said: $subject $attribute $value', (fact) => {
    expect(isAsserted(fact, fact.said)).toBe(false)
  })

  it.each(facts.filter(({ isTrue }) => isTrue))('are kept: $said: $subject $attribute $value', (fact) => {
    expect(isAsserted(fact, fact.said)).toBe(true)
  })
})

describe.each([
  ['development', hostile.DEVELOPMENT],
  ['held-out', hostile.HELD_OUT],
])('facts from a hostile model, the %s half', (_, facts) => {
  const misread = (isTrue: boolean) =>
    facts.filter((fact) => fact.isTrue === isTrue && isAsserted(fact, fact.said) !== isTrue)
  const lines = (some: typeof facts): string =>
    some.map(({ said, attribute, value }) => `${said}: ${attribute} ${value}`).join('\n')

  it('are nearly all dropped', () => {
    const kept = misread(false)
    expect(kept.length / facts.filter(({ isTrue }) => !isTrue).length, lines(kept)).toBeLessThan(0.02)
  })

  it('are kept when they are true', () => {
    const lost = misread(true)
    expect(lost.length / facts.filter(({ isTrue }) => isTrue).length, lines(lost)).toBeLessThan(0.1)
  })
})

it('judges a fact under any attribute name, even that of an object’s method', () => {
  const fact = { subject: '', attribute: 'constructor', value: 'Gaudí', quote: 'my constructor is Gaudí', holds: true }
  expect(isAsserted(fact, 'my constructor is Gaudí')).toBe(true)
})
