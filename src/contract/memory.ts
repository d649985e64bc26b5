import { z } from 'zod'
import { FOUND_BY, MEMORY_CATEGORIES, MEMORY_KINDS } from '../core/memory/kinds.ts'
import { PROFILE_FIELDS } from '../core/memory/profile.ts'
import { SENSITIVITY_LEVELS } from '../core/privacy/settings.ts'
import { LIMITS, MEMORY_PAGE, MOST_FORGOTTEN, PROFILE_FIELD_SHOWS } from '../core/text/limits.ts'
import {
  changes,
  helperId,
  idInAddress,
  instant,
  isVisible,
  longId,
  longIdParams,
  text,
  trimmedText,
} from './common.ts'

export const memory = z.object({
  id: longId,
  /** The helper it was said to; both null for what the person added here. */
  helperId: helperId.nullable(),
  helperName: z.string().nullable(),
  kind: z.enum(MEMORY_KINDS),
  category: z.enum(MEMORY_CATEGORIES),
  /** One sentence: `Lives in Boston.` */
  content: z.string(),
  /** `self`, or someone in the person's life. */
  subject: z.string(),
  /** The last local day on which a plan lies ahead. */
  expiresOn: z.iso.date().nullable(),
  /** Stays between the person and the helper that they told. */
  isSecret: z.boolean(),
  foundBy: z.enum(FOUND_BY),
  /** The message it was said in, and its beginning; null if the person wrote it here or that message is forgotten. */
  sourceMessageId: longId.nullable(),
  quote: z.string().nullable(),
  /** The period it is true for, as far as known. `validTo` is null while it is current. */
  validFrom: instant,
  validTo: instant.nullable(),
  recordedAt: instant,
  supersededBy: longId.nullable(),
  confidence: z.number().int(),
  importance: z.number().int(),
  isShared: z.boolean(),
  sensitivityLevel: z.enum(SENSITIVITY_LEVELS),
})
export type Memory = z.infer<typeof memory>

const filters = {
  /** Words that its text contains. */
  search: text(LIMITS.memorySearch.max).optional(),
  kind: z.enum(MEMORY_KINDS).optional(),
  category: z.enum(MEMORY_CATEGORIES).optional(),
}

const USE_NEXT = 'Please use the `next` value of a page.'
/** In milliseconds: PostgreSQL cannot read earlier instants in the format we send. */
const YEAR_1 = Date.parse('0001-01-01T00:00:00Z')
/** A position in the list, newest first: `validFrom` in milliseconds and id of the memory before it. */
const memoryCursor = z
  .string()
  .regex(/^-?\d{1,14}_\d{1,15}$/, USE_NEXT)
  .refine((cursor) => Number.parseInt(cursor, 10) >= YEAR_1, USE_NEXT)

export const MEMORY_STATES = ['current', 'superseded', 'all'] as const

export const memoriesQuery = z.object({
  ...filters,
  helperId: idInAddress.optional(),
  state: z.enum(MEMORY_STATES).default('current'),
  /** Only plans that lie ahead on this day. */
  aheadOn: z.iso.date().optional(),
  after: memoryCursor.optional(),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(MEMORY_PAGE).default(MEMORY_PAGE),
})
export type MemoriesQuery = z.infer<typeof memoriesQuery>

export const memories = z.object({
  memories: z.array(memory),
  total: z.number().int(),
  next: z.string().nullable(),
})
export type Memories = z.infer<typeof memories>

export const memoryParams = longIdParams

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
  /** Earlier versions, newest first, and later versions, oldest first. */
  before: z.array(memory),
  after: z.array(memory),
})
export type MemoryDetail = z.infer<typeof memoryDetail>

const value = trimmedText(LIMITS.memoryValue.max).refine(isVisible, 'Please write what is right.')

/** `value`: the whole sentence as it should be; the old one is kept as superseded. `isShared`: whether other helpers may know it. */
export const editMemoryBody = changes({ value, isShared: z.boolean() })
export type EditMemoryBody = z.infer<typeof editMemoryBody>

/** Keeps a sentence as the person typed it. */
export const addMemoryBody = z
  .strictObject({
    content: value,
    kind: z.enum(MEMORY_KINDS).default('fact'),
    category: z.enum(MEMORY_CATEGORIES).default('other'),
    /** The last day on which it lies ahead. */
    expiresOn: z.iso.date().nullable().default(null),
  })
  .meta({ example: { content: 'Allergic to peanuts.' } })
export type AddMemoryBody = z.infer<typeof addMemoryBody>

/** Forgets memories by id, or everything that matches a filter. `preview` only counts them. */
export const forgetBody = z
  .strictObject({
    ids: z.array(longId).min(1).max(MOST_FORGOTTEN).optional(),
    all: z.literal(true).optional(),
    ...filters,
    state: z.enum(MEMORY_STATES).default('all'),
    helperId: helperId.optional(),
    preview: z.boolean().default(false),
  })
  .refine((body) => (body.ids === undefined) !== (body.all === undefined), 'Please give either `ids` or `all`.')
  .meta({ example: { ids: [12, 15] } })
export type ForgetBody = z.infer<typeof forgetBody>

export const forgetAnswer = z.object({ count: z.number().int() })

export const profileEntry = z.object({
  memoryId: longId,
  content: z.string(),
  saidAt: instant,
  helperId: helperId.nullable(),
  helperName: z.string().nullable(),
  foundBy: z.enum(FOUND_BY),
})

export const profileField = z.enum(PROFILE_FIELDS)
export const profile = z.record(profileField, z.array(profileEntry).max(PROFILE_FIELD_SHOWS))
export type Profile = z.infer<typeof profile>

export const addToProfileBody = z.strictObject({ field: profileField, value })
export type AddToProfileBody = z.infer<typeof addToProfileBody>

export const recalledTurn = z.object({
  messageId: longId,
  helperId,
  helperName: z.string(),
  isFromUser: z.boolean(),
  quote: z.string(),
  saidAt: instant,
  isShared: z.boolean(),
})

export const rememberedAnswer = z.object({
  facts: z.array(memory),
  turns: z.array(recalledTurn),
  /** Ids of the one to three sources that mattered most. The model was merely given the others. */
  mainFacts: z.array(longId),
  mainTurns: z.array(longId),
})
export type RememberedAnswer = z.infer<typeof rememberedAnswer>

/**
 * For one message: forget it as a memory (it stays in the conversation), remember it in any case, keep it from other
 * helpers, or remember a `correction` in the person's own words instead.
 */
export const editRecalledBody = changes({
  isForgotten: z.literal(true),
  isRemembered: z.literal(true),
  isShared: z.boolean(),
  correction: value,
})
  .refine(({ isForgotten, isRemembered }) => !(isForgotten && isRemembered), 'Remember it or forget it, not both.')
  .meta({ example: { correction: 'I live in Boston.' } })
export type EditRecalledBody = z.infer<typeof editRecalledBody>
