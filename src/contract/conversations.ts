import { z } from 'zod'
import { MUTE_LENGTHS } from '../core/scheduling/mute.ts'
import { LIMITS, SEARCH_PAGE } from '../core/text/limits.ts'
import { emojiIn } from '../core/text/words.ts'
import { changes, helperId, instant, longId, trimmedText } from './common.ts'
import { planFields } from './schedules.ts'

/** A Chinese character or a Korean syllable may be a word. */
const ONE_IS_A_WORD = /[\p{sc=Han}\p{sc=Hangul}]/u

/** One letter is in nearly every message, but `猫` or an emoji is worth a search by itself. */
export const isSearchable = (typed: string): boolean =>
  [...typed].length >= LIMITS.messageSearch.min || ONE_IS_A_WORD.test(typed) || emojiIn(typed).length > 0

export const MOST_UNREAD = 100

export const lastMessage = z.object({
  id: z.number().int(),
  text: z.string(),
  isFromUser: z.boolean(),
  sentAt: instant,
})

export const conversationSummary = z.object({
  helperId: z.number().int(),
  name: z.string(),
  personaType: z.string(),
  imageUrl: z.string().nullable(),
  active: z.boolean(),
  ...planFields,
  lastMessage: lastMessage.nullable(),
  isPinned: z.boolean(),
  /** Until the next message. */
  isArchived: z.boolean(),
  /** The person has read messages up to this id; 0: none. */
  readUpTo: z.number().int(),
  /** Helper messages after that and after the person's last message, counted up to 100. */
  unread: z.number().int().max(MOST_UNREAD),
})
export type ConversationSummary = z.infer<typeof conversationSummary>

export const conversationList = z.object({ conversations: z.array(conversationSummary) })
export type ConversationListAnswer = z.infer<typeof conversationList>

export const markReadBody = z.strictObject({
  upTo: longId,
})

/** What to change of a conversation in the list, and of its helper’s first messages. */
export const organizeBody = changes({
  isPinned: z.boolean(),
  isArchived: z.boolean(),
  /** How long the helper does not write first. Null: it does again. */
  mute: z.enum(MUTE_LENGTHS).nullable(),
})
  .refine(({ isPinned, isArchived }) => !(isPinned && isArchived), 'A conversation is pinned or archived.')
  .meta({ example: { mute: 'week' } })
export type OrganizeBody = z.infer<typeof organizeBody>

const { min, max } = LIMITS.messageSearch

/** PostgreSQL cannot read the year 0. */
const searchedInstant = instant.refine((at) => at >= '0001', 'Please give a later date.')

export const searchBody = z
  .strictObject({
    /** Words that every result contains, in any inflected form and any order. */
    query: trimmedText(max).refine(isSearchable, `Please type at least ${min} characters.`),
    saidBy: z.enum(['person', 'helper']).optional(),
    helperId: helperId.optional(),
    /** Only messages sent at or after this time. */
    from: searchedInstant.optional(),
    /** Only messages sent before this time. */
    to: searchedInstant.optional(),
    /** Only messages older than the one with this id: `next` of the previous page. */
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
  /** The conversation from another program that it belongs to; null: it is in the helper's own. */
  importId: z.number().int().nullable(),
  snippet: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
})
export type SearchResult = z.infer<typeof searchResult>

/** Newest first. A page may have fewer results than requested and still have a next page. */
export const searchAnswer = z.object({
  results: z.array(searchResult),
  next: z.number().int().nullable(),
})
export type SearchAnswer = z.infer<typeof searchAnswer>
