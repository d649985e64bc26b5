import { z } from 'zod'
import { PANEL_ROUNDS, PLAN_OUTCOMES } from '../core/panel/panel.ts'
import { LIMITS, PANEL_MEMBERS, PANELS_AT_MOST, ROUNDS_AT_MOST } from '../core/text/limits.ts'
import { changes, errorBody, example, helperId, idempotencyKey, instant, longIdParams, shortText } from './common.ts'
import { message, messageContent } from './messages.ts'
import { timeOfDay, weekday } from './schedules.ts'

const panelMember = z.object({
  helperId: z.number().int(),
  name: z.string(),
  personaType: z.string(),
  imageUrl: z.string().nullable(),
})
export type PanelMember = z.infer<typeof panelMember>

const panelName = shortText('A name', LIMITS.panelName.max).min(1, 'Please give the panel a name')

export const panelSummary = z.object({
  id: z.number().int(),
  name: example('Should I take the offer in Oslo?'),
  members: z.array(panelMember).max(PANEL_MEMBERS.max),
  createdAt: instant,
  /** When it was last asked anything; when it was created, if never. */
  usedAt: instant,
})
export type PanelSummary = z.infer<typeof panelSummary>

export const panelList = z.object({ panels: z.array(panelSummary).max(PANELS_AT_MOST) })
export type PanelList = z.infer<typeof panelList>

/**
 * `writing`: it is on its way. `failed`: it did not come and cost nothing, and can be asked for again. `deleted`: the
 * person deleted it, or the question.
 */
const panelAnswer = z.object({
  helperId: z.number().int(),
  state: z.enum(['answered', 'writing', 'failed', 'deleted']),
  message: message.nullable(),
})
export type PanelAnswer = z.infer<typeof panelAnswer>

export const panelRound = z.object({
  id: z.number().int(),
  kind: z.enum(PANEL_ROUNDS),
  /** What the person asked; null in the other rounds, and once it is deleted. */
  question: example('Should I take the offer in Oslo?').nullable(),
  createdAt: instant,
  answers: z.array(panelAnswer).max(PANEL_MEMBERS.max),
})
export type PanelRound = z.infer<typeof panelRound>

const QUESTION = 'How was my week, and what should the next one be about?'
const planQuestion = messageContent.meta({ example: QUESTION })
const planTime = timeOfDay.meta({ example: '18:00' })

/** A question that the panel is asked every week, at a time of the person's clock, for what a question costs. */
const panelPlan = z.object({
  weekday,
  time: planTime,
  question: example(QUESTION),
  nextAt: instant,
  /** Why it was not asked the last time; null if it was. */
  skipped: z.enum(PLAN_OUTCOMES).nullable(),
})
export type PanelPlan = z.infer<typeof panelPlan>

export const panel = panelSummary.extend({
  /** Oldest first. */
  rounds: z.array(panelRound).max(ROUNDS_AT_MOST),
  /** Messages of the allowance that the next round takes. */
  costs: z.object({ ask: z.number().int(), discuss: z.number().int(), sumUp: z.number().int() }),
  plan: panelPlan.nullable(),
  /** Which rounds may follow now. */
  next: z.array(z.enum(PANEL_ROUNDS)),
})
export type Panel = z.infer<typeof panel>

export const createPanelBody = z.strictObject({
  /** In the order in which they are shown. */
  helperIds: z
    .array(helperId)
    .min(PANEL_MEMBERS.min, `Please choose at least ${PANEL_MEMBERS.min} helpers.`)
    .max(PANEL_MEMBERS.max, `Please choose at most ${PANEL_MEMBERS.max} helpers.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Please choose each helper once.')
    .meta({ example: [1, 2, 3] }),
  /** Omitted: the first words of its first question. */
  name: panelName.meta({ example: 'Oslo' }).optional(),
})
export type CreatePanelBody = z.infer<typeof createPanelBody>

export const changePanelBody = changes({
  name: panelName.meta({ example: 'Oslo' }),
  /** Null ends it. */
  plan: z.strictObject({ weekday, time: planTime, question: planQuestion }).nullable(),
}).meta({ example: { name: 'Oslo' } })
export type ChangePanelBody = z.infer<typeof changePanelBody>

export const beginRoundBody = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ask'),
    question: messageContent.meta({ example: 'Should I take the offer in Oslo?' }),
    /** Its words were taken for a danger in this panel, and the person says that there is none. */
    isMisunderstood: z.boolean().default(false),
    idempotencyKey,
  }),
  z.strictObject({ kind: z.literal('discuss'), idempotencyKey }),
  z.strictObject({
    kind: z.literal('sum_up'),
    /** Who sums up. */
    helperId,
    idempotencyKey,
  }),
])
export type BeginRoundBody = z.infer<typeof beginRoundBody>

export const panelParams = longIdParams
export const roundParams = longIdParams.extend({ roundId: longIdParams.shape.id })
export const askAgainBody = z.strictObject({ helperId })

/** The events of a round, by name; `end` is the last. Each helper ends with its `done` or its `error`. */
export const panelEvents = {
  /** The round as it begins: everything in it is reserved. */
  accepted: z.object({ round: panelRound }),
  token: z.object({ helperId: z.number().int(), text: z.string(), isSafety: z.literal(true).optional() }),
  /** What was sent of this answer so far is no part of it. */
  restart: z.object({ helperId: z.number().int() }),
  done: z.object({ helperId: z.number().int(), message }),
  error: errorBody.extend({ helperId: z.number().int().optional() }),
  end: z.object({ round: panelRound }),
}
export type PanelEvents = { [Name in keyof typeof panelEvents]: z.infer<(typeof panelEvents)[Name]> }
