import { describe, expect, it } from 'vitest'
import { opensLine } from '../practice/answer-fault.ts'
import type { Answers, Exercise, Step } from '../practice/exercise.ts'
import { answerStep, positionOf } from '../practice/run-exercise.ts'
import { exercisesOf } from './exercises.ts'
import { PERSONA_TYPES } from './personas.ts'

const TYPES = [...PERSONA_TYPES, 'own_garden_guide']
const ALL = TYPES.flatMap((type) => exercisesOf(type).map((exercise) => ({ type, exercise })))

/** The answers of somebody who presses the nth button and writes little. */
function answerTo(step: Step, nth: number): string {
  if (step.kind === 'check') return step.expected
  if (step.kind !== 'choice') return 'Something of mine'
  const option = step.options[nth % step.options.length] ?? ''
  return opensLine(option) ? 'Something else of mine' : option
}

/** Every step that this person is shown, and what they end with. */
function walk(exercise: Exercise, nth: number) {
  const shown: Step[] = []
  let answers: Answers = {}
  for (;;) {
    const { step, result } = positionOf(exercise, answers)
    if (!step) return { shown, result }
    shown.push(step)
    const next = answerStep(exercise, answers, step.id, answerTo(step, nth))
    if ('fault' in next) throw new Error(`${exercise.id}, ${step.id}: ${next.fault}`)
    answers = next.answers
  }
}

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length

it.each(TYPES)('the exercises of %s have names of their own', (type) => {
  const ids = exercisesOf(type).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(ALL)('$type: $exercise.title', ({ exercise }) => {
  const walks = [0, 1, 2, 3].map((nth) => walk(exercise, nth))

  it('has four to eight steps', () => {
    expect(exercise.steps.length).toBeGreaterThanOrEqual(4)
    expect(exercise.steps.length).toBeLessThanOrEqual(8)
  })

  it('asks in at most 40 words, with at most four buttons', () => {
    for (const step of walks.flatMap(({ shown }) => shown)) {
      expect(words(step.say), step.say).toBeLessThanOrEqual(40)
      if (step.kind === 'choice') expect(step.options.length, step.say).toBeLessThanOrEqual(4)
    }
  })

  it('ends in something', () => {
    for (const { result } of walks) {
      expect(result?.text.trim()).not.toBe('')
      expect(result?.text).not.toMatch(/undefined|\[object/)
    }
  })
})
