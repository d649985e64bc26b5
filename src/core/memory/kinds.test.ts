import { expect, it } from 'vitest'
import { holdsOn, kindOfReplacement } from './kinds.ts'

it.each([
  ['a plan on its last day', { kind: 'plan', expires: '2026-11-20' }, true],
  ['a plan after it', { kind: 'plan', expires: '2026-11-19' }, false],
  ['an event after it', { kind: 'event', expires: '2026-11-19' }, false],
  ['a fact after its date', { kind: 'fact', expires: '2026-11-19' }, true],
  ['what has no date', { kind: 'plan', expires: null }, true],
] as const)('%s holds or is over', (_, memory, holds) => {
  expect(holdsOn(memory, '2026-11-20')).toBe(holds)
})

it.each([
  ['where somebody lives, who is going to move', 'plan', { kind: 'fact', expires: null }, 'fact'],
  ['the same, moved to another day', 'plan', { kind: 'fact', expires: '2026-11-27' }, 'fact'],
  ['somebody close, who is going to arrive', 'event', { kind: 'relationship', expires: null }, 'relationship'],
  ['what happened, and goes on', 'plan', { kind: 'event', expires: null }, 'fact'],
  ['an appointment on another day', 'plan', { kind: 'plan', expires: '2026-11-27' }, 'plan'],
  ['a plan that gets its day', 'plan', { kind: 'plan', expires: null }, 'plan'],
  ['a concert, told more precisely', 'plan', { kind: 'event', expires: '2026-11-27' }, 'plan'],
  ['what is no plan', 'habit', { kind: 'fact', expires: null }, 'habit'],
] as const)('the kind of %s', (_, given, old, kind) => {
  expect(kindOfReplacement(given, old)).toBe(kind)
})
