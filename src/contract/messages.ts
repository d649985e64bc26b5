import { z } from 'zod'
import { REACTION_KINDS } from '../core/conversations/conversation.ts'
import { FOLLOW_UP_KINDS } from '../core/follow-ups/follow-ups.ts'
import { LIMITS, MESSAGE_PAGE, UNSAVED, VERSIONS_AT_MOST } from '../core/text/limits.ts'
import {
  errorBody,
  helperId,
  idempotencyKey,
  instant,
  isVisible,
  longId,
  longIdInAddress,
  longIdParams,
  picture,
  text,
  trimmedText,
} from './common.ts'
import { followUp } from './follow-ups.ts'
import { triedCharacter } from './helpers.ts'

/**
 * Who or what wrote a message: the person, a model, guided practice where no model is connected, a prepared
 * line where the model failed, a planned prepared text, or a prepared response to a danger or a refused request.
 */
export const MESSAGE_SOURCES = ['person', 'model', 'practice', 'fallback', 'template', 'safety'] as const

/**
 * `stopped`: the person stopped the reply; the text so far is kept. `cut`: it reached the limit of its length, and may
 * end in mid-sentence.
 */
export const DELIVERY_STATUSES = ['delivered', 'stopped', 'cut'] as const

/** `text`: of the source that mattered most, a sentence exactly as the person wrote it if `isQuote`. `count`: of all that mattered. */
const remembered = z.object({
  count: z.number().int(),
  text: z.string(),
  isQuote: z.boolean(),
  saidAt: instant,
})
export type Remembered = z.infer<typeof remembered>

export const reaction = z.object({
  kind: z.enum(REACTION_KINDS),
  reason: z.string().optional().meta({ example: 'Shorter, please.' }),
})
export type MessageReaction = z.infer<typeof reaction>

export const reactionBody = z.strictObject({
  kind: z.enum(REACTION_KINDS),
  reason: trimmedText(LIMITS.reactionReason.max).min(1).optional().meta({ example: 'Shorter, please.' }),
})
export type ReactionBody = z.infer<typeof reactionBody>

const messageFollowUp = followUp.pick({
  id: true,
  kind: true,
  state: true,
  subject: true,
  dueAt: true,
  plannedFor: true,
})
export type MessageFollowUp = z.infer<typeof messageFollowUp>

export const message = z.object({
  id: z.number().int(),
  helperId: z.number().int(),
  content: z.string(),
  isFromUser: z.boolean(),
  sentAt: instant,
  /**
   * Only on the first message of a page, and only if talk went on before it: when the talk began, or when its last
   * three-hour reminder was due (docs/safety.md).
   */
  talkingSince: instant.optional(),
  deliveryStatus: z.enum(DELIVERY_STATUSES),
  isSensitive: z.boolean(),
  source: z.enum(MESSAGE_SOURCES),
  /** Whether a machine wrote it, as is true of all helper messages (EU AI Act, article 50). */
  aiGenerated: z.boolean(),
  /** Whether the helper sent it on schedule, unprompted. */
  isPlanned: z.boolean(),
  /** What it was planned as, if it comes once: a reminder, or the follow-up that was accepted. */
  plannedAs: z.enum(FOLLOW_UP_KINDS).optional(),
  /** What the reply takes up of what is remembered; omitted if nothing. */
  remembered: remembered.optional(),
  replyTo: z.number().int().optional(),
  /** The earlier message that it refers to, with its first words; omitted once that is deleted. */
  quote: z.object({ id: z.number().int(), isFromUser: z.boolean(), text: z.string() }).optional(),
  /** What the person thinks of it. */
  reaction: reaction.optional(),
  /** Whether it was also sent or received as an SMS. */
  isSms: z.literal(true).optional(),
  /** Ids of all versions including this one, oldest first; omitted if there is only one. */
  versions: z.array(z.number().int()).max(VERSIONS_AT_MOST).optional(),
  /** `remembered`: the person asked for it. `forgotten`: it is no longer a memory. Omitted otherwise. */
  memory: z.enum(['remembered', 'forgotten']).optional(),
  /** What the helper offers to ask about later or will remind of, because of the message that this answers. */
  followUps: z.array(messageFollowUp).optional(),
  /** It was to set a reminder, and none was set. */
  isReminderRefused: z.literal(true).optional(),
  /** Answers a danger, or stays gentle after one. `POST /api/messages/{id}/misunderstood` says that there was none. */
  isAlarm: z.literal(true).optional(),
  /** Size of its picture in pixels (`GET /api/messages/{id}/picture`); omitted if it has none. */
  picture: z.object({ width: z.number().int(), height: z.number().int() }).optional(),
})
export type Message = z.infer<typeof message>
export type MessageQuote = NonNullable<Message['quote']>

export const messagesAnswer = z.array(message)

const messageVersion = message.pick({ id: true, content: true, sentAt: true })
export type MessageVersion = z.infer<typeof messageVersion>
export const versionsAnswer = z.array(messageVersion).max(VERSIONS_AT_MOST)

export const pageQuery = z
  .object({
    /** Only messages older than the one with this id. */
    before: longIdInAddress.optional(),
    /** Only messages newer than the one with this id, oldest first. */
    after: longIdInAddress.optional(),
    /** The page is centred on the message with this id. */
    around: longIdInAddress.optional(),
    limit: z.coerce.number().int().min(1).max(MESSAGE_PAGE.max).default(MESSAGE_PAGE.default),
  })
  .refine(
    ({ before, after, around }) => [before, after, around].filter((id) => id !== undefined).length <= 1,
    'Please give only one of `before`, `after` and `around`.',
  )
  .meta({ example: { limit: 50 } })
export type PageQuery = z.infer<typeof pageQuery>

/** No conversation is older, and PostgreSQL cannot read the earliest years. */
const FIRST_DATE = '1970-01-01'

export const firstMessageQuery = z
  .object({
    /** The day to start from, in the person's time zone. Omitted: the very first message. */
    date: z.iso
      .date('Please give a date such as 2026-11-24.')
      .refine((date) => date >= FIRST_DATE, 'Please give a date from 1970 on.')
      .optional(),
  })
  .meta({ example: { date: '2026-11-24' } })
export type FirstMessageQuery = z.infer<typeof firstMessageQuery>

export const firstMessageFound = z.object({
  message: z.object({ id: z.number().int(), sentAt: instant }).nullable(),
})
export type FirstMessageFound = z.infer<typeof firstMessageFound>

const words = text(LIMITS.message.max, `A message can have at most ${LIMITS.message.max} characters.`)
const WRITE_FIRST = 'Please write a message first.'
export const messageContent = words.refine(isVisible, WRITE_FIRST)

export const sendMessageBody = z
  .strictObject({
    helperId,
    content: words,
    isFromUser: z.literal(true, 'Only you can write as yourself: isFromUser must be true.').default(true),
    isSensitive: z.literal(false, 'Send sensitive messages to their own endpoint.').default(false),
    idempotencyKey,
    /** The message of this conversation that it refers to. One that is gone is left out. */
    quotes: longId.optional(),
    picture: picture.optional(),
  })
  .refine(({ content, picture }) => picture !== undefined || isVisible(content), {
    path: ['content'],
    message: WRITE_FIRST,
  })
export type SendMessageBody = z.infer<typeof sendMessageBody>

const unsavedTurn = z.strictObject({
  isFromUser: z.boolean(),
  content: messageContent,
  /** Of a reply, as the server named it: what was answered as no danger is none later. */
  source: z.enum(MESSAGE_SOURCES).optional(),
})

export const sensitiveMessageBody = z.strictObject({
  helperId,
  content: messageContent,
  /** Earlier messages in Sensitive Mode, oldest first, as the browser kept them. Untrusted. */
  earlier: z
    .array(unsavedTurn)
    .max(UNSAVED.turns, `At most ${UNSAVED.turns} earlier messages can be sent along.`)
    .refine((turns) => lengthOf(turns) <= UNSAVED.characters, 'The earlier messages are too long in total.')
    .default([]),
  /** It was taken for a danger, and the person says that it is none. */
  isMisunderstood: z.boolean().default(false),
})
export type SensitiveMessageBody = z.infer<typeof sensitiveMessageBody>

const lengthOf = (turns: readonly { content: string }[]): number =>
  turns.reduce((sum, turn) => sum + turn.content.length, 0)

/** A reworded message, saved as another version. It is answered again, replacing what followed the old version. */
export const editMessageBody = z.strictObject({ content: messageContent, idempotencyKey })
export type EditMessageBody = z.infer<typeof editMessageBody>

/** A helper that is not created yet, and what is said to it. */
export const tryOutBody = triedCharacter.extend({
  content: messageContent,
  /** What was said before, oldest first, as the browser kept it. Untrusted. */
  earlier: sensitiveMessageBody.shape.earlier,
})
export type TryOutBody = z.infer<typeof tryOutBody>

export const sensitiveAnswer = z.object({
  response: z.string(),
  source: z.enum(MESSAGE_SOURCES),
  aiGenerated: z.boolean(),
  /** The person asked for a reminder, which is not kept. */
  isReminderRefused: z.literal(true).optional(),
})
export type SensitiveAnswer = z.infer<typeof sensitiveAnswer>

export const sensitivePreview = z.object({
  /** The message as the model would receive it; null if no model receives it. */
  text: z.string().nullable(),
  /** Whether something in it is hidden from the model. */
  isMasked: z.boolean(),
})
export type SensitivePreview = z.infer<typeof sensitivePreview>

export const exchange = z.object({ userMessage: message, reply: message })
export type Exchange = z.infer<typeof exchange>

/** State of the reply to a message: being written (with its text so far), done, deleted by the person, or none of these. */
export const replyProgress = z.object({
  state: z.enum(['writing', 'done', 'deleted', 'none']),
  text: z.string(),
  reply: message.nullable(),
})
export type ReplyProgress = z.infer<typeof replyProgress>

export const firstMessageAnswer = z.object({ message: z.string(), messageId: z.number().int() })

export const messageParams = longIdParams

/** The events of a streamed reply, by name; `done` or `error` is the last. */
export const replyEvents = {
  accepted: z.object({ userMessage: message }),
  /** Why there is no word yet. */
  progress: z.object({ waitingFor: z.enum(['loading', 'reasoning']) }),
  /** What was sent so far is no part of the reply. */
  restart: z.object({}),
  /** `isSafety`: a prepared text, sent whole. */
  token: z.object({ text: z.string(), isSafety: z.literal(true).optional() }),
  done: z.object({ reply: message }),
  error: errorBody,
}
export type ReplyEvents = { [Name in keyof typeof replyEvents]: z.infer<(typeof replyEvents)[Name]> }

/** The events of a streamed reply in Sensitive Mode, of which nothing is stored. */
export const sensitiveEvents = { ...replyEvents, accepted: z.object({}), done: sensitiveAnswer }
export type SensitiveEvents = { [Name in keyof typeof sensitiveEvents]: z.infer<(typeof sensitiveEvents)[Name]> }
