import type { Helper } from './helpers.ts'
import type { Message } from './messages.ts'

/**
 * The events of `GET /api/events`, by name. Each has an id; a browser that was away sends the last one it saw as
 * Last-Event-ID and gets the messages that it missed, then its helpers and its usage as they are now.
 */
export interface LiveEvents {
  /** A helper wrote first, or a chat went on in another window or on another device; some come twice. */
  message: { message: Message }
  /** A helper as it is now: its next message, and whether it is active. */
  helper: { helper: Helper }
  /** The person has read a conversation further, here or elsewhere. */
  read: { helperId: number; readUpTo: number }
  usage: LiveUsage
  /** Messages of a conversation were edited, deleted or replaced by other versions: it is to be read again. */
  conversation: { helperId: number }
}

export interface LiveUsage {
  used: number
  limit: number
  /** ISO instant. */
  resetsAt: string
}

/** What a push notification carries to the service worker. */
export interface PushPayload {
  helperId: number
  messageId: number
  /** The helper's name. */
  title: string
  body: string
  icon: string | null
  /** Path of the conversation. */
  url: string
}
