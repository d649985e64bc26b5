import { z } from 'zod'
import { LONG_LINE_LIMIT } from '../core/practice/run-exercise.ts'
import { example, text, trimmedText } from './common.ts'
import { message } from './messages.ts'

const exercise = z.object({
  id: example('sentence-to-say'),
  title: example('The sentence you will say'),
  minutes: z.number().int(),
  about: example('For the talk about pay, a role or time.'),
})

const spoken = { id: z.string(), say: z.string() }

const STEP = { kind: 'line', id: 'amount', say: 'Put the number in one line. Only that.', placeholder: '68,000' }

/** One small step. `say` is Markdown. */
export const practiceStep = z
  .discriminatedUnion('kind', [
    /** An option that ends in `…` opens a line of one's own. */
    z.object({ kind: z.literal('choice'), ...spoken, options: z.array(z.string()) }),
    z.object({
      kind: z.literal('line'),
      ...spoken,
      placeholder: z.string().optional(),
      isLong: z.boolean().optional(),
    }),
    /** To be written from memory. `isSpoken`: the language in which it can be heard. */
    z.object({ kind: z.literal('check'), ...spoken, expected: z.string(), isSpoken: z.string().optional() }),
    z.object({ kind: z.literal('timer'), ...spoken, seconds: z.number().int() }),
    z.object({ kind: z.literal('show'), ...spoken, button: z.string().optional() }),
  ])
  .meta({ example: STEP })
export type PracticeStep = z.infer<typeof practiceStep>

export const practiceRun = z.object({
  id: z.number().int(),
  exercise,
  /** Counted from 1; `total + 1` once every step is answered. */
  number: z.number().int(),
  total: z.number().int(),
  /** Null once every step is answered. */
  step: practiceStep.nullable(),
  /** The answer to this step that was just taken back. */
  said: example('68,000').nullable(),
  answered: z.array(z.object({ step: practiceStep, answer: example('68,000') })),
  result: z
    .object({ text: example('I would like **68,000**.'), memory: example('Wants 68,000').nullable() })
    .nullable(),
})
export type PracticeRun = z.infer<typeof practiceRun>

/** `GET /api/helpers/{id}/practice` */
export const practiceAnswer = z.object({
  exercises: z.array(exercise),
  /** The one that was begun with this helper. */
  run: practiceRun.nullable(),
})
export type Practice = z.infer<typeof practiceAnswer>

export const startPracticeBody = z.strictObject({ exerciseId: text(60).meta({ example: 'sentence-to-say' }) })
export type StartPracticeBody = z.infer<typeof startPracticeBody>

export const answerStepBody = z.strictObject({
  stepId: text(60).meta({ example: 'ask' }),
  /** Empty for a step that only shows something. */
  answer: trimmedText(LONG_LINE_LIMIT).meta({ example: '68,000' }),
})
export type AnswerStepBody = z.infer<typeof answerStepBody>

/** `reply`: what the helper says where the answer told of a danger; null otherwise. */
export const answeredStep = practiceRun.extend({ reply: message.nullable() })
export type AnsweredStep = z.infer<typeof answeredStep>

export const keptAnswer = z.object({ message })
