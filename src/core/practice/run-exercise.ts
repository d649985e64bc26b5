import type { Answers, Exercise, Step } from './exercise.ts'

/** In characters. */
export const LINE_LIMIT = 300
export const LONG_LINE_LIMIT = 2000

export type AnswerFault = 'empty' | 'too_long' | 'not_an_option'

const OPENS_A_LINE = '…'

export const opensLine = (option: string): boolean => option.endsWith(OPENS_A_LINE)

const limitOf = (step: Step): number => (step.kind === 'line' && step.isLong ? LONG_LINE_LIMIT : LINE_LIMIT)

function lineFault(value: string, limit: number): AnswerFault | null {
  if (value.trim() === '') return 'empty'
  return value.length > limit ? 'too_long' : null
}

function choiceFault(options: readonly string[], value: string): AnswerFault | null {
  if (options.some((option) => option === value && !opensLine(option))) return null
  if (!options.some(opensLine) || options.includes(value)) return 'not_an_option'
  return lineFault(value, LINE_LIMIT)
}

/** Why a step does not take this answer; null if it does. Steps that only show something take any. */
function answerFault(step: Step, value: string): AnswerFault | null {
  if (step.kind === 'choice') return choiceFault(step.options, value)
  if (step.kind === 'line' || step.kind === 'check') return lineFault(value, limitOf(step))
  return null
}

export interface Position {
  /** Counted from 1; `total + 1` once every step is answered. */
  number: number
  total: number
  /** Null once every step is answered; then there is a result. */
  step: Step | null
  result: { text: string; memory: string | null } | null
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
    result: step ? null : { text: exercise.result(kept), memory: exercise.memory?.(kept) ?? null },
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
