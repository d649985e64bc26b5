import { expect, it } from 'vitest'
import { sentenceOf } from './attributes.ts'

it.each([
  ['', 'home', 'Boston', true, 'You live in Boston'],
  ['sister', 'home', 'Boston', true, 'Your sister lives in Boston'],
  ['', 'employer', 'the mill', false, 'You no longer work at the mill'],
  ['', 'plan', 'are getting married (Jun 2027)', true, 'You are getting married (Jun 2027)'],
  ['sister', 'plan', 'are getting married (Jun 2027)', true, 'Your sister is getting married (Jun 2027)'],
  ['sister', 'plan', 'have an exam (Tue, Mar 3, 2026)', true, 'Your sister has an exam (Tue, Mar 3, 2026)'],
  ['sister', 'plan', 'will visit my parents (Jun 2027)', true, 'Your sister will visit your parents (Jun 2027)'],
  ['parents', 'plan', 'are moving (Jun 2027)', true, 'Your parents are moving (Jun 2027)'],
])('is said to the person: %s %s %s', (subject, attribute, value, holds, sentence) => {
  expect(sentenceOf({ subject, attribute, value, holds })).toBe(sentence)
})
