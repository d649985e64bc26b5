import { z } from 'zod'
import { TIERS } from '../core/plans/plans.ts'

export const personaShape = z.object({
  type: z.string(),
  title: z.string(),
  helperName: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  hue: z.number(),
  disclosure: z.string().nullable(),
})
export const personasAnswer = z.object({ personas: z.array(personaShape) })
export type PersonasAnswer = z.infer<typeof personasAnswer>

export const planShape = z.object({
  tier: z.enum(TIERS),
  name: z.string(),
  priceCents: z.number().int(),
  messagesPerMonth: z.number().int(),
  helperLimit: z.number().int(),
  sensitiveMode: z.boolean(),
  prioritySupport: z.boolean(),
})
export const plansAnswer = z.object({ plans: z.array(planShape) })

/** Where people write for help; null if the operator names no address. */
export const supportAnswer = z.object({ address: z.string().nullable() })
export type SupportAnswer = z.infer<typeof supportAnswer>

export const engineAnswer = z.object({
  /** False: no model answers, and helpers offer guided exercises. */
  connected: z.boolean(),
  name: z.string(),
  /** Whether it runs on the server's own machine. */
  local: z.boolean(),
  /** Provider name or host; null without a model. */
  provider: z.string().nullable(),
  /** Whether it is a model of the person's own. `withheld`: there is one, but the operator does not allow it. */
  own: z.enum(['no', 'yes', 'withheld']),
})
export type EngineAnswer = z.infer<typeof engineAnswer>
