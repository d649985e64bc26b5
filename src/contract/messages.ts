import { z } from 'zod'
import { LIMITS, MESSAGE_PAGE, UNSAVED } from '../core/limits.ts'
import { helperId, instant } from './common.ts'

/**
 * Who or what wrote a message: the person, a model, the built-in offline engine, that engine (or a prepared text) in
 * place of a model, or a prepared text as planned.
 */
export const MESSAGE_SOURCES = ['person', 'model', 'offline', 'fallback', 'template'] as const
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
  /** Did the helper write it on its own, as planned? */
  isPlanned: z.boolean(),
  /** How many memories a reply was written with; left out where none were. */
  remembered: z.number().int().optional(),
})
export type Message = z.infer<typeof message>

export const messages = z.array(message)

export const pageQuery = z.object({
  /** Only messages older than the one with this id. */
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce.number().int().min(1).max(MESSAGE_PAGE.max).default(MESSAGE_PAGE.default),
})

const content = z
  .string()
  .max(LIMITS.message.max, `A message can have at most ${LIMITS.message.max} characters.`)
  .refine((text) => text.trim().length > 0, 'Please write a message first.')
  // Half a character would be stored as another one than was answered.
  .overwrite((text) => text.toWellFormed())

export const sendMessageBody = z.strictObject({
  helperId,
  content,
  isFromUser: z.literal(true, 'Only you can write as yourself: isFromUser must be true.').default(true),
  isSensitive: z.literal(false, 'Sensitive messages have a call of their own.').default(false),
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

/** A reply that is stored nowhere. */
export const sensitiveAnswer = z.object({ response: z.string(), source: z.enum(MESSAGE_SOURCES) })
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
export const messageParams = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

/** The events of a streamed reply, by name. */
export interface ReplyEvents {
  accepted: { userMessage: Message }
  token: { text: string }
  done: { reply: Message }
  error: { error: { code: string; message: string } }
}
