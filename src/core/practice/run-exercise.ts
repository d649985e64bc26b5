import { type AnswerFault, answerFault } from './answer-fault.ts'
import type { Answers, Exercise, Result, Step } from './exercise.ts'

export interface Position {
  /** Counted from 1; `total + 1` once every step is answered. */
  number: number
  total: number
  /** Null once every step is answered; then there is a result. */
  step: Step | null
  result: Result | null
}

const stepAt = ({ steps }: Exercise, index: number, answers: Answers): Step | null => {
  const step = steps[index]
  return typeof step === 'function' ? step(answers) : (step ?? null)
}

/** The steps answered from the start on, each with its answer, until the first without one that it takes. */
export function answeredSteps(exercise: Exercise, answers: Answers): { step: Step; answer: string }[] {
  const answered: { step: Step; answer: string }[] = []
  for (const index of exercise.steps.keys()) {
    const step = stepAt(exercise, index, answersOf(answered))
    const answer = step && Object.hasOwn(answers, step.id) ? answers[step.id] : undefined
    if (!step || answer === undefined || answerFault(step, answer)) break
    answered.push({ step, answer })
  }
  return answered
}

const answersOf = (answered: readonly { step: Step; answer: string }[]): Answers =>
  Object.fromEntries(answered.map(({ step, answer }) => [step.id, answer]))

export function positionOf(exercise: Exercise, answers: Answers): Position {
  const answered = answeredSteps(exercise, answers)
  const kept = answersOf(answered)
  const step = stepAt(exercise, answered.length, kept)
  return {
    number: answered.length + 1,
    total: exercise.steps.length,
    step,
    result: step ? null : exercise.result(kept),
  }
}

/**
 * Answers the current step, or one before it anew. Later answers that no longer fit are dropped.
 * `not_a_step`: it has not come yet, or there is none.
 */
export function answerStep(
  exercise: Exercise,
  answers: Answers,
  stepId: string,
  value: string,
): { answers: Answers } | { fault: AnswerFault | 'not_a_step' } {
  const answered = answeredSteps(exercise, answers)
  const current = stepAt(exercise, answered.length, answersOf(answered))
  const step = [...answered.map(({ step }) => step), current].find((step) => step?.id === stepId)
  if (!step) return { fault: 'not_a_step' }
  const answer = value.trim()
  const fault = answerFault(step, answer)
  if (fault) return { fault }
  return { answers: answersOf(answeredSteps(exercise, { ...answersOf(answered), [stepId]: answer })) }
}

/** Takes the last answer back, so that it can be corrected; `said` is what it was. */
export function stepBack(exercise: Exercise, answers: Answers): { answers: Answers; said: string | null } {
  const answered = answeredSteps(exercise, answers)
  return { answers: answersOf(answered.slice(0, -1)), said: answered.at(-1)?.answer ?? null }
}
