import { z } from 'zod'
import { LIMITS, SEARCH_PAGE } from '../core/text/limits.ts'
import { helperId, instant, longId, trimmedText } from './common.ts'

/** Where counting unread messages ends. */
export const MOST_UNREAD = 100

/** The newest message of a conversation: the beginning of its text, on one line. */
export const lastMessage = z.object({
  id: z.number().int(),
  text: z.string(),
  isFromUser: z.boolean(),
  sentAt: instant,
})

/** One line of the list of conversations. */
export const conversationSummary = z.object({
  helperId: z.number().int(),
  name: z.string(),
  personaType: z.string(),
  imageUrl: z.string().nullable(),
  active: z.boolean(),
  nextMessageAt: instant.nullable(),
  /** Null: nothing was said yet. */
  lastMessage: lastMessage.nullable(),
  /** The person has read the messages up to the one with this id; 0: none. */
  readUpTo: z.number().int(),
  /** Messages of the helper after that and after what the person wrote last; counting ends at 100. */
  unread: z.number().int().max(MOST_UNREAD),
})
export type ConversationSummary = z.infer<typeof conversationSummary>

/** Those with the newest message first. */
export const conversationList = z.object({ conversations: z.array(conversationSummary) })
export type ConversationList = z.infer<typeof conversationList>

export const markReadBody = z.strictObject({
  /** The newest message that was read. */
  upTo: longId,
})

const { min, max } = LIMITS.messageSearch

export const searchBody = z
  .strictObject({
    /** Words that a message must all have, in any form and order. */
    query: trimmedText(max).refine((typed) => [...typed].length >= min, `Please type at least ${min} characters.`),
    saidBy: z.enum(['person', 'helper']).optional(),
    helperId: helperId.optional(),
    /** Only messages sent from this instant on. */
    from: instant.optional(),
    /** Only messages sent before this instant. */
    to: instant.optional(),
    /** Only messages older than the one with this id: `next` of the page before. */
    before: longId.optional(),
    limit: z.number().int().min(1).max(SEARCH_PAGE.max).default(SEARCH_PAGE.default),
  })
  .refine(({ from, to }) => !from || !to || from < to, { path: ['to'], message: 'The end must come after the start.' })
  .meta({ example: { query: 'interview', saidBy: 'helper', limit: 20 } })
export type SearchBody = z.infer<typeof searchBody>

export const searchResult = z.object({
  messageId: z.number().int(),
  helperId: z.number().int(),
  isFromUser: z.boolean(),
  sentAt: instant,
  /** What the message says around the words, in parts. */
  snippet: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
})
export type SearchResult = z.infer<typeof searchResult>

/** Newest first. A page may hold fewer than asked for, and still have a next one. */
export const searchAnswer = z.object({
  results: z.array(searchResult),
  /** `before` of the next page; null: this was the last. */
  next: z.number().int().nullable(),
})
export type SearchAnswer = z.infer<typeof searchAnswer>
