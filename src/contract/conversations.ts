import { z } from 'zod'
import { instant, longId } from './common.ts'

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
