import { z } from 'zod'
import { FOUND_BY, MEMORY_CATEGORIES, MEMORY_KINDS } from '../core/memory/kinds.ts'
import { PROFILE_FIELDS } from '../core/memory/profile.ts'
import { SENSITIVITY_LEVELS } from '../core/privacy/categories.ts'
import { LIMITS, MEMORY_PAGE, MOST_FORGOTTEN } from '../core/text/limits.ts'
import { helperId, idInAddress, instant, longId, longIdParams, text, trimmedText } from './common.ts'

/** A fact that is remembered of a person. */
export const memory = z.object({
  id: longId,
  /** Whom it was said to; both null for what the person wrote here, helperName for one that is deleted. */
  helperId: helperId.nullable(),
  helperName: z.string().nullable(),
  kind: z.enum(MEMORY_KINDS),
  category: z.enum(MEMORY_CATEGORIES),
  /** The fact as a sentence: `You live in Boston`. */
  content: z.string(),
  /** Empty: the person; else who of theirs. */
  subject: z.string(),
  attribute: z.string(),
  value: z.string(),
  /** False for what is no longer so. */
  holds: z.boolean(),
  /** The person's own words. */
  quote: z.string(),
  foundBy: z.enum(FOUND_BY),
  /** The message that says so; null for what the person wrote here. */
  sourceMessageId: longId.nullable(),
  /** From when to when it is so, as far as was said: null while it is current. */
  validFrom: instant,
  validTo: instant.nullable(),
  recordedAt: instant,
  supersededBy: longId.nullable(),
  confidence: z.number().int(),
  importance: z.number().int(),
  /** May other helpers know it? */
  isShared: z.boolean(),
  sensitivityLevel: z.enum(SENSITIVITY_LEVELS),
})
export type Memory = z.infer<typeof memory>

const filters = {
  /** Words that its text or its quote holds. */
  search: text(LIMITS.memorySearch.max).optional(),
  kind: z.enum(MEMORY_KINDS).optional(),
  category: z.enum(MEMORY_CATEGORIES).optional(),
}

export const MEMORY_STATES = ['current', 'superseded', 'all'] as const

export const memoriesQuery = z.object({
  ...filters,
  helperId: idInAddress.optional(),
  state: z.enum(MEMORY_STATES).default('current'),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(MEMORY_PAGE).default(MEMORY_PAGE),
})
export type MemoriesQuery = z.infer<typeof memoriesQuery>

export const memories = z.object({
  memories: z.array(memory),
  /** How many the filter finds, on all pages. */
  total: z.number().int(),
})
export type Memories = z.infer<typeof memories>

export const memoryParams = longIdParams

/** Where the person said it. */
export const memorySource = z.object({
  messageId: longId,
  helperId,
  helperName: z.string(),
  quote: z.string(),
  saidAt: instant,
})

export const memoryDetail = z.object({
  memory,
  sources: z.array(memorySource),
  /** What it was before, the newest first; and what it has become, the oldest first. */
  before: z.array(memory),
  after: z.array(memory),
})
export type MemoryDetail = z.infer<typeof memoryDetail>

const value = trimmedText(LIMITS.memoryValue.max, `At most ${LIMITS.memoryValue.max} characters.`).min(
  1,
  'Please write what is right.',
)

/** `value`: what is right instead; the old one stays as superseded. `isShared`: may other helpers know it? */
export const editMemoryBody = z
  .strictObject({ value: value.optional(), isShared: z.boolean().optional() })
  .refine((body) => body.value !== undefined || body.isShared !== undefined, 'Nothing to change.')
export type EditMemoryBody = z.infer<typeof editMemoryBody>

/** Forgets memories by their ids, or all that a filter finds. `preview`: only counts them. */
export const forgetBody = z
  .strictObject({
    ids: z.array(longId).min(1).max(MOST_FORGOTTEN).optional(),
    all: z.literal(true).optional(),
    ...filters,
    helperId: helperId.optional(),
    preview: z.boolean().default(false),
  })
  .refine((body) => (body.ids === undefined) !== (body.all === undefined), 'Name the ids, or all.')
  .meta({ example: { ids: [12, 15] } })
export type ForgetBody = z.infer<typeof forgetBody>

export const forgetAnswer = z.object({ count: z.number().int() })

/** One value of the profile, and where it comes from. */
export const profileEntry = z.object({
  memoryId: longId,
  value: z.string(),
  /** The fact as a sentence. */
  content: z.string(),
  quote: z.string(),
  saidAt: instant,
  helperId: helperId.nullable(),
  helperName: z.string().nullable(),
  foundBy: z.enum(FOUND_BY),
})

export const profileField = z.enum(PROFILE_FIELDS)
export const profile = z.record(profileField, z.array(profileEntry))
export type Profile = z.infer<typeof profile>

/** Adds what the person says of themselves to a field; a field with one value takes it instead of the old one. */
export const addToProfileBody = z.strictObject({ field: profileField, value })
export type AddToProfileBody = z.infer<typeof addToProfileBody>

/** An earlier turn that a reply was written with. */
export const recalledTurn = z.object({
  messageId: longId,
  helperId,
  helperName: z.string(),
  isFromUser: z.boolean(),
  quote: z.string(),
  saidAt: instant,
  isShared: z.boolean(),
})

/** What a reply was written with: facts, and turns of earlier conversations. */
export const rememberedAnswer = z.object({ facts: z.array(memory), turns: z.array(recalledTurn) })
export type RememberedAnswer = z.infer<typeof rememberedAnswer>

/**
 * Of a turn: forget it as a memory (it stays in the conversation), remember it whatever was made of it, keep it from other
 * helpers, or `correction`: what is right, in the person's own words, is remembered in its place.
 */
export const editRecalledBody = z
  .strictObject({
    isForgotten: z.literal(true).optional(),
    isRemembered: z.literal(true).optional(),
    isShared: z.boolean().optional(),
    correction: value.optional(),
  })
  .refine((body) => Object.values(body).some((each) => each !== undefined), 'Nothing to change.')
  .refine(({ isForgotten, isRemembered }) => !(isForgotten && isRemembered), 'Remember it or forget it, not both.')
  .meta({ example: { correction: 'I live in Boston.' } })
export type EditRecalledBody = z.infer<typeof editRecalledBody>
