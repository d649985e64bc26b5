import type { Step } from './exercise.ts'

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
export function answerFault(step: Step, value: string): AnswerFault | null {
  if (step.kind === 'choice') return choiceFault(step.options, value)
  if (step.kind === 'line' || step.kind === 'check') return lineFault(value, limitOf(step))
  return null
}
