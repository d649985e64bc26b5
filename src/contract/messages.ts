import { z } from 'zod'
import { LIMITS, MESSAGE_PAGE, UNSAVED, VERSIONS_AT_MOST } from '../core/text/limits.ts'
import { helperId, instant, longIdInAddress, longIdParams, text } from './common.ts'

/**
 * Who or what wrote a message: the person, a model, the built-in offline engine, that engine (or a prepared text) in
 * place of a model, a prepared text as planned, or a prepared answer to a danger or to what is refused.
 */
export const MESSAGE_SOURCES = ['person', 'model', 'offline', 'fallback', 'template', 'safety'] as const
/** `stopped`: the person stopped the reply, what was written until then is kept. */
export const DELIVERY_STATUSES = ['delivered', 'stopped'] as const

export const message = z.object({
  id: z.number().int(),
  helperId: z.number().int(),
  content: z.string(),
  isFromUser: z.boolean(),
  sentAt: instant,
  deliveryStatus: z.enum(DELIVERY_STATUSES),
  isSensitive: z.boolean(),
  source: z.enum(MESSAGE_SOURCES),
  /** Was it written by a machine, as everything of a helper is? (EU AI Act, article 50) */
  aiGenerated: z.boolean(),
  /** Did the helper write it on its own, as planned? */
  isPlanned: z.boolean(),
  /** How many memories a reply was written with; left out where none were. */
  remembered: z.number().int().optional(),
  /** The message that a reply answers. */
  replyTo: z.number().int().optional(),
  /** Did it come or leave as a text message, too? */
  isTexted: z.literal(true).optional(),
  /** Ids of its versions, oldest first, its own among them; left out where there is one. */
  versions: z.array(z.number().int()).max(VERSIONS_AT_MOST).optional(),
  /** `remembered`: the person asked for it. `forgotten`: it is no memory any more. Left out for any other message. */
  memory: z.enum(['remembered', 'forgotten']).optional(),
})
export type Message = z.infer<typeof message>

export const messages = z.array(message)

export const pageQuery = z
  .object({
    /** Only messages older than the one with this id. */
    before: longIdInAddress.optional(),
    /** Only messages newer than the one with this id, the oldest of them first. */
    after: longIdInAddress.optional(),
    /** The message with this id in the middle of the page. */
    around: longIdInAddress.optional(),
    limit: z.coerce.number().int().min(1).max(MESSAGE_PAGE.max).default(MESSAGE_PAGE.default),
  })
  .refine(
    ({ before, after, around }) => [before, after, around].filter((id) => id !== undefined).length <= 1,
    'Give one of before, after and around.',
  )
  .meta({ example: { limit: 50 } })
export type PageQuery = z.infer<typeof pageQuery>

const content = text(LIMITS.message.max, `A message can have at most ${LIMITS.message.max} characters.`).refine(
  (typed) => typed.trim().length > 0,
  'Please write a message first.',
)

/** Of a person's messages one at most has it: a second try of a call whose answer was lost is refused as `already_sent`. */
const idempotencyKey = z.uuid('Please give a UUID.').optional()

export const sendMessageBody = z.strictObject({
  helperId,
  content,
  isFromUser: z.literal(true, 'Only you can write as yourself: isFromUser must be true.').default(true),
  isSensitive: z.literal(false, 'Sensitive messages have a call of their own.').default(false),
  idempotencyKey,
})
export type SendMessageBody = z.infer<typeof sendMessageBody>

const unsavedTurn = z.strictObject({ isFromUser: z.boolean(), content })

export const sensitiveMessageBody = z.strictObject({
  helperId,
  content,
  /** What was said before in Sensitive Mode, oldest first, as the browser kept it. A record to go by, not to be trusted. */
  earlier: z
    .array(unsavedTurn)
    .max(UNSAVED.turns, `At most ${UNSAVED.turns} earlier messages can be sent along.`)
    .refine((turns) => lengthOf(turns) <= UNSAVED.characters, 'The earlier messages are too long together.')
    .default([]),
})
export type SensitiveMessageBody = z.infer<typeof sensitiveMessageBody>

const lengthOf = (turns: readonly { content: string }[]): number =>
  turns.reduce((sum, turn) => sum + turn.content.length, 0)

/** A message of the person in other words: a version of it, which is answered in place of what followed the old one. */
export const editMessageBody = z.strictObject({ content, idempotencyKey })
export type EditMessageBody = z.infer<typeof editMessageBody>

/** A reply that is stored nowhere. */
export const sensitiveAnswer = z.object({
  response: z.string(),
  source: z.enum(MESSAGE_SOURCES),
  aiGenerated: z.literal(true),
})
export type SensitiveAnswer = z.infer<typeof sensitiveAnswer>

export const exchange = z.object({ userMessage: message, reply: message })
export type Exchange = z.infer<typeof exchange>

/** What has become of the reply to a message: being written (with its text so far), there, or neither. */
export const replyProgress = z.object({
  state: z.enum(['writing', 'done', 'none']),
  text: z.string(),
  reply: message.nullable(),
})
export type ReplyProgress = z.infer<typeof replyProgress>

export const firstMessageAnswer = z.object({ message: z.string(), messageId: z.number().int() })

/** Parameters of calls on one message. */
export const messageParams = longIdParams

/** The events of a streamed reply, by name. */
export interface ReplyEvents {
  accepted: { userMessage: Message }
  /** `isSafety`: the text is a prepared one, whole. */
  token: { text: string; isSafety?: true }
  done: { reply: Message }
  error: { error: { code: string; message: string } }
}
