import { expect, it } from 'vitest'
import type { Exercise } from './exercise.ts'
import { answeredSteps, answerStep, positionOf, stepBack } from './run-exercise.ts'

const PAY: Exercise = {
  id: 'pay',
  title: 'The sentence you will say',
  minutes: 4,
  about: 'Three lines for the talk.',
  steps: [
    { kind: 'choice', id: 'ask', say: 'What do you want?', options: ['More pay', 'More time', 'Something else…'] },
    ({ ask }) => ({ kind: 'line', id: 'amount', say: ask === 'More pay' ? 'Which number?' : 'What exactly?' }),
    ({ ask }) => ({
      kind: 'choice',
      id: 'least',
      say: 'And less?',
      options: ask === 'More time' ? ['A day'] : ['A part'],
    }),
    { kind: 'timer', id: 'breathe', say: 'Wait.', seconds: 10 },
  ],
  result: ({ amount, least }) => `I would like **${amount}**, or ${least}.`,
  memory: ({ amount }) => `Wants ${amount}`,
}

const DONE = { ask: 'More pay', amount: '60,000', least: 'A part', breathe: '' }

it('begins at the first step', () => {
  expect(positionOf(PAY, {})).toMatchObject({ number: 1, total: 4, step: { id: 'ask' }, result: null })
})

it('words a step after what was answered', () => {
  expect(positionOf(PAY, { ask: 'More pay' }).step?.say).toBe('Which number?')
  expect(positionOf(PAY, { ask: 'A dog in the office' }).step?.say).toBe('What exactly?')
})

it('arranges the answers once all are there', () => {
  expect(positionOf(PAY, DONE)).toMatchObject({
    number: 5,
    step: null,
    result: { text: 'I would like **60,000**, or A part.', memory: 'Wants 60,000' },
  })
})

it.each([
  ['ask', '', 'empty'],
  ['ask', 'Something else…', 'not_an_option'],
  ['ask', 'a'.repeat(301), 'too_long'],
  ['amount', '60,000', 'not_a_step'],
  ['toString', 'x', 'not_a_step'],
])('answers %s with %j: %s', (stepId, value, fault) => {
  expect(answerStep(PAY, {}, stepId, value)).toEqual({ fault })
})

it('takes only its options where none opens a line', () => {
  const answers = { ask: 'More pay', amount: '60,000' }
  expect(answerStep(PAY, answers, 'least', 'Nothing')).toEqual({ fault: 'not_an_option' })
  expect(answerStep(PAY, answers, 'least', 'A part')).toEqual({ answers: { ...answers, least: 'A part' } })
})

it('keeps an answer without the blanks around it', () => {
  expect(answerStep(PAY, {}, 'ask', '  A dog ')).toEqual({ answers: { ask: 'A dog' } })
})

it('changes one line and keeps the rest that still fits', () => {
  expect(answerStep(PAY, DONE, 'amount', '65,000')).toEqual({ answers: { ...DONE, amount: '65,000' } })
  expect(answerStep(PAY, DONE, 'ask', 'More time')).toEqual({ answers: { ask: 'More time', amount: '60,000' } })
})

it('takes the last answer back and says what it was', () => {
  expect(stepBack(PAY, { ask: 'More pay', amount: '60,000' })).toEqual({ answers: { ask: 'More pay' }, said: '60,000' })
  expect(stepBack(PAY, {})).toEqual({ answers: {}, said: null })
})

it('ignores answers to steps that are no longer there', () => {
  expect(answeredSteps(PAY, { ask: 'More pay', old: 'x' }).map(({ step }) => step.id)).toEqual(['ask'])
})
